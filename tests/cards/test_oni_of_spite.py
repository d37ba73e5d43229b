"""Oni of Spite: entering a province it steals 2 VP from each player there with higher honor."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.cards import TRIO, gains, kami_turn, row
from tests.support.script import Json, Script, mandate

CARD = "oni-of-spite"


def vps(script: Script) -> list[int]:
    return [script.vp(clan) for clan in TRIO]


def owners(koi: int = 5, lotus: int = 5, turtle: int = 0) -> dict[str, Json]:
    """Players with this many VP; the Turtle, below Koi and Lotus, own the card."""
    return {"koi": {"vp": koi}, "lotus": {"vp": lotus}, "turtle": {"vp": turtle, "cards": [CARD]}}


def summon(oshu: Json, players: dict[str, Json] | None = None, **position: Any) -> Script:
    """It is summoned to Oshu, where these are."""
    board = {"oshu": {**oshu, "turtle": {"stronghold": 1}}}
    everybody = players or owners()
    script = mandate("recruit", "turtle", season="autumn", players=everybody, map=board, **position)
    return script.say("turtle", "summon", figure=CARD, province="oshu")


def test_summoned_it_steals_from_each_player_above() -> None:
    """CAR-oni-of-spite: 2 VP of each, and nothing is asked."""
    script = summon({"koi": {"bushi": 1}, "lotus": {"daimyo": 1}})
    assert vps(script) == [3, 3, 4]
    assert gains(script, CARD) == [("vp", "koi", -2), ("vp", "lotus", -2), ("vp", "turtle", 4)]


@pytest.mark.parametrize(("held", "stolen"), [(0, 0), (1, 1), (2, 2)])
def test_at_most_what_they_have(held: int, stolen: int) -> None:
    """CAR-oni-of-spite, CAR-8."""
    script = summon({"koi": {"bushi": 1}}, owners(koi=held))
    assert vps(script) == [held - stolen, 5, stolen]


def test_players_of_lower_honor_lose_nothing() -> None:
    """CAR-oni-of-spite: honor as it is when it enters."""
    here = {"koi": {"bushi": 1}, "lotus": {"bushi": 1}}
    assert vps(summon(here, honor=["koi", "turtle", "lotus"])) == [3, 5, 2]


def test_players_elsewhere_lose_nothing() -> None:
    """CAR-oni-of-spite: the Lotus have no figure there."""
    assert vps(summon({"koi": {"bushi": 1}})) == [3, 5, 2]


def test_a_player_without_force_there_loses_nothing() -> None:
    """CAR-oni-of-spite, KUB-RAIJIN: where Raijin stands a Daimyo has none, a Bushi has."""
    script = summon(
        {"koi": {"daimyo": 1}, "lotus": {"bushi": 1}},
        kami_unbound=True,
        shrines=row(),
        kami_figures={"raijin": "oshu"},
    )
    assert vps(script) == [5, 3, 2]


def test_a_stronghold_has_no_force() -> None:
    """CAR-oni-of-spite: but for the Turtle's."""
    board = {"oshu": {"koi": {"stronghold": 1}, "turtle": {"stronghold": 1}}}
    script = mandate("recruit", "turtle", season="autumn", players=owners(), map=board).done("koi")
    assert vps(script.say("turtle", "summon", figure=CARD, province="oshu")) == [5, 5, 0]


def test_an_ally_is_not_spared() -> None:
    """CAR-oni-of-spite, TEA-5."""
    assert vps(summon({"koi": {"bushi": 1}}, alliances=[["koi", "turtle"]])) == [3, 5, 2]


def test_the_turtle_have_force_with_a_stronghold() -> None:
    """CAR-oni-of-spite, CLA-TURTLE-2: so they can be stolen from."""
    players: dict[str, Json] = {"koi": {}, "lotus": {"cards": [CARD]}, "turtle": {"vp": 5}}
    script = mandate(
        *("recruit", "lotus"),
        season="autumn",
        players=players,
        honor=["turtle", "lotus", "koi"],
        map={"oshu": {"lotus": {"stronghold": 1}, "turtle": {"stronghold": 1}}},
    )
    script.done("turtle").say("lotus", "summon", figure=CARD, province="oshu")
    assert vps(script) == [0, 2, 3]


def test_it_works_when_it_is_acquired() -> None:
    """CAR-oni-of-spite, CAR-11: it is owned by the time it is summoned."""
    players = owners()
    players["turtle"] = {"coins": 2}
    script = mandate(
        *("train", "turtle"),
        season="autumn",
        players=players,
        display={CARD: 1},
        map={"oshu": {"koi": {"bushi": 1}, "turtle": {"stronghold": 1}}},
    )
    assert vps(script.say("turtle", "buy", card=CARD)) == [3, 5, 2]


def test_moved_in_a_marshal_it_enters() -> None:
    """CAR-oni-of-spite, CAR-9: where it arrives, not where it leaves."""
    board = {"oshu": {"koi": {"bushi": 1}, "turtle": {CARD: 1}}, "edo": {"lotus": {"bushi": 1}}}
    script = mandate("marshal", "turtle", season="autumn", players=owners(), map=board).done("koi", "lotus")
    script.say("turtle", "move", figure=CARD, from_="oshu", to="edo")
    assert vps(script) == [5, 3, 2]


def test_each_step_of_a_move_enters() -> None:
    """CAR-oni-of-spite, CAR-9: there and back by Fujin it steals in both provinces."""
    script = kami_turn(
        {"kami": "fujin", "turtle": {"shinto": 1}},
        season="autumn",
        players=owners(),
        map={"oshu": {"turtle": {CARD: 1}, "lotus": {"bushi": 1}}, "edo": {"koi": {"bushi": 1}}},
    )
    script.say("turtle", "move", figure=CARD, from_="oshu", to="edo")
    assert vps(script) == [3, 5, 2]
    script.say("turtle", "move", figure=CARD, from_="edo", to="oshu")
    assert vps(script) == [3, 3, 4]


def test_replacing_a_monster_it_enters() -> None:
    """CAR-oni-of-spite, CAR-9: the Koi have a Bushi left there, and force."""
    players = owners()
    players["koi"]["cards"] = ["river-dragon"]
    board = {"oshu": {"koi": {"river-dragon": 1, "bushi": 1}}}
    script = mandate("betray", "turtle", season="autumn", players=players, map=board)
    script.say("turtle", "replace", clan_="koi", figure="river-dragon", province="oshu", with_=CARD)
    assert vps(script) == [3, 5, 2]


def test_replacing_the_last_figure_of_a_player_steals_nothing_from_them() -> None:
    """CAR-oni-of-spite: they no longer have force there when it enters."""
    players = owners()
    players["koi"]["cards"] = ["river-dragon"]
    script = mandate(
        *("betray", "turtle"), season="autumn", players=players, map={"oshu": {"koi": {"river-dragon": 1}}}
    )
    script.say("turtle", "replace", clan_="koi", figure="river-dragon", province="oshu", with_=CARD)
    assert vps(script) == [5, 5, 0]
