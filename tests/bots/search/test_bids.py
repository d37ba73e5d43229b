"""Candidate bids, and the outcomes they lead to."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from hinode.bots.search.bids import Bid, candidate_bids, pack_bid, spread_bids
from hinode.bots.search.regret_matching import BattleOutcomes, draw_bid, mixed_bid
from hinode.bots.style import STYLES
from hinode.vocab.ids import CLAN_NO, PROVINCE_NO
from hinode.worlds.world import World
from tests.support.battles import battle
from tests.support.script import Script

NAGATO = PROVINCE_NO["nagato"]
KOI, BONSAI = CLAN_NO["koi"], CLAN_NO["bonsai"]
PLANNER = replace(STYLES["plain"], tuned=True)
CANDIDATES = 16


def doomed(coins: int = 4) -> Script:
    """Three figures of the Bonsai, who have the lowest honor, against an army of the Koi."""
    players = {"koi": {"coins": 6}, "turtle": {}, "bonsai": {"coins": coins}}
    return battle({"koi": {"bushi": 5, "daimyo": 1}, "bonsai": {"bushi": 3}}, players)


def seen_by(script: Script, clan: str, seed: int = 1) -> World:
    return script.game.world(clan, Random(seed))


@pytest.mark.parametrize("coins", [0, 2, 3, 7, 12])
def test_candidates_are_affordable(coins: int) -> None:
    p = seen_by(doomed(coins), "bonsai").public
    found = [*candidate_bids(p, BONSAI, NAGATO, Random(1), CANDIDATES), *spread_bids(p, BONSAI, NAGATO)]
    assert all(sum(bid) <= coins for bid in found)


def test_some_candidates_bid_on_three_or_more_advantages() -> None:
    p = seen_by(doomed(8), "bonsai").public
    assert (1, 1, 0, 1) in spread_bids(p, BONSAI, NAGATO)
    assert all(sum(stake > 0 for stake in bid) >= 3 for bid in spread_bids(p, BONSAI, NAGATO))


def payoffs(world: World) -> list[float]:
    table = BattleOutcomes(world, PLANNER)
    mine: list[Bid] = [(0, 0, 0, 0), (1, 0, 0, 0), (0, 1, 0, 1), (0, 0, 0, 4)]
    theirs: list[Bid] = [(0, 0, 0, 0), (2, 0, 0, 0), (0, 2, 0, 2)]
    return [table.payoff({BONSAI: bid, KOI: other}, BONSAI) for bid in mine for other in theirs]


@pytest.mark.parametrize("guessed", [(0, 0, 0, 0), (6, 0, 0, 0), (0, 3, 0, 3)])
def test_payoffs_do_not_depend_on_sealed_bids(guessed: Bid) -> None:
    """BAT-3: the last clan to be asked knows no more than the first; the sampled bid is only a guess."""
    first, last = seen_by(doomed(), "bonsai"), seen_by(doomed(), "bonsai")
    last.play(KOI, pack_bid(guessed))
    assert payoffs(last) == pytest.approx(payoffs(first))


def test_a_clan_that_is_sure_to_lose_bids_for_seppuku() -> None:
    """BAT-7: VP and honor for figures that would die for nothing."""
    world = seen_by(doomed(), "bonsai")
    options, average = mixed_bid(world, BONSAI, PLANNER, Random(1), 60, lambda: True)
    assert draw_bid(options, average, Random(1))[0] > 0


def test_a_coin_is_worth_nothing_after_the_last_battle() -> None:
    """CLN-1; before another battle it has a price."""
    assert BattleOutcomes(seen_by(doomed(), "bonsai"), PLANNER).price[BONSAI] > 0
    last = doomed()
    last.bids(koi=(0, 0, 0, 0), bonsai=(0, 0, 0, 0))
    assert set(BattleOutcomes(seen_by(last, "bonsai"), PLANNER).price.values()) == {0.0}
