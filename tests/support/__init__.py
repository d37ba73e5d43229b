"""Shared test support: strict scripts, short positions, and random play."""
