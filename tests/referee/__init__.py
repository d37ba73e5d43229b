"""An independent referee: a second model of the game that follows the event log and checks every event.

It is written from the rules alone. It imports nothing from the engine; it reads the data file, the JSON of
events, views, and questions, and the answers. `test_imports.py` checks that.
"""
