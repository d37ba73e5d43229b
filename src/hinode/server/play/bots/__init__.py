"""Bots at the server's tables. They run in worker processes."""
