"""The whole truth of a game: public state, every seat's record, the vault, the frames, the log."""
