"""The command line: play, serve, verify, tournament, and bench."""
