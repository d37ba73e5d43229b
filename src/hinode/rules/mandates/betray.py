"""Betray: break your alliance and replace figures of two other players (BET)."""

from __future__ import annotations

from typing import Any, Final

from hinode.known.public import Public
from hinode.rules import changes
from hinode.rules.queries import in_reserve, reserve_kinds
from hinode.rules.triggers import hooks
from hinode.rules.triggers.entering import enter
from hinode.state.frame import Frame
from hinode.state.state import State
from hinode.vocab import codes
from hinode.vocab.codes import arg
from hinode.vocab.facts import FIGURE_KINDS, IS_DAIMYO, TOUCHABLE, TYPES, WORSHIPPERS
from hinode.vocab.ids import CLANS, FIRST_SHRINE, KINDS, MAP_SIZE, NO_PIECES, NOBODY, at

MAX_REPLACED: Final = 2

# By kind on the map: the kinds that may replace it, which share a type (BET-3, BET-4). What counts
# as a Daimyo is never replaced, but as a Monster in reserve it may replace one.
REPLACEMENTS: Final = tuple(
    tuple(other for other in FIGURE_KINDS if TYPES[kind] & TYPES[other] & ~IS_DAIMYO) for kind in range(KINDS)
)


class Betraying(Frame):
    """The current player's Betray, one figure at a time."""

    fields = ("clan", "replaced")
    __slots__ = fields
    name = "betray"
    turn_clause = "BET-1"

    def __init__(self, clan: int, replaced: tuple[tuple[int, bool], ...] = ()) -> None:
        super().__init__()
        self.clan = clan
        self.replaced = replaced  # (owner, whether in a shrine)

    def advance(self, s: State) -> None:
        if self.step == 0:
            self.step = 1
            if s.public.ally[self.clan] != NOBODY:  # BET-2
                changes.end_alliance(s, self.clan, "betray")
                changes.lose_honor(s, self.clan, "betray")
        elif self.step == 1:
            s.ask(self.clan, "betray", "betray")
        else:
            s.done()

    def options(self, s: State, clan: int) -> list[int]:
        found = [codes.DONE]
        p = s.public
        for owner in p.clans:
            if owner == clan:
                continue
            if self.may_replace(p, owner, False):
                replacements(p, clan, owner, found)
            if self.may_replace(p, owner, True):
                shrine_replacements(p, clan, owner, found)
        return found

    def may_replace(self, p: Public, owner: int, in_shrine: bool) -> bool:
        """Two figures of different owners on the map; more only if a card allows it (BET-3)."""
        if not self.replaced and not in_shrine:
            return True
        all_of_them = (*self.replaced, (owner, in_shrine))
        on_map = [victim for victim, shrine in all_of_them if not shrine]
        extra = len(all_of_them) - min(MAX_REPLACED, len(set(on_map)))
        return extra <= hooks.allowance(p, self.clan, hooks.MORE_REPLACED)

    def answer(self, s: State, clan: int, code: int) -> None:
        if code == codes.DONE:
            self.step = 2
            return
        owner, kind, where, with_kind = arg(code, 0), arg(code, 1), arg(code, 2), arg(code, 3)
        self.replaced = (*self.replaced, (owner, where >= FIRST_SHRINE))
        changes.replace(s, clan, with_kind, owner, kind, where, "betray")
        if where < FIRST_SHRINE:
            enter(s, clan, with_kind, where)

    def show(self, s: State) -> dict[str, Any]:
        return {
            "kind": "betray",
            "clan": CLANS[self.clan],
            "victims": [CLANS[owner] for owner, _ in self.replaced],
        }


def replacements(p: Public, clan: int, owner: int, found: list[int]) -> None:
    """Add every way to replace one of the owner's figures on the map from the clan's reserve."""
    mine = reserve_kinds(p, clan)
    if not mine:
        return
    pieces = p.pieces
    for province in range(MAP_SIZE):
        i = at(province, owner)
        row = pieces[i : i + KINDS]
        if row == NO_PIECES:
            continue
        for kind in TOUCHABLE:
            if row[kind]:
                for stand_in in REPLACEMENTS[kind]:
                    if stand_in in mine:
                        found.append(codes.pack(codes.REPLACE, owner, kind, province, stand_in))


def shrine_replacements(p: Public, clan: int, owner: int, found: list[int]) -> None:
    """Add every way to replace one of the owner's worshippers with one from the clan's reserve."""
    mine = [kind for kind in WORSHIPPERS if in_reserve(p, clan, kind)]
    for kami in p.shrines:
        shrine = FIRST_SHRINE + kami
        for kind in WORSHIPPERS:
            if p.pieces[at(shrine, owner) + kind]:
                found += [codes.pack(codes.REPLACE, owner, kind, shrine, stand_in) for stand_in in mine]
