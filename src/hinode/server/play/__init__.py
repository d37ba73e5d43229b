"""Moves the server makes itself: for bots, expired clocks, and absent players."""
