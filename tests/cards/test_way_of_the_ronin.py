"""Way of the Ronin: 2 Ronin at the start of war."""

from __future__ import annotations

import pytest

from tests.support.card_moments import over, war
from tests.support.cards import forces, gains, seats
from tests.support.script import mandate

RONIN = "way-of-the-ronin"
NONE = (0, 0, 0, 0)


@pytest.mark.parametrize("copies", [1, 2])
def test_two_ronin_for_each_copy(copies: int) -> None:
    """CAR-way-of-the-ronin, CAR-1: nothing is asked."""
    script = over(war(seats(lotus={"cards": [RONIN] * copies, "ronin": 1}), season="summer"))
    assert gains(script, RONIN) == [("ronin", "lotus", 2)] * copies
    assert script.ronin("lotus") == 1 + 2 * copies


def test_they_can_be_hired_in_the_battles_of_this_war() -> None:
    """CAR-way-of-the-ronin, BAT-9: a Bushi and two Ronin are 3 force."""
    players = seats(lotus={"cards": [RONIN], "coins": 1})
    script = over(war(players, season="summer")).bids(koi=NONE, lotus=(0, 0, 1, 0)).say("lotus", "yes")
    assert forces(script) == [("lotus", 3)]


@pytest.mark.parametrize("copies", [1, 2])
def test_the_koi_turn_them_into_coins_too(copies: int) -> None:
    """CAR-way-of-the-ronin, RUL-2: their exchange is the last of their own effects; no order is asked."""
    script = over(war(seats(koi={"cards": [RONIN] * copies, "ronin": 1, "coins": 1}), season="summer"))
    assert (script.coins("koi"), script.ronin("koi")) == (2 + 2 * copies, 0)


def test_the_koi_turn_them_into_coins_also_where_they_had_no_ronin() -> None:
    """CAR-way-of-the-ronin, CLA-KOI-1: the two of the card are all there are to exchange."""
    script = over(war(seats(koi={"cards": [RONIN]}), season="summer"))
    assert (script.coins("koi"), script.ronin("koi")) == (2, 0)


def test_only_its_owner_gains() -> None:
    """CAR-way-of-the-ronin: the others have what they had."""
    script = over(war(seats(lotus={"cards": [RONIN]}), season="summer"))
    assert [script.ronin(clan) for clan in ("koi", "turtle")] == [0, 0]


def test_not_when_it_is_bought() -> None:
    """CAR-way-of-the-ronin, CAR-11: the Lotus have paid, and wait for the war."""
    players = seats(lotus={"coins": 1})
    script = mandate("train", "koi", season="summer", players=players, display={RONIN: 2})
    script.done("koi").say("lotus", "buy", card=RONIN).asked("lotus", "mandate")
    assert script.ronin("lotus") == 0
