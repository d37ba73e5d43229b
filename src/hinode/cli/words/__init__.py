"""Words: turns game data into sentences of the message catalog, for one reader."""
