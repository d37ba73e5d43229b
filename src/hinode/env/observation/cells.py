"""Cells: the numbers of all observations of a game, by absolute clan.

What all seats see is written once, with clans in the order of their ids, and only where it changed since the
last observation. Behind it lie what each seat alone knows and the pieces, in the order of `Public.pieces`.
Each observer's vector is one gather from these cells (`positions.py`).
"""

from __future__ import annotations

from array import array
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from hinode.env.layout import HIGH, SEATS, SIZE, START, WIDTH
from hinode.vocab.ids import KINDS, PLACES

Vector: TypeAlias = NDArray[np.float32]

AT: Final = START
EMPTY: Final = SIZE  # a cell that is always 0
OWN_CELLS: Final = SIZE + 1  # here start the blocks of what one seat knows, one for each clan
PIECE_CELLS: Final = OWN_CELLS + SEATS * WIDTH["own"]
CELLS: Final = PIECE_CELLS + PLACES * SEATS * KINDS


def capped(number: float) -> float:
    """At most `HIGH`, the bound of the observation space."""
    return number if number < HIGH else HIGH


class Cells:
    """The numbers. Single ones are written to `numbers`; `vector` shares its memory."""

    __slots__ = ("numbers", "vector")

    def __init__(self) -> None:
        # Faster than NumPy for single writes.
        self.numbers = array("f", bytes(4 * CELLS))
        self.vector: Vector = np.frombuffer(self.numbers, dtype=np.float32)


class Marks:
    """Cells of 0 and 1: the ones that are 1 for now."""

    __slots__ = ("_marked", "_numbers")

    def __init__(self, cells: Cells) -> None:
        self._numbers = cells.numbers
        self._marked: list[int] = []

    def move(self, marked: list[int]) -> None:
        """Set these cells to 1, and those of the last call to 0."""
        if marked == self._marked:
            return
        numbers = self._numbers
        for cell in self._marked:
            numbers[cell] = 0.0
        for cell in marked:
            numbers[cell] = 1.0
        self._marked = marked


def differences(one: bytes, two: bytes) -> list[int]:
    """Where two byte strings of the same length differ, the last place first."""
    different, found = int.from_bytes(one, "little") ^ int.from_bytes(two, "little"), list[int]()
    while different:
        place = (different.bit_length() - 1) >> 3
        found.append(place)
        different &= (1 << 8 * place) - 1
    return found


def own_cell(clan: int, name: str) -> int:
    """The first cell of a field that only one clan knows."""
    return OWN_CELLS + clan * WIDTH["own"] + AT[name] - AT["own.hand"]
