"""The five mandates, one module each, and the frame in which the clans perform them."""
