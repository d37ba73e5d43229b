"""Way of Bushido: 2 Coins and 2 VP for each different Virtue at the start of war."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.card_moments import over, war
from tests.support.cards import gains, seats
from tests.support.script import Script, mandate

BUSHIDO = "way-of-bushido"


def begin(*cards: str, **position: Any) -> Script:
    """A War Phase has started; the Koi own Way of Bushido and these cards."""
    players = seats(koi={"cards": [BUSHIDO, *cards]})
    return over(war(players, season="summer", **position))


@pytest.mark.parametrize(
    ("cards", "virtues"),
    [
        (("righteousness",), 1),
        (("righteousness", "respect"), 2),
        (("righteousness", "respect", "benevolence", "justice"), 4),
    ],
)
def test_each_virtue_pays_coins_and_vp(cards: tuple[str, ...], virtues: int) -> None:
    """CAR-way-of-bushido: both are per Virtue; nothing is asked."""
    script = begin(*cards)
    assert gains(script, BUSHIDO) == [("coins", "koi", 2 * virtues), ("vp", "koi", 2 * virtues)]
    assert (script.coins("koi"), script.vp("koi")) == (2 * virtues, 2 * virtues)


def test_a_virtue_owned_twice_counts_once() -> None:
    """CAR-way-of-bushido: *different* Virtues."""
    script = begin("righteousness", "righteousness", "respect")
    assert (script.coins("koi"), script.vp("koi")) == (4, 4)


def test_without_a_virtue_it_pays_nothing() -> None:
    """CAR-way-of-bushido: other cards do not count, nor Virtues of others."""
    players = seats(koi={"cards": [BUSHIDO, "path-of-the-lion", "yurei"]}, lotus={"cards": ["respect"]})
    script = over(war(players, season="summer"))
    assert gains(script, BUSHIDO) == []


def test_its_vp_are_one_gain() -> None:
    """CAR-way-of-bushido, CAR-loyalty: Loyalty, itself a Virtue, adds 1 to the 4 VP."""
    script = begin("loyalty", "respect", season_set="teapot", alliances=[["koi", "turtle"]])
    assert (script.coins("koi"), script.vp("koi")) == (4, 5)


def test_it_comes_once_and_only_at_the_start_of_war() -> None:
    """CAR-way-of-bushido, WAR-1: nothing in the battle that follows, nothing in a Harvest."""
    script = begin("respect").bids(koi=(0, 0, 0, 0), lotus=(0, 0, 0, 0))
    assert gains(script, BUSHIDO) == [("coins", "koi", 2), ("vp", "koi", 2)]
    harvest = mandate("harvest", "koi", season="summer", players=seats(koi={"cards": [BUSHIDO, "respect"]}))
    assert gains(harvest, BUSHIDO) == []
