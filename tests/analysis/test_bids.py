"""Bids in hindsight: the best response is the best of all bids."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from hinode import Game
from hinode.analysis.bids import SAME, BidReviewer, responses
from hinode.bots.learned.network import shipped_network
from hinode.bots.learned.values import values_for
from hinode.bots.master import PLAIN
from hinode.bots.search.bids import Bid, fight_out
from hinode.bots.search.regret_matching import advantage_winners
from hinode.vocab.ids import ADVANTAGES, KOI, LOTUS, TURTLE

OTHERS: dict[int, Bid] = {LOTUS: (1, 0, 2, 0), TURTLE: (0, 0, 1, 1)}


def battle() -> Game:
    """Three clans fight in Edo; the Koi bid up to 4 Coins."""
    return Game.from_position(
        {
            "season": "autumn",
            "phase": "war",
            "players": {"koi": {"coins": 4}, "lotus": {"coins": 3, "ronin": 1}, "turtle": {"coins": 2}},
            "war": ["edo"],
            "map": {"edo": {"koi": {"bushi": 2}, "lotus": {"bushi": 2, "shinto": 1}, "turtle": {"bushi": 1}}},
        }
    )


def bid_json(bid: Bid) -> dict[str, object]:
    return {"kind": "bid", **dict(zip(ADVANTAGES, bid, strict=True))}


BIDS: dict[int, Bid] = {KOI: (0, 1, 0, 1), **OTHERS}


@pytest.mark.parametrize("clan", BIDS)
def test_each_response_wins_different_advantages_and_is_affordable(clan: int) -> None:
    """Also if the others have more honor and win ties (BAT-4)."""
    p = battle().public
    found = responses(p, clan, BIDS)
    won = [tuple(c == clan for c in advantage_winners(p.honor, {**BIDS, clan: bid})) for bid in found]
    assert [tuple(coins > 0 for coins in bid) for bid in found] == won
    assert len(set(won)) == len(found) > 2
    assert all(sum(bid) <= p.coins[clan] for bid in found)


def test_no_bid_is_better_than_the_best_response() -> None:
    """All bids of up to 4 Coins are tried."""
    game = battle()
    reviewer = BidReviewer(shipped_network())
    mine: Bid = (0, 4, 0, 0)
    made = [("lotus", OTHERS[LOTUS]), ("turtle", OTHERS[TURTLE]), ("koi", mine)]
    reviews = [
        each for n, (clan, bid) in enumerate(made, 1) for each in reviewer.add(game, n, clan, bid_json(bid))
    ]
    (review,) = [each for each in reviews if each.clan == "koi"]
    world = game.world("koi", Random(1))
    coins = range(5)
    bids: list[Bid] = [bid for bid in product(coins, coins, coins, coins) if sum(bid) <= 4]
    ends = [fight_out(world, {**OTHERS, KOI: bid}, PLAIN) for bid in bids]
    values = dict(zip(bids, values_for(shipped_network(), ends, KOI), strict=True))
    best = tuple(review.best.answer[name] for name in ADVANTAGES)
    assert values[best] >= max(values.values()) - SAME
    assert review.lost == pytest.approx(review.best.share - review.chosen.share, abs=1e-6)
    assert review.lost > 0


def test_a_battle_is_reviewed_with_its_last_bid() -> None:
    game, reviewer = battle(), BidReviewer(shipped_network())
    assert reviewer.add(game, 1, "lotus", bid_json(OTHERS[LOTUS])) == []
    assert reviewer.add(game, 2, "turtle", bid_json(OTHERS[TURTLE])) == []
    reviews = reviewer.add(game, 3, "koi", bid_json((1, 0, 0, 0)))
    assert [(each.step, each.clan, each.province) for each in reviews] == [
        (1, "lotus", "edo"),
        (2, "turtle", "edo"),
        (3, "koi", "edo"),
    ]
