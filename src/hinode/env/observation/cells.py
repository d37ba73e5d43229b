"""Cells: the numbers of all observations of a game, by absolute clan, and their order for each observer.

What all seats see is written once, with clans in the order of their ids, and only where it changed since the
last observation. Behind it lies what each seat alone knows. Each observer's vector is one gather from these
cells: its own seat first, then clockwise.
"""

from __future__ import annotations

from array import array
from functools import cache, lru_cache
from typing import Final, TypeVar

import numpy as np
from numpy.typing import NDArray

from hinode.env.layout import BLOCKS, COPIES_OF, HIGH, SEATS, SIZE, START, WIDTH, WORSHIPPING
from hinode.vocab.ids import KINDS

Vector = NDArray[np.float32]
Positions = NDArray[np.intp]
D = TypeVar("D", bound=np.generic)

AT: Final = START
EMPTY: Final = SIZE  # a cell that is always 0
OWN_CELLS: Final = SIZE + 1  # here start the blocks of what one seat knows, one for each clan
# Fields with one part for each seat: (parts before the seats, numbers for each seat).
_BY_SEAT: Final = {
    **dict.fromkeys(("seat.ally", "seat.proposes_to", "seat.hostages_of"), (1, 1)),
    **dict.fromkeys(("province.force", "province.leader", "shrine.controller", "mandate.clan"), (1, 1)),
    "province.pieces": (1, KINDS),
    "province.tokens": (3, 1),
    "shrine.worshippers": (1, WORSHIPPING),
}


def capped(number: float) -> float:
    """At most `HIGH`, the bound of the observation space."""
    return number if number < HIGH else HIGH


class Cells:
    """The numbers. Single ones are written to `numbers`, and `vector` shares its memory."""

    __slots__ = ("numbers", "vector")

    def __init__(self) -> None:
        # Faster than NumPy for single writes.
        self.numbers = array("f", bytes(4 * (OWN_CELLS + SEATS * WIDTH["own"])))
        self.vector: Vector = np.frombuffer(self.numbers, dtype=np.float32)


class Marks:
    """Cells of 0 and 1: the ones that are 1 for now."""

    __slots__ = ("_marked", "_numbers")

    def __init__(self, cells: Cells) -> None:
        self._numbers = cells.numbers
        self._marked: list[int] = []

    def move(self, marked: list[int]) -> None:
        """Set these cells to 1, and those of the last call to 0."""
        numbers = self._numbers
        for cell in self._marked:
            numbers[cell] = 0.0
        for cell in marked:
            numbers[cell] = 1.0
        self._marked = marked


def differences(one: bytes, two: bytes) -> list[int]:
    """Where two byte strings of the same length differ."""
    unequal = np.frombuffer(one, dtype=np.uint8) != np.frombuffer(two, dtype=np.uint8)
    found: list[int] = unequal.nonzero()[0].tolist()
    return found


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
    return found


def own_cell(clan: int, name: str) -> int:
    """The first cell of a field that only one clan knows."""
    return OWN_CELLS + clan * WIDTH["own"] + AT[name] - AT["own.hand"]


def _in_order(cells: Positions, axis: int, order: tuple[int, ...]) -> Positions:
    """Seats in the observer's order. Seats that nobody has are empty."""
    taken = np.take(cells, (*order, *(0,) * (SEATS - len(order))), axis)
    np.moveaxis(taken, axis, 0)[len(order) :] = EMPTY
    return taken
