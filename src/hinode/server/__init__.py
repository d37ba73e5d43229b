"""The server: tables for players, bots, and spectators, over HTTP and WebSocket."""
