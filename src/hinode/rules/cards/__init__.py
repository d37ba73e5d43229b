"""One card, one file: what each season card does."""
