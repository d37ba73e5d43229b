"""Triggers: the windows at which cards and abilities react, and the order in which they do."""
