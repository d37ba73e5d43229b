"""Reparations: the winner's bid is shared among the losers (BAT-13)."""

from __future__ import annotations

from typing import Any

from hinode.rules import changes
from hinode.state.frame import Frame
from hinode.state.state import State
from hinode.vocab import codes
from hinode.vocab.codes import arg, bid_total
from hinode.vocab.ids import CLANS


class Reparations(Frame):
    """Equal shares; then the winner chooses who gets the odd Coins, at most one extra each."""

    fields = ("odd", "takers")
    __slots__ = fields
    name = "share"
    turn_clause = "BAT-13"

    def __init__(self, odd: int = 0, takers: tuple[int, ...] = ()) -> None:
        super().__init__()
        self.odd = odd  # Coins still to be handed out
        self.takers = takers  # losers without an extra Coin

    def advance(self, s: State) -> None:
        if self.step == 0:
            self.step = 1
            self._share(s)
        if self.odd:
            s.ask(s.public.victor, "share", "BAT-13")
        else:
            s.done()

    def _share(self, s: State) -> None:
        p = s.public
        self.takers = tuple(clan for clan in p.battle if clan != p.victor)
        share, self.odd = divmod(bid_total(p.bids[p.victor]), len(self.takers))
        for clan in self.takers:
            changes.discard_bid(s, clan, bid_total(p.bids[clan]))
            changes.pay_reparation(s, p.victor, clan, share)

    def options(self, s: State, clan: int) -> list[int]:
        return [codes.pack(codes.PAY, taker) for taker in self.takers]

    def answer(self, s: State, clan: int, code: int) -> None:
        to = arg(code, 0)
        self.odd -= 1
        self.takers = tuple(taker for taker in self.takers if taker != to)
        changes.pay_reparation(s, clan, to, 1)

    def details(self, s: State, clan: int) -> dict[str, Any]:
        return {"coins": self.odd}

    def show(self, s: State) -> dict[str, Any]:
        return {"kind": "share", "clan": CLANS[s.public.victor], "coins": self.odd}
