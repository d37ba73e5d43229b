"""Indexes: where each number of an observer's vector lies among the cells.

The observer's seat comes first, then the others clockwise.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

from hinode.env.layout import BLOCKS, COPIES_OF, SEATS, SIZE, WIDTH, WORSHIPPING
from hinode.env.observation.cells import AT, CELLS, EMPTY, PIECE_CELLS, own_cell
from hinode.vocab.facts import WORSHIPPERS
from hinode.vocab.ids import FIRST_SHRINE, KINDS, PLACES, RESERVE

Positions: TypeAlias = NDArray[np.intp]
D = TypeVar("D", bound=np.generic)

# Fields with one part for each seat: (parts before the seats, numbers for each seat).
_BY_SEAT: Final = {
    **dict.fromkeys(("seat.ally", "seat.proposes_to", "seat.hostages_of"), (1, 1)),
    **dict.fromkeys(("province.force", "province.leader", "shrine.controller", "mandate.clan"), (1, 1)),
    "province.pieces": (1, KINDS),
    "province.tokens": (3, 1),
    "shrine.worshippers": (1, WORSHIPPING),
}
# What lies in each cell of `Public.pieces`: (place, clan, kind).
_PIECES: Final = [
    (place, clan, kind) for place in range(PLACES) for clan in range(SEATS) for kind in range(KINDS)
]


def _rows(vector: NDArray[D], block: str) -> NDArray[D]:
    first = AT[f"{block}.{_first_field(block)}"]
    wide, times = WIDTH[block], COPIES_OF[block]
    return vector[first : first + times * wide].reshape(times, wide)


@cache
def _first_field(block: str) -> str:
    return next(fields[0][0] for name, _, fields in BLOCKS if name == block)


@cache
def _columns(name: str) -> slice:
    block, _, field = name.partition(".")
    sizes = next(dict(fields) for known, _, fields in BLOCKS if known == block)
    start = AT[name] - AT[f"{block}.{_first_field(block)}"]
    return slice(start, start + sizes[field])


@lru_cache(256)  # one for each observer in each set of clans
def positions(order: tuple[int, ...]) -> Positions:
    """The cell of each number of an observer's vector. `order` is its own clan, then the others clockwise."""
    found: Positions = np.arange(SIZE, dtype=np.intp)
    for name, (before, size) in _BY_SEAT.items():
        rows = _rows(found, name.partition(".")[0])
        columns = _columns(name)
        parts = rows[:, columns].reshape(len(rows), before, SEATS, size)
        rows[:, columns] = _in_order(parts, 2, order).reshape(len(rows), -1)
    seats = _rows(found, "seat")
    seats[:] = _in_order(seats, 0, order)
    own = _rows(found, "own")
    own[:] = own_cell(order[0], "own.hand") + np.arange(WIDTH["own"])
    found[AT["own.deck_size"]] = AT["own.deck_size"]  # the same for all
    moved: Positions = _moved_pieces()[found]
    return moved


def _in_order(cells: Positions, axis: int, order: tuple[int, ...]) -> Positions:
    """Seats in the observer's order. Seats that nobody has are empty."""
    taken = np.take(cells, (*order, *(0,) * (SEATS - len(order))), axis)
    np.moveaxis(taken, axis, 0)[len(order) :] = EMPTY
    return taken


@cache
def _moved_pieces() -> Positions:
    """By cell: itself, but for numbers of pieces the cell in the order of `Public.pieces`."""
    found: Positions = np.arange(CELLS, dtype=np.intp)
    for index, (place, clan, kind) in enumerate(_PIECES):
        if place < FIRST_SHRINE:
            number = AT["province.pieces"] + place * WIDTH["province"] + clan * KINDS + kind
        elif place == RESERVE:
            number = AT["seat.reserve"] + clan * WIDTH["seat"] + kind
        elif kind in WORSHIPPERS:
            first = AT["shrine.worshippers"] + (place - FIRST_SHRINE) * WIDTH["shrine"]
            number = first + clan * len(WORSHIPPERS) + WORSHIPPERS.index(kind)
        else:
            continue  # it never stands in a shrine
        found[number] = PIECE_CELLS + index
    return found
