"""`kill -9` under load: no acknowledged command is lost or repeated, and nothing unsaved was ever shown."""
