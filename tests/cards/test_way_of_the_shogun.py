"""Way of the Shogun: 3 Coins at the start of war."""

from __future__ import annotations

import pytest

from tests.support.card_moments import over, war
from tests.support.cards import gains, seats
from tests.support.script import mandate

SHOGUN = "way-of-the-shogun"
COINS = ("coins", "koi", 3)


@pytest.mark.parametrize("copies", [1, 2])
def test_three_coins_for_each_copy(copies: int) -> None:
    """CAR-way-of-the-shogun, CAR-1: nothing is asked, and they can be bid."""
    script = over(war(seats(koi={"cards": [SHOGUN] * copies, "coins": 1})))
    assert gains(script, SHOGUN) == [COINS] * copies
    assert script.decision("koi").coins == 1 + 3 * copies


def test_every_owner_gains_in_any_order() -> None:
    """CAR-way-of-the-shogun, RUL-1: from the top of the honor track down, without a question."""
    players = seats(koi={"cards": [SHOGUN]}, turtle={"cards": [SHOGUN]})
    script = over(war(players, honor=["turtle", "lotus", "koi"]))
    assert gains(script, SHOGUN) == [("coins", "turtle", 3), COINS]


@pytest.mark.parametrize("season", ["spring", "summer", "autumn"])
def test_in_every_season(season: str) -> None:
    """CAR-way-of-the-shogun: each War Phase starts once."""
    script = over(war(seats(koi={"cards": [SHOGUN]}), season=season))
    script.bids(koi=(0, 0, 0, 0), lotus=(0, 0, 0, 0))
    assert gains(script, SHOGUN) == [COINS]


def test_together_with_other_war_upgrades() -> None:
    """CAR-way-of-the-shogun, RUL-1: 3 + 5 Coins; the order cannot matter, so none is asked."""
    cards = [SHOGUN, "way-of-the-moneylender", "way-of-the-ronin"]
    script = over(war(seats(lotus={"cards": cards}), season="autumn"))
    assert (script.coins("lotus"), script.ronin("lotus")) == (8, 2)


def test_not_when_it_is_bought() -> None:
    """CAR-way-of-the-shogun, CAR-11: the Koi have paid, and wait for the war."""
    script = mandate("train", "koi", players=seats(koi={"coins": 2}), display={SHOGUN: 2})
    script.say("koi", "buy", card=SHOGUN).asked("lotus", "mandate")
    assert (gains(script, SHOGUN), script.coins("koi")) == ([], 1)
