"""Way of the Moneylender: 5 Coins at the start of war."""

from __future__ import annotations

from tests.support.card_moments import over, war
from tests.support.cards import gains, seats
from tests.support.script import mandate

MONEYLENDER = "way-of-the-moneylender"
NONE = (0, 0, 0, 0)


def test_five_coins_before_the_bids() -> None:
    """CAR-way-of-the-moneylender: nothing is asked, and they can be bid."""
    script = over(war(seats(koi={"cards": [MONEYLENDER], "coins": 1}), season="autumn"))
    assert gains(script, MONEYLENDER) == [("coins", "koi", 5)]
    assert script.decision("koi").coins == 6


def test_for_a_clan_that_has_nothing_on_the_map_too() -> None:
    """CAR-way-of-the-moneylender: it asks for no battle."""
    script = over(war(seats(turtle={"cards": [MONEYLENDER]}), season="autumn"))
    assert script.coins("turtle") == 5


def test_once_in_a_war_phase() -> None:
    """CAR-way-of-the-moneylender, WAR-1: not again with each battle."""
    board = {"edo": {"koi": {"bushi": 1}, "turtle": {"bushi": 1}}}
    script = over(war(seats(koi={"cards": [MONEYLENDER]}), season="autumn", map=board))
    script.bids(koi=NONE, lotus=NONE)
    assert gains(script, MONEYLENDER) == [("coins", "koi", 5)]


def test_not_when_it_is_bought_but_in_the_war_that_follows() -> None:
    """CAR-way-of-the-moneylender, CAR-11: bought in the last Train of the season."""
    script = mandate(
        "train",
        "koi",
        turn=7,
        season="autumn",
        players=seats(),
        display={MONEYLENDER: 1},
        war=["oshu"],
        map={"oshu": {"koi": {"bushi": 1}, "turtle": {"bushi": 1}}},
    )
    script.say("koi", "buy", card=MONEYLENDER)
    script.all_asked("bid", "koi", "turtle")
    assert script.coins("koi") == 5
    war_phase = next(e for e in script.events("phase_started") if e["phase"] == "war")
    [gain] = [e for e in script.events("coins") if e["cause"] == MONEYLENDER]
    assert gain["number"] > war_phase["number"]
