"""The full state of a game: public state, every seat's private state, the vault, the frames, the log."""
