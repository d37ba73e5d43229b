"""The vocabulary of the game: ids, answers, decisions, events, errors. No rules."""
