"""Figures, Strongholds, hostages and kami figures."""

from __future__ import annotations

from hinode.known.public import added, replaced
from hinode.rules.changes.wealth import gain_coins
from hinode.state.state import State
from hinode.vocab.facts import FIGURE_KINDS
from hinode.vocab.ids import FIRST_SHRINE, KINDS, NO_PIECES, NOBODY, RESERVE, STRONGHOLD, at


def _shift(s: State, clan: int, kind: int, start: int, end: int, count: int = 1) -> None:
    left = added(s.public.pieces, at(start, clan) + kind, -count)
    s.public.pieces = added(left, at(end, clan) + kind, count)


def summon(s: State, clan: int, kind: int, province: int, to: int, cause: str) -> None:
    """From reserve to a province, or through it to a shrine (REC-5)."""
    _shift(s, clan, kind, RESERVE, to)
    s.emit("summoned", cause, clan, kind, province, to)


def place(s: State, clan: int, kind: int, to: int, cause: str) -> None:
    """From reserve, but not summoned (FIG-3)."""
    _shift(s, clan, kind, RESERVE, to)
    s.emit("placed", cause, clan, kind, to)


def move(s: State, clan: int, kind: int, start: int, end: int, cause: str) -> None:
    _shift(s, clan, kind, start, end)
    s.emit("moved", cause, clan, kind, start, end)


def build(s: State, clan: int, province: int, cause: str) -> None:
    _shift(s, clan, STRONGHOLD, RESERVE, province)
    s.emit("built", cause, clan, province)


def replace(s: State, clan: int, with_kind: int, owner: int, kind: int, where: int, cause: str) -> None:
    """Not a kill and not a Summon (BET-6)."""
    _shift(s, owner, kind, where, RESERVE)
    _shift(s, clan, with_kind, RESERVE, where)
    s.emit("replaced", cause, clan, with_kind, owner, kind, where)


def kill(s: State, clan: int, kind: int, count: int, province: int, by: int, cause: str) -> None:
    """`by` is the clan whose doing it is: the clan itself for Seppuku, the winner of a battle."""
    _shift(s, clan, kind, province, RESERVE, count)
    if s.public.battle:  # BAT-12
        s.public.dead += count
    s.emit("killed", cause, clan, kind, count, province, by)


def capture(s: State, clan: int, owner: int, kind: int, province: int, cause: str) -> None:
    """The figure leaves the map for the captor's screen (BAT-8)."""
    p = s.public
    p.pieces = added(p.pieces, at(province, owner) + kind, -1)
    p.hostages = [*p.hostages, (clan, owner, kind)]
    s.emit("captured", cause, clan, owner, kind, province)


def shift(s: State, clan: int, kind: int, start: int, end: int, cause: str) -> None:
    """From one shrine to another; not a Move."""
    _shift(s, clan, kind, start, end)
    s.emit("moved", cause, clan, kind, start, end)


def move_kami(s: State, clan: int, slot: int, end: int, cause: str) -> None:
    """A Move of a kami's figure by its controller (KUB-4)."""
    p = s.public
    start = p.kami_at[slot]
    p.kami_at = replaced(p.kami_at, slot, end)
    s.emit("kami_moved", cause, p.shrines[slot], clan, start, end)


def mark_kami_moved(s: State, slot: int) -> None:
    """A kami figure moves once per Marshal, no matter which clan controls it (KUB-4)."""
    s.public.kami_moved |= 1 << slot


def place_kami(s: State, clan: int, slot: int, province: int) -> None:
    """From beside the shrine or from anywhere on the map; no Move and no Summon (KUB-2)."""
    p = s.public
    p.kami_at = replaced(p.kami_at, slot, province)
    s.emit("kami_placed", "KUB-2", p.shrines[slot], clan, province)


def kami_leave(s: State) -> None:
    """All kami figures leave the map (KUB-7)."""
    p = s.public
    for slot, province in enumerate(p.kami_at):
        if province != NOBODY:
            p.kami_at = replaced(p.kami_at, slot, NOBODY)
            s.emit("kami_left", "KUB-7", p.shrines[slot], province)


def return_hostages(s: State) -> None:
    """Every hostage returns to its owner's reserve and its captor gains 1 Coin (SEA-4)."""
    p = s.public
    for captor, owner, kind in p.hostages:
        p.pieces = added(p.pieces, at(RESERVE, owner) + kind, 1)
        s.emit("hostage_returned", "SEA-4", captor, owner, kind)
        gain_coins(s, captor, 1, "SEA-4")
    p.hostages = []


def leave_shrines(s: State) -> None:
    """Figures in shrines go back to reserve (CLN-2)."""
    p = s.public
    for kami in p.shrines:
        shrine = FIRST_SHRINE + kami
        for clan in p.clans:
            i = at(shrine, clan)
            if p.pieces[i : i + KINDS] == NO_PIECES:
                continue
            for kind in FIGURE_KINDS:
                count = p.pieces[i + kind]
                if count:
                    _shift(s, clan, kind, shrine, RESERVE, count)
                    s.emit("returned", "CLN-2", clan, kind, count, shrine)
