"""Layout of the observation vector: which field is where.

All numbers are 0 or more, scaled so that common values are between 0 and 1, and at most `HIGH`. Seats are
relative to the observer: its own first, then clockwise. Empty seats are zeros.
"""

from __future__ import annotations

from difflib import get_close_matches
from operator import index as as_int
from typing import Final

from hinode.vocab.decisions import ANSWERS_OF
from hinode.vocab.errors import HinodeError
from hinode.vocab.facts import MANDATE_TURNS, MAX_WARS, WORSHIPPERS
from hinode.vocab.ids import (
    ADVANTAGES,
    CARD_COUNT,
    CARDS,
    CLANS,
    KAMI,
    KINDS,
    MANDATES,
    MAP_SIZE,
    PHASES,
    PLACES,
    SEASONS,
    SETS,
    index,
)

OBSERVATION_VERSION: Final = 1
HIGH: Final = 10.0

SEATS: Final = len(CLANS)
TURNS: Final = MANDATE_TURNS
WORSHIPPING: Final = len(WORSHIPPERS)  # kinds of figures that can worship

KINDS_OF_QUESTION: Final = tuple(ANSWERS_OF)
OWN_CLAN: Final = "own-clan"
CAUSES: Final = (*CARDS, *KAMI, *MANDATES, *ADVANTAGES, OWN_CLAN)
QUESTION_NO: Final = index(KINDS_OF_QUESTION)
CAUSE_NO: Final = index(CAUSES)

# Scales.
VP: Final = 50.0
COINS: Final = 10.0
FORCE: Final = 10.0
COPIES: Final = 2.0  # of cards on display and of mandate tiles
FIGURES_HELD: Final = 6.0

Fields = tuple[tuple[str, int], ...]

GAME: Final[Fields] = (
    ("season", len(SEASONS)),
    ("phase", len(PHASES)),
    ("players", 3),
    ("season_set", len(SETS)),
    ("kami_unbound", 1),
    ("mandates_laid", TURNS + 1),
    ("killed_in_battle", 1),
    ("gifts_left", 1),
)
SEAT: Final[Fields] = (
    ("present", 1),
    ("clan", SEATS),
    ("vp", 1),
    ("coins", 1),
    ("ronin", 1),
    ("honor", SEATS),
    ("ally", SEATS),
    ("allied_seasons", 3),
    ("asked", 1),
    ("current", 1),
    ("to_perform", 1),
    ("ready", 1),
    ("proposes_to", SEATS),
    ("reserve", KINDS),
    ("hostages_of", SEATS),
    ("token_provinces", 1),
    ("standing", 1),
    ("in_battle", 1),
    ("bid", len(ADVANTAGES)),
    ("hired", 1),
    ("victor", 1),
    ("cards", CARD_COUNT),
)
PROVINCE: Final[Fields] = (
    ("pieces", SEATS * KINDS),
    ("force", SEATS),
    ("leader", SEATS),
    ("war_number", MAX_WARS),
    ("at_war_now", 1),
    ("tokens", 3 * SEATS),
    ("kami_figures", len(KAMI)),
)
SHRINE: Final[Fields] = (
    ("slot", 4),
    ("worshippers", SEATS * WORSHIPPING),
    ("controller", SEATS),
    ("resolving", 1),
)
MANDATE: Final[Fields] = (("clan", SEATS), ("carried_out", len(MANDATES)), ("face_down", 1))
OWN: Final[Fields] = (
    ("hand", len(MANDATES)),
    ("known_on_top", len(MANDATES)),
    ("laid_face_down", len(MANDATES)),
    ("deck_size", 1),
    ("sealed", 1),
    ("sealed_bid", len(ADVANTAGES)),
)
QUESTION: Final[Fields] = (
    ("kind", len(KINDS_OF_QUESTION)),
    ("cause", len(CAUSES)),
    ("province", MAP_SIZE),
    ("coins", 1),
    ("moves", 1),
    ("bid_step", len(ADVANTAGES)),
    ("bid_so_far", len(ADVANTAGES)),
    ("bid_left", 1),
    ("victim_seat", SEATS),
    ("victim_kind", KINDS),
    ("victim_place", PLACES),
)


def width(fields: Fields) -> int:
    return sum(size for _, size in fields)


# (name of a block, number of copies, fields).
BLOCKS: Final[tuple[tuple[str, int, Fields], ...]] = (
    ("game", 1, GAME),
    ("seat", SEATS, SEAT),
    ("province", MAP_SIZE, PROVINCE),
    ("shrine", len(KAMI), SHRINE),
    ("display", 1, (("copies", CARD_COUNT),)),
    ("mandate", TURNS, MANDATE),
    ("own", 1, OWN),
    ("question", 1, QUESTION),
)


def _starts() -> tuple[dict[str, int], dict[str, int], int]:
    """The start of each field in the first copy of its block, the width of each block, and the total size."""
    starts, widths, at = {}, {}, 0
    for block, times, fields in BLOCKS:
        widths[block] = width(fields)
        inside = at
        for name, size in fields:
            starts[f"{block}.{name}"] = inside
            inside += size
        at += times * widths[block]
    return starts, widths, at


START, WIDTH, SIZE = _starts()
COPIES_OF: Final = {block: times for block, times, _ in BLOCKS}


def where(field: str, number: int = 0) -> int:
    """The index of a field: `where("seat.coins", 1)` is the Coins of the next seat clockwise."""
    if field not in START:
        near = get_close_matches(str(field), START, n=1)
        hint = f"; did you mean {near[0]!r}?" if near else ""
        raise HinodeError(f"the observation has no field {field!r}{hint}")
    block = field.partition(".")[0]
    try:
        place = as_int(number)
    except TypeError:
        raise HinodeError(f"the number of a {block} is a whole number, not {number!r}") from None
    if not 0 <= place < COPIES_OF[block]:
        raise HinodeError(f"{block} {place}: the blocks are numbered from 0 to {COPIES_OF[block] - 1}")
    return START[field] + place * WIDTH[block]
