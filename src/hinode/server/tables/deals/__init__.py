"""Deals at a table: their state, the commands about them, and what each viewer sees of them."""
