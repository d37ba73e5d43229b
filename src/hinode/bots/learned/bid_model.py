"""Bid model: how likely a clan makes each of some bids, learned from played games.

A conditional logit: each bid has a score, the sum of its features times the weights in `bid_model.json`, and
its chance is proportional to the exponential of the score.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from importlib import resources
from math import exp
from typing import Final

from hinode.bots.search.bids import Bid, can_capture, is_last_battle
from hinode.known.public import Public
from hinode.rules.queries import TRAITS, forces
from hinode.vocab.ids import HOSTAGE, KINDS, POETS, RONIN, SEPPUKU, at

FILE: Final = "bid_model.json"
FEATURES: Final = (
    *("stake", "stake-squared", "nothing", "seppuku", "hostage", "ronin", "poets"),
    *("all-on-seppuku", "all-on-hostage", "all-on-ronin", "all-on-poets", "advantages"),
    *("last-battle-stake", "battles-left-stake", "coins-are-ronin-stake"),
    *("leading-seppuku", "leading-hostage", "leading-ronin", "leading-poets"),
    *("behind-seppuku", "behind-hostage", "behind-ronin", "own-ronin", "others-ronin"),
    *("figures-poets", "figures-seppuku", "captives-hostage", "wasted"),
)


class BidContext:
    """What the features of all bids of a clan in a battle share."""

    def __init__(self, p: Public, clan: int, province: int) -> None:
        here = forces(p, province)
        rivals = [other for other in p.battle if other != clan]
        self.coins = max(1, p.coins[clan])
        self.last = float(is_last_battle(p, clan))
        self.later = len(p.war) - 1 - p.war_at
        self.spender = float(TRAITS[clan].coins_are_ronin)
        best = max([here[other] for other in rivals], default=0)
        self.leading = float(here[clan] > best)
        self.behind = min(4, max(0, best - here[clan])) / 4
        self.ronin = min(5, p.ronin[clan]) / 5
        self.others_ronin = min(5, max([p.ronin[other] for other in rivals], default=0)) / 5
        self.figures = min(6, sum(p.pieces[at(province, clan) : at(province, clan) + KINDS])) / 6
        self.captives = float(can_capture(p, clan, province))
        self.rival_coins = max([p.coins[other] for other in rivals], default=0)

    def features(self, bid: Bid) -> list[float]:
        """The numbers of one bid, in the order of `FEATURES`."""
        stake = sum(bid) / self.coins
        share = [coins / self.coins for coins in bid]
        alone = [float(coins > 0 and coins == sum(bid)) for coins in bid]
        leading, behind = self.leading, self.behind
        return [
            *(stake, stake * stake, float(not any(bid)), *share, *alone, sum(c > 0 for c in bid) / 4),
            *(self.last * stake, self.later * stake / 4, self.spender * stake),
            *(leading * share[SEPPUKU], leading * share[HOSTAGE]),
            *(leading * share[RONIN], leading * share[POETS]),
            *(behind * share[SEPPUKU], behind * share[HOSTAGE], behind * share[RONIN]),
            *(self.ronin * share[RONIN], self.others_ronin * share[RONIN]),
            *(self.figures * share[POETS], self.figures * share[SEPPUKU], self.captives * share[HOSTAGE]),
            sum(max(0, c - self.rival_coins - 1) for c in bid) / self.coins,
        ]


def bid_chances(
    p: Public, clan: int, province: int, bids: Sequence[Bid], weights: Sequence[float]
) -> list[float]:
    """How likely the clan makes each bid, if it makes one of them."""
    context = BidContext(p, clan, province)
    scores = [
        sum([weight * value for weight, value in zip(weights, context.features(bid), strict=True)])
        for bid in bids
    ]
    top = max(scores)
    chances = [exp(score - top) for score in scores]
    total = sum(chances)
    return [chance / total for chance in chances]


@cache
def shipped_weights() -> tuple[float, ...]:
    """The weights in this package, in the order of `FEATURES`."""
    data = json.loads(resources.files(__package__).joinpath(FILE).read_text(encoding="utf-8"))
    return tuple(float(data[name]) for name in FEATURES)
