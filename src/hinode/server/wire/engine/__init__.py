"""JSON shapes of what the engine says and takes, built from its own vocabulary."""
