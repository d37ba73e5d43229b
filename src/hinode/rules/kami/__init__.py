"""Kami turns: the four shrines, left to right, and the ability of each."""
