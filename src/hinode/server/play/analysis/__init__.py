"""Analysis of finished games: a queue, and the process that computes them."""
