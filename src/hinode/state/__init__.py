"""The full state of a game: public state, every seat's record, the vault, the frames, the log."""
