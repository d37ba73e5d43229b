"""Limits per person and per network address, and the limit on open files."""
