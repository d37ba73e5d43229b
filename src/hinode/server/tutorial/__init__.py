"""The tutorial: one short season from a fixed position, with scripted bots."""
