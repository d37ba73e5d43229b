"""How the terminal puts things into words; the words themselves are the catalogue's."""
