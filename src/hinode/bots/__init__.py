"""Bots: they see views, their own questions and sampled worlds, never the real game."""
