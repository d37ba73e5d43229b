"""The four war advantages: who wins each, and what its winner may do (BAT-4 to BAT-9, BAT-12)."""

from __future__ import annotations

from typing import Any

from hinode.known.private import NO_BID
from hinode.known.public import Public
from hinode.rules import changes
from hinode.rules.actions.killing import Killing, figures_of
from hinode.rules.queries import TRAITS, has_power
from hinode.rules.triggers import hooks
from hinode.rules.triggers.windows import open_window
from hinode.rules.war.standings import note_next_standing
from hinode.state.frame import Frame
from hinode.state.state import State
from hinode.vocab import codes
from hinode.vocab.codes import arg
from hinode.vocab.facts import TOUCHABLE
from hinode.vocab.ids import (
    ADVANTAGES,
    CLANS,
    HACHIMAN,
    HOSTAGE,
    KINDS,
    NO_PIECES,
    NOBODY,
    POETS,
    PROVINCES,
    RONIN,
    SEPPUKU,
    at,
)


def highest_bidder(p: Public, advantage: int) -> int:
    """Most Coins, ties by honor as it is now; NOBODY if there are none (BAT-4)."""
    best, most = NOBODY, 0
    for clan in p.honor:
        bid = p.bids[clan]
        coins = 0 if bid == NO_BID else arg(bid, advantage)
        if coins > most:
            best, most = clan, coins
    return best


def resolve(s: State, advantage: int, province: int) -> None:
    """Give one advantage to its winner; where it cannot matter, nothing is asked."""
    p = s.public
    clan = highest_bidder(p, advantage)
    if clan == NOBODY:
        return
    event = s.emit("advantage_won", "BAT-4", clan, advantage, arg(p.bids[clan], advantage), province)
    if advantage == HOSTAGE:
        if capture_options(p, clan, province):
            s.push(TakeHostage(clan, province), under=event)
    elif is_useful(p, clan, advantage, province):
        s.push(UseAdvantage(clan, advantage, province), under=event)


def is_useful(p: Public, clan: int, advantage: int, province: int) -> bool:
    """Whether using it would change anything (RUL-7)."""
    if advantage == SEPPUKU:
        return bool(figures_of(p, clan, province))
    return hireable(p, clan, province) > 0 if advantage == RONIN else p.dead > 0


def hireable(p: Public, clan: int, province: int) -> int:
    """Force of the Ronin to hire; the Koi count the Coins left in reserve too (CLA-KOI-2).

    Each counts twice in the province of Hachiman's figure (KUB-HACHIMAN).
    """
    tokens = p.ronin[clan] + (p.coins[clan] if TRAITS[clan].coins_are_ronin else 0)
    return 2 * tokens if has_power(p, HACHIMAN, province) else tokens


class UseAdvantage(Frame):
    """Seppuku, Hire Ronin or Imperial Poets: the winner may use it or decline (BAT-5)."""

    fields = ("clan", "advantage", "province")
    __slots__ = fields
    name = "advantage"
    turn_clause = "BAT-4"

    def __init__(self, clan: int, advantage: int, province: int) -> None:
        super().__init__()
        self.clan = clan
        self.advantage = advantage
        self.province = province

    def advance(self, s: State) -> None:
        if self.step == 0:
            s.ask(self.clan, "offer", ADVANTAGES[self.advantage])
        else:
            changes.close_gain(s)
            s.done()

    def options(self, s: State, clan: int) -> list[int]:
        return [codes.YES, codes.NO]

    def answer(self, s: State, clan: int, code: int) -> None:
        self.step = 1
        changes.open_gain(s)  # an advantage with all its bonuses is one gain (CAR-7)
        if code == codes.NO:  # RUL-5
            s.emit("advantage_declined", "BAT-5", clan, self.advantage)
        elif self.advantage == SEPPUKU:
            s.push(CommitSeppuku(clan, self.province))
        elif self.advantage == RONIN:
            changes.hire_ronin(s, clan, hireable(s.public, clan, self.province))
        elif self.advantage == POETS:
            changes.gain_vp(s, clan, s.public.dead, "poets")

    def details(self, s: State, clan: int) -> dict[str, Any]:
        # Seppuku kills figures for good (BAT-7): a client asks twice, even before it has a preview.
        return {"province": PROVINCES[self.province], "irreversible": self.advantage == SEPPUKU}

    def show(self, s: State) -> dict[str, Any]:
        return {"kind": "advantage", "clan": CLANS[self.clan], "advantage": ADVANTAGES[self.advantage]}


