"""The five clans' abilities: a file for each, read through `TRAITS`."""
