"""Wire types: commands in, views and events out."""
