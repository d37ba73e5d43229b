"""Playing for those who do not: bots, expired clocks, and absent players."""
