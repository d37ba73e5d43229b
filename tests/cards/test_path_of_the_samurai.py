"""Path of the Samurai: at the end of a Recruit you may place a Bushi in any province."""

from __future__ import annotations

from typing import Any

from tests.support.cards import seats
from tests.support.random_positions import PROVINCES
from tests.support.script import Script, mandate

SAMURAI = "path-of-the-samurai"


def recruit(current: str = "turtle", *more: str, tile: str = "recruit", **position: Any) -> Script:
    """A mandate in a game where the Koi own Path of the Samurai; nobody has a Stronghold."""
    players = seats(koi={"cards": [SAMURAI, *more]})
    return mandate(tile, current, season="summer", players=players, **position)


def test_the_owner_is_asked_for_any_province() -> None:
    """CAR-path-of-the-samurai: all eight, also without a Stronghold there, or none."""
    script = recruit()
    script.asked("koi", "place", SAMURAI)
    places = [{"kind": "place", "figure": "bushi", "province": province} for province in PROVINCES]
    assert script.options("koi") == [{"kind": "done"}, *places]


def test_the_bushi_goes_from_reserve_to_the_province() -> None:
    """CAR-path-of-the-samurai: one, and the next mandate comes."""
    script = recruit().say("koi", "place", figure="bushi", province="kyushu")
    script.asked("koi", "mandate")
    assert (script.at("kyushu", "koi"), script.reserve("koi", "bushi")) == ({"bushi": 1}, 5)
    [placed] = script.events("placed")
    assert (placed["cause"], placed["clan"], placed["to"]) == (SAMURAI, "koi", "kyushu")


def test_the_owner_may_decline() -> None:
    """CAR-path-of-the-samurai: nothing is placed."""
    script = recruit().done("koi")
    script.asked("koi", "mandate")
    assert (script.events("placed"), script.view["map"]) == ([], {})


def test_it_waits_until_everybody_has_recruited() -> None:
    """CAR-path-of-the-samurai, POL-8: at the end of the mandate."""
    board = {"edo": {"koi": {"stronghold": 1}}, "kyoto": {"turtle": {"stronghold": 1}}}
    script = recruit("turtle", map=board)
    script.done("koi").asked("turtle", "recruit")
    script.done("turtle").asked("koi", "place", SAMURAI)


def test_it_comes_in_every_recruit_and_in_no_other_mandate() -> None:
    """CAR-path-of-the-samurai: the owner's own Recruit too, but no Harvest."""
    recruit("koi").asked("koi", "place", SAMURAI)
    recruit(tile="harvest").asked("koi", "mandate")


def test_without_a_bushi_in_reserve_nothing_is_asked() -> None:
    """CAR-path-of-the-samurai: all six are on the map."""
    recruit(map={"edo": {"koi": {"bushi": 6}}}).asked("koi", "mandate")


def test_placing_is_not_a_summon() -> None:
    """CAR-path-of-the-samurai, FIG-3: Path of the Kenin does not react."""
    script = recruit("turtle", "path-of-the-kenin", map={"edo": {"koi": {"stronghold": 1}}})
    script.done("koi").say("koi", "place", figure="bushi", province="edo")
    script.asked("koi", "mandate")


def test_bought_in_a_train_it_works_in_the_next_recruit() -> None:
    """CAR-path-of-the-samurai, CAR-11: from the moment it is owned."""
    players = seats(koi={"coins": 2})
    script = mandate("train", "koi", season="summer", players=players, display={SAMURAI: 1})
    script.say("koi", "buy", card=SAMURAI).asked("lotus", "mandate")
    tile = script.options("lotus")[0]["tile"]
    script.say("lotus", "mandate", tile=tile, announce="recruit").asked("koi", "place", SAMURAI)
