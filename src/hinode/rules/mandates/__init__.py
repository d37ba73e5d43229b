"""The five mandates: a file for each, and the frame that has every clan perform them."""
