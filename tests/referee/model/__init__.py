"""The table and what can be read off it: facts, pieces, force, prices."""
