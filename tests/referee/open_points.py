"""What the engine does not do yet: the referee overlooks it until the fix has landed.

Take a clause out of `OPEN` with its fix; `test_open_points.py` fails until then. When `OPEN` is empty, this
module and the lines that ask it go.
"""

OPEN = {
    "TRA-4",  # paying the full price with Benevolence
    "TRA-6",  # asked although no card is affordable, while a gift could make one so
    "CAR-11",  # Way of the Merchant bought in a Train pays nothing for what was gained before
    "HON-5",  # places asked for also where they matter only in some sequence of a clan's own effects
    "killed.by",  # the event says whose doing it was
    "battle province",  # bid_revealed, advantage_won and battle_ended name the province
}


def overlooked(clause: str) -> bool:
    return clause in OPEN
