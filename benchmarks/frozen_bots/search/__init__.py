"""Search: candidate answers, lookahead in sampled worlds, and bids."""
