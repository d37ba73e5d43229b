"""A killing event: all that one effect kills in one province at one moment (CAR-10)."""

from __future__ import annotations

from hinode.known.public import Public
from hinode.rules import table
from hinode.state.state import State
from hinode.vocab.facts import FIGURE_KINDS
from hinode.vocab.ids import at

Victims = tuple[tuple[int, int, int], ...]  # (owner, kind, how many)


def figures_of(p: Public, clan: int, province: int) -> Victims:
    """All of a clan's figures in a province, as victims. Strongholds never are."""
    i = at(province, clan)
    return tuple((clan, kind, p.pieces[i + kind]) for kind in FIGURE_KINDS if p.pieces[i + kind])


def kill_all(s: State, victims: Victims, province: int, cause: str) -> int:
    """Kill them; returns how many died."""
    for owner, kind, count in victims:
        table.kill(s, owner, kind, count, province, cause)
    return sum(count for _, _, count in victims)
