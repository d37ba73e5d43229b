"""Words: turns game data into sentences of the message catalogue, for one reader."""
