"""What the server plays itself: bots, expired clocks, and seats of absent players."""
