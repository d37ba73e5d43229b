"""The HTTP layer of the server."""
