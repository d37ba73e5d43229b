"""Load on a server in its own process: players that answer at once, or at one move per second."""
