"""Clauses that the engine does not carry out yet. Each goes when its fix has landed."""

TRA_4 = False  # paying the full price with Benevolence
TRA_6 = False  # asked although no card is affordable, while a gift could make one so
CAR_11 = False  # Way of the Merchant bought in a Train pays nothing for what was gained before
HON_5 = False  # places asked for also where they matter only in some sequence of a clan's own effects
