"""Bots: computer players. They see views and sampled worlds, never the real game."""
