"""Kami turns: the four shrines, left to right, and the gift of each kami."""
