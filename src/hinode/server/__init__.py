"""The server: tables that friends, bots and spectators share."""
