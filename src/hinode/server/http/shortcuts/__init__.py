"""Shortcuts for commands, which are most of the requests to a server."""
