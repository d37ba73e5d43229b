"""Deals in the terminal: offers as typed lines, and the commands about them."""
