"""Path of the Light: at the end of a Recruit you may place a Shinto in any shrine."""

from __future__ import annotations

from typing import Any

from tests.support.cards import seats
from tests.support.script import Script, mandate

KAMI = ("amaterasu", "fujin", "hachiman", "tsukuyomi")
LIGHT = "path-of-the-light"


def recruit(current: str = "turtle", *more: str, tile: str = "recruit", **position: Any) -> Script:
    """A mandate in a game where the Koi own Path of the Light; nobody has a Stronghold."""
    players = seats(koi={"cards": [LIGHT, *more]})
    position.setdefault("shrines", [{"kami": kami} for kami in KAMI])
    return mandate(tile, current, players=players, **position)


def test_the_owner_is_asked_for_any_of_the_four_shrines() -> None:
    """CAR-path-of-the-light: one Shinto, or none."""
    script = recruit()
    script.asked("koi", "place", LIGHT)
    places = [{"kind": "place", "figure": "shinto", "shrine": kami} for kami in KAMI]
    assert script.options("koi") == [{"kind": "done"}, *places]


def test_the_shinto_goes_from_reserve_to_the_shrine() -> None:
    """CAR-path-of-the-light: it worships there, and the next mandate comes."""
    script = recruit().say("koi", "place", figure="shinto", shrine="hachiman")
    script.asked("koi", "mandate")
    assert script.view["shrines"][2] == {"kami": "hachiman", "koi": {"shinto": 1}}
    assert script.reserve("koi", "shinto") == 2
    [placed] = script.events("placed")
    assert (placed["cause"], placed["clan"], placed["to"]) == (LIGHT, "koi", "hachiman")


def test_the_owner_may_decline() -> None:
    """CAR-path-of-the-light: nothing is placed."""
    script = recruit().done("koi")
    script.asked("koi", "mandate")
    assert (script.events("placed"), script.reserve("koi", "shinto")) == ([], 3)


def test_it_waits_until_everybody_has_recruited() -> None:
    """CAR-path-of-the-light, POL-8: at the end of the mandate, no matter who its current player is."""
    board = {"edo": {"koi": {"stronghold": 1}}, "kyoto": {"turtle": {"stronghold": 1}}}
    script = recruit("turtle", map=board)
    script.done("koi").asked("turtle", "recruit")
    script.done("turtle").asked("koi", "place", LIGHT)


def test_it_comes_in_every_recruit_and_in_no_other_mandate() -> None:
    """CAR-path-of-the-light: a Harvest asks nothing; a Recruit of the owner's does."""
    recruit(tile="harvest").asked("koi", "mandate")
    recruit("koi").asked("koi", "place", LIGHT)


def test_without_a_shinto_in_reserve_nothing_is_asked() -> None:
    """CAR-path-of-the-light: the last one has just been summoned."""
    board = {"edo": {"koi": {"stronghold": 1, "shinto": 2}}}
    script = recruit(map=board).say("koi", "summon", figure="shinto", province="edo")
    script.asked("koi", "mandate")


def test_komainu_may_be_the_shinto() -> None:
    """CAR-path-of-the-light, CAR-12: it is offered beside the Shinto, and goes to worship."""
    script = recruit("turtle", "komainu")
    figures = [option["figure"] for option in script.options("koi") if option["kind"] == "place"]
    assert sorted(set(figures)) == ["komainu", "shinto"]
    script.say("koi", "place", figure="komainu", shrine="fujin")
    assert script.view["shrines"][1] == {"kami": "fujin", "koi": {"komainu": 1}}


def test_placing_is_not_a_summon() -> None:
    """CAR-path-of-the-light, FIG-3: Path of the Kenin does not react."""
    script = recruit("turtle", "path-of-the-kenin", map={"edo": {"koi": {"stronghold": 1}}})
    script.done("koi").say("koi", "place", figure="shinto", shrine="fujin")
    script.asked("koi", "mandate")


def test_bought_in_a_train_it_works_in_the_next_recruit() -> None:
    """CAR-path-of-the-light, CAR-11: from the moment it is owned."""
    script = mandate("train", "koi", players=seats(koi={"coins": 1}), display={LIGHT: 1})
    script.say("koi", "buy", card=LIGHT).asked("lotus", "mandate")
    tile = script.options("lotus")[0]["tile"]
    script.say("lotus", "mandate", tile=tile, announce="recruit").asked("koi", "place", LIGHT)
