"""What goes over the wire: commands in, views and events out."""
