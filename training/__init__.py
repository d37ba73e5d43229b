"""Training of the learned value: generate games, train, evaluate, export (docs/training.md)."""
