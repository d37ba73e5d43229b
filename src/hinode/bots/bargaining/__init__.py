"""Bargaining: what a deal is worth, which offers to make and accept, and which promises to keep."""
