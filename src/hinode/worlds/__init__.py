"""Random games consistent with what one seat knows."""
