"""Bids in hindsight: the best bid of each clan against the bids that the others really made."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from random import Random
from typing import Any

from hinode.analysis.report import BidReview, Option, loss, rounded
from hinode.api import Game
from hinode.bots.evaluation.expected_vp import forget_estimates
from hinode.bots.learned.network import Network
from hinode.bots.learned.values import by_seat, estimate
from hinode.bots.master import PLAIN
from hinode.bots.search.bids import Bid, fight_out, pack_bid
from hinode.known.public import Public
from hinode.rules.queries import outranks
from hinode.vocab import codes
from hinode.vocab.ids import ADVANTAGES, CLAN_NO, CLANS, PROVINCES, SEASONS
from hinode.worlds.world import World

SAME = 0.01  # bids whose values differ by less are equally good


class BidReviewer:
    """Collects the bids of a battle, and reviews them when the last one is made."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self._world: World | None = None  # before the first bid of this battle
        self._made: dict[int, tuple[int, Bid]] = {}  # by clan: number of the answer, and the bid

    def add(self, game: Game, step: int, clan: str, answer: Mapping[str, Any]) -> list[BidReview]:
        """Answer number `step`, before it is given. Returns the reviews of a battle with its last bid."""
        if answer.get("kind") != "bid":
            return []
        if self._world is None:
            self._world = game.world(clan, Random(step))
        self._made[CLAN_NO[clan]] = step, _bid(answer)
        if any(ask.kind == "bid" and ask.clan not in self._made for ask in self._world.asks()):
            return []
        found = [self._review(self._world, clan) for clan in self._made]
        self._world, self._made = None, {}
        return [each for each in found if each is not None]

    def _review(self, world: World, clan: int) -> BidReview | None:
        p = world.public
        if not p.coins[clan]:
            return None
        step, mine = self._made[clan]
        bids = {other: bid for other, (_, bid) in self._made.items()}
        options = [mine, *(bid for bid in responses(p, clan, bids) if bid != mine)]
        forget_estimates()
        ends = [fight_out(world, {**bids, clan: bid}, PLAIN) for bid in options]
        found, seat = estimate(self.network, ends), p.clans.index(clan)
        values, shares = by_seat(found)[:, seat].tolist(), found.win[:, seat].tolist()
        best = max(range(len(options)), key=lambda number: values[number])
        if values[best] <= values[0] + SAME:
            best = 0
        here, there = (
            Option(codes.decode(pack_bid(options[n])).to_json(), rounded(shares[n])) for n in (0, best)
        )
        return BidReview(
            step,
            CLANS[clan],
            SEASONS[p.season],
            PROVINCES[p.war[p.war_at]],
            here,
            there,
            loss(there, here),
        )


def responses(p: Public, clan: int, bids: Mapping[int, Bid]) -> list[Bid]:
    """The cheapest bid for each set of advantages that the clan can win against these bids (BAT-4)."""
    others = {other: bid for other, bid in bids.items() if other != clan}
    needed = [
        max([1, *(bid[number] + outranks(p, other, clan) for other, bid in others.items())])
        for number in range(len(ADVANTAGES))
    ]
    found: list[Bid] = []
    for wanted in product((False, True), repeat=len(ADVANTAGES)):
        coins = [cost if take else 0 for take, cost in zip(wanted, needed, strict=True)]
        if sum(coins) <= p.coins[clan]:
            found.append((coins[0], coins[1], coins[2], coins[3]))
    return found


def _bid(answer: Mapping[str, Any]) -> Bid:
    coins = [int(answer[name]) for name in ADVANTAGES]
    return coins[0], coins[1], coins[2], coins[3]
