"""Sincerity: honor and 1 more VP when you take a hostage."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.battles import advantages, battle, over
from tests.support.cards import gains, seats
from tests.support.script import Script

SINCERITY = "sincerity"
NONE = (0, 0, 0, 0)
LAST = ["lotus", "turtle", "koi"]


def hostages(copies: int = 1, *cards: str, vp: int = 5, **position: Any) -> Script:
    """The Koi, last in honor, bid for a hostage (and for what is said) against three Bushi of the Lotus."""
    koi = {"cards": [SINCERITY] * copies + list(cards), "coins": 3}
    players = seats(koi=koi, lotus={"vp": vp, "coins": 3, "ronin": 1})
    bids = position.pop("bids", {"koi": (0, 1, 0, 0), "lotus": NONE})
    here = {"koi": {"bushi": 1}, "lotus": {"bushi": 3}}
    script = battle(here, players, season="summer", season_set="mountain", honor=LAST, **position)
    return script.bids(**bids)


def take(script: Script) -> Script:
    return script.say("koi", "capture", clan_="lotus", figure="bushi")


def test_a_hostage_brings_honor_and_one_vp_more() -> None:
    """CAR-sincerity: 1 VP stolen and 1 gained; nothing more is asked."""
    script = over(take(hostages()))
    assert (script.vp("koi"), script.vp("lotus")) == (2, 4)
    assert script.honor() == ["lotus", "koi", "turtle"]
    assert gains(script, SINCERITY) == [("vp", "koi", 1)]
    assert [event["cause"] for event in script.events("honor")] == [SINCERITY]


def test_a_declined_hostage_brings_nothing() -> None:
    """CAR-sincerity: none is taken."""
    script = over(hostages().done("koi"))
    assert (script.vp("koi"), script.honor()) == (0, LAST)


def test_the_vp_comes_also_where_there_is_none_to_steal() -> None:
    """CAR-sincerity, RUL-17: the Lotus have 0 VP."""
    script = over(take(hostages(vp=0)))
    assert (script.vp("koi"), script.vp("lotus")) == (1, 0)


@pytest.mark.parametrize(("copies", "vp", "place"), [(1, 2, 1), (2, 3, 0)])
def test_each_copy_counts(copies: int, vp: int, place: int) -> None:
    """CAR-sincerity, CAR-1: honor and VP for each."""
    script = over(take(hostages(copies)))
    assert (script.vp("koi"), script.honor().index("koi")) == (vp, place)


def test_each_hostage_counts() -> None:
    """CAR-sincerity, CAR-respect: two hostages are 2 stolen VP, 2 more and two steps up."""
    script = over(take(take(hostages(1, "respect"))))
    assert (script.vp("koi"), script.honor()[0]) == (4, "koi")


def test_the_honor_counts_for_the_next_advantage() -> None:
    """CAR-sincerity, HON-6: the tie for Hire Ronin was the Lotus's before two steps up."""
    bids = {"koi": (0, 1, 1, 0), "lotus": (0, 0, 1, 0)}
    script = take(hostages(2, bids=bids))
    assert advantages(script) == [("hostage", "koi"), ("ronin", "koi")]


def test_others_who_take_a_hostage_gain_nothing_by_it() -> None:
    """CAR-sincerity: when *you* take one."""
    bids = {"koi": NONE, "lotus": (0, 1, 0, 0)}
    script = hostages(bids=bids).say("lotus", "capture", clan_="koi", figure="bushi")
    over(script)
    assert (gains(script, SINCERITY), script.honor()) == ([], LAST)
