"""Respect: when you take a hostage in a battle you may take one more."""

from __future__ import annotations

from typing import Any

from tests.support.battles import battle, over
from tests.support.cards import gains, seats
from tests.support.script import Script

NONE = (0, 0, 0, 0)


def hostages(copies: int = 1, lotus: int = 3, *cards: str, vp: int = 9, **position: Any) -> Script:
    """The Koi, in battle with this many Bushi of the Lotus, have won Take Hostage."""
    koi = {"cards": ["respect"] * copies + list(cards), "coins": 2}
    players = seats(koi=koi, lotus={"vp": vp}, turtle={"vp": vp})
    here = {"koi": {"bushi": 1}, "lotus": {"bushi": lotus}, **position.pop("also", {})}
    script = battle(here, players, season="summer", **position)
    others = {clan: NONE for clan in here if clan != "koi"}
    return script.bids(koi=(0, 1, 0, 0), **others)


def take(script: Script, clan: str = "lotus") -> Script:
    return script.say("koi", "capture", clan_=clan, figure="bushi")


def held(script: Script) -> list[list[str]]:
    found: list[list[str]] = script.player("koi")["hostages"]
    return found


def test_without_it_one_hostage() -> None:
    """CAR-respect, BAT-8: what it adds to."""
    script = over(take(hostages(copies=0)))
    assert held(script) == [["lotus", "bushi"]]


def test_one_more_hostage_and_one_more_vp() -> None:
    """CAR-respect: each with its own theft."""
    script = hostages()
    assert script.asked("koi", "hostage", "hostage").due_to == "hostage"
    take(script)
    assert script.asked("koi", "hostage", "hostage").due_to == "respect"
    over(take(script))
    assert held(script) == [["lotus", "bushi"]] * 2
    assert (script.vp("koi"), script.vp("lotus")) == (2, 7)


def test_the_second_may_be_declined() -> None:
    """CAR-respect: a "may"; the first has been taken."""
    script = over(take(hostages()).done("koi"))
    assert (held(script), script.vp("koi")) == ([["lotus", "bushi"]], 1)
    assert script.events("advantage_declined") == []


def test_no_first_no_second() -> None:
    """CAR-respect: declining means taking none at all."""
    script = over(hostages().done("koi"))
    assert held(script) == []


def test_the_second_may_be_of_another_player() -> None:
    """CAR-respect, BAT-8: of an ally, too."""
    script = hostages(also={"turtle": {"bushi": 1}}, alliances=[["koi", "turtle"]])
    take(take(script), "turtle")
    assert held(script) == [["lotus", "bushi"], ["turtle", "bushi"]]
    assert (script.vp("koi"), script.vp("lotus"), script.vp("turtle")) == (2, 8, 8)


def test_with_nobody_left_to_take_nothing_is_asked() -> None:
    """CAR-respect, RUL-6: the Lotus had one figure."""
    script = over(take(hostages(lotus=1)))
    assert held(script) == [["lotus", "bushi"]]


def test_two_copies_take_three() -> None:
    """CAR-respect, CAR-1: one more for each copy; the Lotus have 2 VP to lose."""
    script = over(take(take(take(hostages(2, 4, vp=2)))))
    assert (held(script), script.vp("koi"), script.vp("lotus")) == ([["lotus", "bushi"]] * 3, 2, 0)


def test_both_hostages_are_one_gain() -> None:
    """CAR-respect, CAR-loyalty: one war advantage with all its bonuses."""
    script = take(take(hostages(1, 3, "loyalty", season_set="teapot", alliances=[["koi", "turtle"]])))
    assert (script.vp("koi"), gains(script, "loyalty")) == (3, [("vp", "koi", 1)])


def test_it_is_for_its_owner_only() -> None:
    """CAR-respect: the Lotus take one."""
    players = seats(koi={"cards": ["respect"]}, lotus={"coins": 1})
    script = battle({"koi": {"bushi": 3}, "lotus": {"bushi": 1}}, players, season="summer")
    script.bids(koi=NONE, lotus=(0, 1, 0, 0)).say("lotus", "capture", clan_="koi", figure="bushi")
    over(script)
    assert script.player("lotus")["hostages"] == [["koi", "bushi"]]
