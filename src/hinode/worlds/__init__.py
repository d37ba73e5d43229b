"""From one seat's knowledge to a random game consistent with it."""
