"""Previews: what an answer would lead to, from what one seat knows. They never run the real game."""
