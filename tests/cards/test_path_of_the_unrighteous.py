"""Path of the Unrighteous: one more replacement each time you Betray, also of a Shinto in a shrine."""

from __future__ import annotations

from typing import Any

from tests.support.cards import row, seats
from tests.support.kami_unbound import control
from tests.support.script import Json, Script, mandate

UNRIGHTEOUS = "path-of-the-unrighteous"
BOARD: Json = {
    "oshu": {"lotus": {"bushi": 3}},
    "kyoto": {"turtle": {"bushi": 2, "daimyo": 1}},
}
SHRINE: Json = {"kami": "fujin", "lotus": {"shinto": 1}, "turtle": {"shinto": 1}}


def betray(copies: int = 1, *cards: str, **position: Any) -> Script:
    """The Koi's Betray, with this many copies."""
    players = seats(koi={"cards": [UNRIGHTEOUS] * copies + list(cards)}, lotus=position.pop("lotus", {}))
    position = {"season": "autumn", "map": BOARD, "shrines": row(SHRINE), **position}
    return mandate("betray", "koi", season_set="teapot", players=players, **position)


def turn(script: Script, clan: str) -> Script:
    """The Koi replace a Bushi of this clan on the map."""
    province = {"lotus": "oshu", "turtle": "kyoto"}[clan]
    return script.say("koi", "replace", clan_=clan, figure="bushi", province=province, with_="bushi")


def worship(script: Script, clan: str) -> Script:
    """The Koi replace a Shinto of this clan in Fujin's shrine."""
    return script.say("koi", "replace", clan_=clan, figure="shinto", shrine="fujin", with_="shinto")


def victims(script: Script) -> list[tuple[str, str]]:
    """What can be replaced now: (owner, "map" or "shrine")."""
    offered = [option for option in script.options("koi") if option["kind"] == "replace"]
    return sorted({(o["clan"], "shrine" if "shrine" in o else "map") for o in offered})


EVERYTHING = [("lotus", "map"), ("lotus", "shrine"), ("turtle", "map"), ("turtle", "shrine")]


def test_without_the_card_two_of_two_owners_on_the_map() -> None:
    """CAR-path-of-the-unrighteous, BET-3: what it adds to."""
    script = betray(0)
    assert victims(script) == [("lotus", "map"), ("turtle", "map")]
    script.refused("koi", "BET-5", "replace", clan_="lotus", figure="shinto", shrine="fujin", with_="shinto")
    turn(turn(script, "lotus"), "turtle").asked("lotus", "mandate")


def test_a_third_figure_of_any_other_player() -> None:
    """CAR-path-of-the-unrighteous: after one of each owner another of the Lotus, and no fourth."""
    script = turn(turn(betray(), "lotus"), "turtle")
    assert victims(script) == EVERYTHING
    turn(script, "lotus").asked("lotus", "mandate")
    assert script.at("oshu", "koi") == {"bushi": 2}
    assert [event["cause"] for event in script.events("replaced")] == ["betray"] * 3


def test_a_shinto_in_a_shrine() -> None:
    """CAR-path-of-the-unrighteous: the Koi's Shinto is there instead, the other in its owner's reserve."""
    script = worship(betray(), "turtle")
    assert victims(script) == [("lotus", "map"), ("turtle", "map")]
    assert script.view["shrines"][0] == {"kami": "fujin", "koi": {"shinto": 1}, "lotus": {"shinto": 1}}
    assert (script.reserve("turtle", "shinto"), script.reserve("koi", "shinto")) == (3, 2)


def test_only_one_in_a_shrine() -> None:
    """CAR-path-of-the-unrighteous: the ordinary two are on the map, whenever the extra one comes."""
    script = worship(turn(betray(), "lotus"), "lotus")
    assert victims(script) == [("turtle", "map")]
    turn(script, "turtle").asked("lotus", "mandate")


def test_two_of_one_owner_leave_one_of_another() -> None:
    """CAR-path-of-the-unrighteous, RUL-17: the ordinary two must belong to two different owners."""
    script = turn(turn(betray(), "lotus"), "lotus")
    assert victims(script) == [("turtle", "map")]


def test_two_copies_bring_two_more() -> None:
    """CAR-path-of-the-unrighteous, CAR-1: four in one Betray, here two of them in the shrine."""
    script = worship(worship(betray(2), "lotus"), "turtle")
    turn(turn(script, "lotus"), "turtle").asked("lotus", "mandate")
    assert len(script.events("replaced")) == 4


def test_the_owner_may_stop_at_any_time() -> None:
    """CAR-path-of-the-unrighteous: a "may"."""
    script = turn(betray(), "lotus").done("koi")
    script.asked("lotus", "mandate")


def test_without_a_shinto_in_reserve_nobody_is_replaced_in_a_shrine() -> None:
    """CAR-path-of-the-unrighteous: what stands in comes from reserve."""
    script = betray(map={**BOARD, "edo": {"koi": {"shinto": 3}}})
    assert victims(script) == [("lotus", "map"), ("turtle", "map")]


def test_komainu_is_a_shinto_in_a_shrine_and_another_monster_is_not() -> None:
    """CAR-path-of-the-unrighteous, CAR-12: a Shinto takes its place; an Oni could only on the map."""
    shrines = row({"kami": "fujin", "lotus": {"komainu": 1}})
    script = betray(1, "oni-of-skulls", lotus={"cards": ["komainu"]}, shrines=shrines)
    stand_ins = [o["with"] for o in script.options("koi") if o.get("figure") == "komainu"]
    assert stand_ins == ["shinto"]


def test_control_of_a_kami_follows_at_once() -> None:
    """CAR-path-of-the-unrighteous, KUB-3: the Koi, above the Turtle in honor, now tie with them."""
    script = betray(kami_unbound=True, shrines=row({"kami": "fujin", "turtle": {"shinto": 2}}))
    assert control(script, "fujin") == "turtle"
    assert control(worship(script, "turtle"), "fujin") == "koi"


def test_others_betray_without_it() -> None:
    """CAR-path-of-the-unrighteous: it is its owner's alone."""
    players = seats(turtle={"cards": [UNRIGHTEOUS]})
    script = mandate("betray", "koi", season_set="teapot", players=players, map=BOARD)
    turn(turn(script, "lotus"), "turtle").asked("lotus", "mandate")