class CommitSeppuku(Frame):
    """Kill all your figures; gain 1 VP and 1 honor for each (BAT-7)."""

    fields = ("clan", "province", "died")
    __slots__ = fields
    name = "seppuku"

    def __init__(self, clan: int, province: int, died: int = 0) -> None:
        super().__init__()
        self.clan = clan
        self.province = province
        self.died = died

    def advance(self, s: State) -> None:
        if self.step == 0:
            self.step = 1
            victims = figures_of(s.public, self.clan, self.province)
            self.died = sum(count for _, _, count in victims)
            s.push(Killing(self.clan, self.province, victims, "seppuku", bounty=1))
        else:
            for _ in range(self.died):
                changes.gain_honor(s, self.clan, "seppuku")
            s.done()

    def show(self, s: State) -> dict[str, Any]:
        return {"kind": "seppuku", "clan": CLANS[self.clan], "province": PROVINCES[self.province]}


def capture_options(p: Public, clan: int, province: int) -> list[int]:
    """Figures of other players that can be captured; never a Daimyo, Kami or Stronghold (BAT-8)."""
    found: list[int] = []
    for owner in p.clans:
        row = p.pieces[at(province, owner) : at(province, owner) + KINDS]
        if owner != clan and row != NO_PIECES:
            found += [codes.pack(codes.CAPTURE, owner, kind) for kind in TOUCHABLE if row[kind]]
    return found


class TakeHostage(Frame):
    """Capture one figure, an ally's too, and steal 1 VP from its owner (BAT-8)."""

    fields = ("clan", "province", "taken")
    __slots__ = fields
    name = "hostage"
    turn_clause = "BAT-8"

    def __init__(self, clan: int, province: int, taken: int = 0) -> None:
        super().__init__()
        self.clan = clan
        self.province = province
        self.taken = taken

    def advance(self, s: State) -> None:
        if self.step == 0 and self.taken == 0:
            changes.open_gain(s)
        if self.taken:
            note_next_standing(s, self.province)
        if self.step == 0 and self.taken <= hooks.allowance(s.public, self.clan, hooks.MORE_HOSTAGES):
            s.ask(self.clan, "hostage", "hostage")
        else:
            changes.close_gain(s)
            s.done()

    def options(self, s: State, clan: int) -> list[int]:
        return [codes.DONE, *capture_options(s.public, clan, self.province)]

    def answer(self, s: State, clan: int, code: int) -> None:
        if code == codes.DONE:
            self.step = 1
            if not self.taken:
                s.emit("advantage_declined", "BAT-5", clan, HOSTAGE)
            return
        self.taken += 1
        owner, kind = arg(code, 0), arg(code, 1)
        changes.capture(s, clan, owner, kind, self.province, "hostage")
        changes.gain_vp(s, clan, changes.lose_vp(s, owner, 1, "hostage"), "hostage")
        open_window(s, hooks.HOSTAGE_TAKEN, (self.province,), only=clan)

    def details(self, s: State, clan: int) -> dict[str, Any]:
        more = hooks.LISTENERS[hooks.MORE_HOSTAGES][0].id  # what allows another one
        return {"province": PROVINCES[self.province], "due_to": more if self.taken else "hostage"}

    def show(self, s: State) -> dict[str, Any]:
        return {"kind": "hostage", "clan": CLANS[self.clan], "province": PROVINCES[self.province]}
