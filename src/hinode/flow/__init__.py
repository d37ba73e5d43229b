"""The driver loop. It knows no rule of this game."""
