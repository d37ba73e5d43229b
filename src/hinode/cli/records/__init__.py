"""The commands that read the record of one game."""
