"""Screen: the terminal itself, and the game position drawn as tables."""
