"""Kami Unbound: nothing but kami Moves out of Susanoo's province."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.kami_unbound import QUINTET, TRIO, kami_turn, moves, unbound, where
from tests.support.script import Json, Script, mandate

HERE = {"susanoo": "edo"}


def marshal(**position: Any) -> Script:
    """The Turtle's Marshal with Susanoo in Edo, unless the position says otherwise."""
    return mandate("marshal", "turtle", **{"players": list(TRIO), **unbound(HERE), **position})


def test_figures_do_not_leave_in_a_marshal() -> None:
    """KUB-SUSANOO: those elsewhere still move."""
    script = marshal(map={"edo": {"koi": {"bushi": 1, "daimyo": 1}}, "oshu": {"koi": {"bushi": 1}}})
    assert {start for start, _ in moves(script, "koi", "bushi")} == {"oshu"}
    assert moves(script, "koi", "daimyo") == []


@pytest.mark.parametrize("way", ["marshal", "fujin"])
def test_a_move_out_is_refused(way: str) -> None:
    """KUB-SUSANOO: and the clause says why."""
    here = {"edo": {"koi": {"bushi": 1}}, "oshu": {"koi": {"bushi": 1}}}
    script = marshal(map=here) if way == "marshal" else kami_turn(HERE, fujin={"koi": 1}, map=here)
    script.refused("koi", "KUB-SUSANOO", "move", figure="bushi", from_="edo", to="oshu")


def test_what_moves_in_stays() -> None:
    """KUB-SUSANOO: the way in is open."""
    script = marshal(map={"oshu": {"koi": {"bushi": 1}}, "kyoto": {"koi": {"shinto": 1}}})
    script.say("koi", "move", figure="bushi", from_="oshu", to="edo").asked("koi", "marshal")
    assert (script.at("edo", "koi"), moves(script, "koi", "bushi")) == ({"bushi": 1}, [])


def test_fujins_shrine_ability_moves_nothing_out() -> None:
    """KUB-SUSANOO: a figure moved in with the first Move has no second; the one left is elsewhere."""
    here = {"oshu": {"koi": {"bushi": 1}}, "edo": {"koi": {"daimyo": 1}}, "nagato": {"koi": {"shinto": 1}}}
    script = kami_turn(HERE, fujin={"koi": 1}, map=here)
    assert moves(script, "koi", "daimyo") == []
    script.say("koi", "move", figure="bushi", from_="oshu", to="edo").asked("koi", "fujin")
    assert (moves(script, "koi", "bushi"), moves(script, "koi", "shinto")) == ([], [("nagato", "kansai")])


def test_the_dragonfly_do_not_fly_out() -> None:
    """KUB-SUSANOO, CLA-DRAGONFLY-2."""
    here = {"edo": {"dragonfly": {"bushi": 1}}, "kyoto": {"dragonfly": {"shinto": 1}}}
    script = marshal(players=list(QUINTET), map=here)
    assert moves(script, "dragonfly", "bushi") == []
    assert ("kyoto", "edo") in moves(script, "dragonfly", "shinto")


def test_he_holds_the_turtles_strongholds_too() -> None:
    """RUL-11, CLA-TURTLE-1: in a Marshal, where the other one may move."""
    here = {"edo": {"turtle": {"stronghold": 1}}, "oshu": {"turtle": {"stronghold": 1}}}
    script = marshal(map=here)
    assert {start for start, _ in moves(script, "turtle", "stronghold")} == {"oshu"}


def test_he_holds_the_turtles_strongholds_from_fujin() -> None:
    """RUL-11, KAM-4: with nothing else to move nothing is asked but where Fujin goes."""
    script = kami_turn(HERE, fujin={"turtle": 1}, map={"edo": {"turtle": {"stronghold": 1}}})
    script.asked("turtle", "place", "fujin")


def test_other_kami_leave_his_province() -> None:
    """KUB-SUSANOO: kami are the exception."""
    script = marshal(**unbound({"susanoo": "edo", "hachiman": "edo"}, hachiman={"koi": 1}))
    script.say("koi", "move", figure="hachiman", from_="edo", to="kyoto")
    assert where(script, "hachiman") == "kyoto"


def test_he_leaves_himself_and_sets_the_others_free() -> None:
    """KUB-SUSANOO: the Koi move him first, then their Bushi follows."""
    script = marshal(map={"edo": {"koi": {"bushi": 1}}}, **unbound(HERE, susanoo={"koi": 1}))
    assert moves(script, "koi", "bushi") == []
    script.say("koi", "move", figure="susanoo", from_="edo", to="oshu")
    script.say("koi", "move", figure="bushi", from_="edo", to="kyoto")
    assert script.at("kyoto", "koi") == {"bushi": 1}


def test_fujins_shrine_ability_can_move_him_away_first() -> None:
    """KUB-SUSANOO, RUL-17: one Move for him, one for the Bushi he held."""
    script = kami_turn(HERE, fujin={"koi": 1}, susanoo={"koi": 1}, map={"edo": {"koi": {"bushi": 1}}})
    script.say("koi", "move", figure="susanoo", from_="edo", to="oshu")
    script.say("koi", "move", figure="bushi", from_="edo", to="kyoto").asked("koi", "place", "fujin")


def test_going_to_a_shrine_is_not_a_move() -> None:
    """KUB-SUSANOO, REC-5: a Shinto summoned to his province may worship at once."""
    script = mandate(
        *("recruit", "koi"), players=list(TRIO), map={"edo": {"koi": {"stronghold": 1}}}, **unbound(HERE)
    )
    script.say("koi", "summon", figure="shinto", province="edo", shrine="susanoo")
    assert script.view["shrines"][0] == {"kami": "susanoo", "koi": {"shinto": 1}}


def test_changing_shrines_is_not_a_move() -> None:
    """KUB-SUSANOO, CAR-path-of-the-kannushi: shrines are not his province."""
    players: Json = {"koi": {"cards": ["path-of-the-kannushi"]}, "lotus": {}, "turtle": {}}
    script = marshal(
        season_set="mountain", players=players, **unbound(HERE, susanoo={"koi": 1, "lotus": 2}, fujin={})
    )
    script.say("koi", "shift", figure="shinto", from_="susanoo", to="fujin")
    assert script.view["kami_control"]["fujin"] == "koi"


def test_a_stronghold_can_be_built_there() -> None:
    """KUB-SUSANOO: building is not a Move; the Turtle's new one stays too (RUL-15)."""
    players: Json = {"koi": {}, "lotus": {}, "turtle": {"coins": 3}}
    here = {"oshu": {"turtle": {"bushi": 1}}}
    script = marshal(players=players, map=here).say("turtle", "build", province="edo")
    assert script.at("edo", "turtle") == {"stronghold": 1}
    assert moves(script, "turtle", "stronghold") == []


def test_figures_in_his_province_can_be_replaced() -> None:
    """KUB-SUSANOO: replacing is not a Move."""
    here = {"edo": {"koi": {"bushi": 1}}}
    script = mandate("betray", "turtle", players=list(TRIO), map=here, **unbound(HERE))
    script.say("turtle", "replace", clan_="koi", figure="bushi", province="edo", with_="bushi")
    assert script.at("edo", "turtle") == {"bushi": 1}
