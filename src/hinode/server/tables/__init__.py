"""A table: the people, bots and spectators around one game, as a fold over its entries."""
