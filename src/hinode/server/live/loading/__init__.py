"""Tables are loaded from the database, and kept in memory up to a limit."""
