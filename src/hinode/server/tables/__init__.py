"""Table logic without I/O: entries, commands, lobby, presenters, undo, votes, and clocks."""
