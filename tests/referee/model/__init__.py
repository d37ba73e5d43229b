"""The public state and what follows from it: facts, pieces, force, and prices."""
