"""Bots for measuring deals only: they break every promise, accept everything, or beg.

`hinode tournament --bots benchmarks.deal_bots:AlwaysBreaks,greedy+full,greedy+full,greedy+full`
"""

from __future__ import annotations

from typing import Final

from hinode.bots.alliances.reasons import because
from hinode.bots.bargaining.promise_keeping import promise_bonus
from hinode.bots.bot import Reply
from hinode.bots.greedy import GreedyBot
from hinode.bots.search.lookahead import Bonus
from hinode.bots.seat import Seat
from hinode.bots.style import STYLES
from hinode.deals.terms import Offer, Term
from hinode.worlds.world import Ask, World

MAX_REQUESTS: Final = 12  # requests to one clan in a game
EAGER: Final = 5.0  # VP that it adds to an answer that breaks a promise


class AlwaysBreaks(GreedyBot):
    """Deals as `full` does, breaks each promise as soon as it can, and pays no debts."""

    keeps_promises = False

    def code_for(self, seat: Seat, world: World, ask: Ask) -> int:
        bound = promise_bonus(seat, STYLES["loyal"])
        self.bonus = None if bound is None else _reversed(bound)
        return super().code_for(seat, world, ask)


def _reversed(bound: Bonus) -> Bonus:
    return lambda code: EAGER if bound(code) < 0 else 0.0


class AcceptsAll(GreedyBot):
    """Accepts every offer, makes none, and keeps its word."""

    def __init__(self) -> None:
        super().__init__()
        self.mode = "answer"

    def reply(self, seat: Seat, offer: Offer) -> Reply:
        return Reply("accept", reason=because("my-gain", offer.giver))


class Beggar(GreedyBot):
    """Asks everybody for a Coin whenever it may, and gives nothing for it."""

    def offer(self, seat: Seat) -> Offer | None:
        if seat.view["phase"] not in ("tea", "political"):
            return None
        asked = [each.offer.receiver for each in seat.deals.past if each.offer.giver == seat.clan]
        others = [clan for clan in seat.view["players"] if clan != seat.clan]
        least = min(others, key=asked.count)
        if asked.count(least) >= MAX_REQUESTS:
            return None
        coin = Term("coins", (("amount", 1),))
        return Offer("", seat.clan, least, (), (coin,), "mandate")
