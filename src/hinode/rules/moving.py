"""Moves: over a border, along a shipping route, or through the air (MAR-1)."""

from __future__ import annotations

from typing import Final

from hinode.known.public import Public
from hinode.rules import table
from hinode.rules.entering import enter
from hinode.rules.queries import EVERYWHERE, TRAITS
from hinode.state.state import State
from hinode.vocab import codes
from hinode.vocab.facts import ADJACENT, FIGURE_KINDS
from hinode.vocab.ids import KINDS, MAP_SIZE, STRONGHOLD, at

_PIECES: Final = (*FIGURE_KINDS, STRONGHOLD)


def _moves(ways: tuple[tuple[int, ...], ...]) -> tuple[tuple[tuple[int, ...], ...], ...]:
    def row(kind: int, start: int) -> tuple[int, ...]:
        return tuple(codes.pack(codes.MOVE, kind, start, end) for end in ways[start])

    return tuple(tuple(row(kind, start) for start in range(MAP_SIZE)) for kind in range(KINDS))


WALKS: Final = _moves(ADJACENT)  # codes by kind and province
FLIGHTS: Final = _moves(EVERYWHERE)


def movable(p: Public, clan: int, moved: tuple[int, ...], found: list[int]) -> None:
    """Add the code of every Move the clan's pieces on the map may make (CLA-TURTLE-1, -DRAGONFLY-2)."""
    pieces = p.pieces
    table_of = FLIGHTS if TRAITS[clan].flies else WALKS
    kinds = _PIECES if TRAITS[clan].living_strongholds else FIGURE_KINDS
    for province in range(MAP_SIZE):
        i = at(province, clan)
        row = pieces[i : i + KINDS]
        if not any(row):
            continue
        for kind in kinds:
            count = row[kind]
            if count and (not moved or count > moved.count(province * KINDS + kind)):
                found += table_of[kind][province]


def carry_out_move(s: State, clan: int, kind: int, start: int, end: int, cause: str) -> None:
    table.move(s, clan, kind, start, end, cause)
    enter(s, clan, kind, end)
