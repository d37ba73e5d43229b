"""Betray: break one's alliance, and turn figures of two other players (BET)."""

from __future__ import annotations

from typing import Any

from hinode.known.public import Public
from hinode.rules import table
from hinode.rules.entering import enter
from hinode.rules.queries import in_reserve
from hinode.state.frame import Frame
from hinode.state.state import State
from hinode.vocab import codes
from hinode.vocab.codes import arg
from hinode.vocab.facts import FIGURE_KINDS, IS_DAIMYO, TOUCHABLE, TYPES
from hinode.vocab.ids import CLANS, KINDS, MAP_SIZE, NOBODY, at

MOST_REPLACED = 2

# By kind on the map: the kinds that may take its place, sharing a type (BET-3, BET-4). What counts
# as a Daimyo is never replaced, but as a Monster in reserve it may replace one.
STAND_INS = tuple(
    tuple(other for other in FIGURE_KINDS if TYPES[kind] & TYPES[other] & ~IS_DAIMYO) for kind in range(KINDS)
)


class Betraying(Frame):
    """The current player's Betray, one figure at a time."""

    __slots__ = ("clan", "victims")
    name = "betray"
    turn_clause = "BET-1"

    def __init__(self, clan: int, bonus: bool) -> None:
        super().__init__()
        self.clan = clan
        self.victims: tuple[int, ...] = ()

    def advance(self, s: State) -> None:
        if self.step == 0:
            self.step = 1
            if s.public.ally[self.clan] != NOBODY:  # BET-2
                table.end_alliance(s, self.clan, "betray")
                table.lose_honor(s, self.clan, "betray")
        elif self.step == 1:
            s.ask(self.clan, "betray", "betray")
        else:
            s.done()

    def options(self, s: State, clan: int) -> list[int]:
        found = [codes.DONE]
        if len(self.victims) == MOST_REPLACED:
            return found
        p = s.public
        for owner in p.clans:
            if owner != clan and owner not in self.victims:
                replacements(p, clan, owner, found)
        return found

    def answer(self, s: State, clan: int, code: int) -> None:
        if code == codes.DONE:
            self.step = 2
            return
        owner, kind, where, with_kind = arg(code, 0), arg(code, 1), arg(code, 2), arg(code, 3)
        self.victims = (*self.victims, owner)
        table.replace(s, clan, with_kind, owner, kind, where, "betray")
        enter(s, clan, with_kind, where)

    def show(self, s: State) -> dict[str, Any]:
        return {
            "kind": "betray",
            "clan": CLANS[self.clan],
            "victims": [CLANS[clan] for clan in self.victims],
        }


def replacements(p: Public, clan: int, owner: int, found: list[int]) -> None:
    """Add every way to replace one of the owner's figures on the map from the clan's reserve."""
    mine = [kind for kind in FIGURE_KINDS if in_reserve(p, clan, kind)]
    for province in range(MAP_SIZE):
        i = at(province, owner)
        row = p.pieces[i : i + KINDS]
        if not any(row):
            continue
        for kind in TOUCHABLE:
            if row[kind]:
                found += [
                    codes.pack(codes.REPLACE, owner, kind, province, stand_in)
                    for stand_in in STAND_INS[kind]
                    if stand_in in mine
                ]
