"""The rules of this game, and nothing else."""
