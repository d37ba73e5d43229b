"""A battle: sealed bids, the advantages left to right, the outcome (BAT)."""

from __future__ import annotations

from typing import Any, Final

from hinode.known.private import NO_BID
from hinode.rules import changes
from hinode.rules.triggers import hooks
from hinode.rules.triggers.windows import open_window
from hinode.rules.war.advantages import resolve
from hinode.rules.war.outcome import BattleOutcome
from hinode.rules.war.reparations import Reparations
from hinode.rules.war.standings import note_standing
from hinode.state.frame import Frame
from hinode.state.log import Log
from hinode.state.state import State
from hinode.vocab import codes
from hinode.vocab.bids import BidCodes
from hinode.vocab.codes import bid_total, verb_of
from hinode.vocab.events import bid_json
from hinode.vocab.ids import CLANS, HOSTAGE, NOBODY, POETS, PROVINCES, RONIN, SEPPUKU

START: Final = 0
BIDDING: Final = 1
REVEAL: Final = 2
SEPPUKU_STEP: Final = 3
HOSTAGE_STEP: Final = 4
RONIN_STEP: Final = 5
OUTCOME: Final = 6
POEMS: Final = 7
REPARATIONS: Final = 8
_ADVANTAGE_AT: Final = {SEPPUKU_STEP: SEPPUKU, HOSTAGE_STEP: HOSTAGE, RONIN_STEP: RONIN, POEMS: POETS}


def keep_standings(s: State) -> None:
    """From now on, keep how battles stand after each of their steps, also one that has begun, and scores."""
    s.standings = Log()
    s.passed = []
    for frame in s.stack:
        if isinstance(frame, Battle):
            note_standing(s, frame.parent, frame.province)


class Battle(Frame):
    """The steps of a battle, in order (BAT-4)."""

    fields = ("province",)
    __slots__ = fields
    name = "battle"

    def __init__(self, province: int) -> None:
        super().__init__()
        self.province = province

    def advance(self, s: State) -> None:
        step = self.step
        self.step += 1
        note_standing(s, self.parent, self.province)
        if step == START:
            open_window(s, hooks.BATTLE_START, (self.province,))
        elif step == BIDDING:
            s.push(Bidding(self.province))
        elif step == REVEAL:
            unseal(s)
        elif step in _ADVANTAGE_AT:
            resolve(s, _ADVANTAGE_AT[step], self.province)
        elif step == OUTCOME:
            s.push(BattleOutcome(self.province))
        elif step == REPARATIONS:
            s.push(Reparations())
        else:
            changes.end_battle(s)
            s.done()

    def show(self, s: State) -> dict[str, Any]:
        p = s.public
        shown: dict[str, Any] = {
            "kind": "battle",
            "province": PROVINCES[self.province],
            "clans": [CLANS[clan] for clan in p.battle],
            "dead": p.dead,
        }
        if p.bids:
            shown["bids"] = {CLANS[clan]: bid_json(p.bids[clan]) for clan in p.battle}
        if p.hired[0] != NOBODY:
            shown["hired"] = {"clan": CLANS[p.hired[0]], "force": p.hired[1]}
        if p.victor != NOBODY:
            shown["victor"] = CLANS[p.victor]
        return shown


class Bidding(Frame):
    """All clans in the battle bid at the same time and in secret (BAT-3)."""

    fields = ("province",)
    __slots__ = fields
    name = "bidding"
    turn_clause = "BAT-3"

    def __init__(self, province: int) -> None:
        super().__init__()
        self.province = province

    def advance(self, s: State) -> None:
        for clan in s.public.battle:
            if s.privates[clan].sealed == NO_BID:
                s.invite(clan, "bid", "BAT-3")
        if not s.asks:
            s.done()

    def legal(self, s: State, clan: int, code: int) -> bool:
        return verb_of(code) == codes.BID and bid_total(code) <= s.public.coins[clan]

    def options(self, s: State, clan: int) -> BidCodes:
        return BidCodes(s.public.coins[clan])

    def answer(self, s: State, clan: int, code: int) -> None:
        s.privates[clan].sealed = code
        s.emit("bid_sealed", "BAT-3", clan, code)

    def details(self, s: State, clan: int) -> dict[str, Any]:
        return {"coins": s.public.coins[clan], "province": PROVINCES[self.province]}

    def show(self, s: State) -> dict[str, Any]:
        return {"kind": "bidding", "province": PROVINCES[self.province]}


def unseal(s: State) -> None:
    """Reveal the sealed bids: they become public."""
    bids = [NO_BID] * len(CLANS)
    for clan in s.public.battle:
        bids[clan] = s.privates[clan].sealed
        s.privates[clan].sealed = NO_BID
    changes.reveal_bids(s, tuple(bids))
