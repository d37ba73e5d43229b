"""How resolution proceeds. Knows no rule of this game."""
