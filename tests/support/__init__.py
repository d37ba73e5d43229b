"""What the tests share: strict scripts, short positions, random play."""
