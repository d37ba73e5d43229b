"""Rulings on single cards (RUL), and answers that a card forbids."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.battles import battle
from tests.support.cards import TRIO, all_coins, gains, kami_turn, row, seats
from tests.support.kami_unbound import control, moves, unbound
from tests.support.script import Json, Script, mandate, start

NONE = (0, 0, 0, 0)


# -- refusals --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "answer"),
    [
        ("path-of-the-light", {"figure": "bushi", "province": "edo"}),
        ("path-of-the-samurai", {"figure": "shinto", "province": "edo"}),
    ],
)
def test_an_answer_that_a_card_does_not_allow_is_refused_by_its_clause(card: str, answer: Json) -> None:
    """CAR-path-of-the-light, CAR-path-of-the-samurai: the clause that forbids it is the card's own."""
    script = mandate("recruit", "turtle", season="summer", players=seats(koi={"cards": [card]}))
    script.asked("koi", "place", card)
    script.refused("koi", f"CAR-{card}", "place", **answer)


# -- rulings on single cards -----------------------------------------------------------------------


@pytest.mark.parametrize(("figure", "vp"), [("oshu", 4), ("kyoto", 8)])
def test_fujins_figure_doubles_a_reward_that_a_card_gives_in_a_harvest(figure: str, vp: int) -> None:
    """RUL-12: Kyoto's 4 VP by Path of Sengoku, where the Lotus lead."""
    script = mandate(
        "harvest",
        "turtle",
        season="summer",
        season_set="mountain",
        players=seats(koi={"cards": ["path-of-sengoku"]}),
        map={"kyoto": {"koi": {"daimyo": 1}, "lotus": {"bushi": 2}}},
        **unbound({"fujin": figure}),
    )
    assert gains(script, "path-of-sengoku") == [("vp", "koi", vp)]


def toll(coins: int) -> Script:
    """The Koi own Path of the Serpent; the Lotus with Fujin's two Moves ask for the way to Oshu."""
    players = seats(koi={"cards": ["path-of-the-serpent"]}, lotus={"coins": coins})
    board = {"hokkaido": {"lotus": {"bushi": 2}}}
    shrine = {"kami": "fujin", "lotus": {"shinto": 1}}
    script = kami_turn(shrine, season="summer", players=players, map=board)
    return script.say("lotus", "move", figure="bushi", from_="hokkaido", to="oshu")


@pytest.mark.parametrize("coins", [0, 1])
def test_the_owner_of_a_toll_is_asked_whether_the_mover_can_pay_or_not(coins: int) -> None:
    """RUL-14: when the route is first used in the instance, and not for the second figure."""
    script = toll(coins)
    script.asked("koi", "offer", "path-of-the-serpent")
    script.say("koi", "no").say("lotus", "move", figure="bushi", from_="hokkaido", to="oshu")
    script.asked("koi", "mandate")
    assert (script.at("oshu", "lotus"), script.coins("koi")) == ({"bushi": 2}, 0)


def test_a_toll_paid_opens_the_route_for_the_instance() -> None:
    """RUL-14: the Coin goes to the owner, once."""
    script = toll(1).say("koi", "yes").say("lotus", "move", figure="bushi", from_="hokkaido", to="oshu")
    script.asked("koi", "mandate")
    assert (script.at("oshu", "lotus"), all_coins(script)["koi"]) == ({"bushi": 2}, 1)


def test_a_toll_that_cannot_be_paid_closes_the_route_for_the_instance() -> None:
    """RUL-14: the figure has not moved, both Moves are left, another route may be tried."""
    script = toll(0).say("koi", "yes")
    assert script.asked("lotus", "fujin").moves == 2
    assert moves(script, "lotus", "bushi") == [("hokkaido", "kansai"), ("hokkaido", "kyushu")]
    script.say("lotus", "move", figure="bushi", from_="hokkaido", to="kansai")
    script.asked("koi", "offer", "path-of-the-serpent")


def test_sincerity_pays_also_where_nothing_is_stolen() -> None:
    """RUL-17: the Lotus have no VP."""
    players = seats(koi={"cards": ["sincerity"], "coins": 1})
    here = {"koi": {"bushi": 1}, "lotus": {"bushi": 1}}
    script = battle(here, players, season="summer", season_set="mountain")
    script.bids(koi=(0, 1, 0, 0), lotus=NONE).say("koi", "capture", clan_="lotus", figure="bushi")
    assert script.vp("koi") == 1


def test_two_benevolence_may_give_both_coins_to_one_player() -> None:
    """RUL-17: one question for each."""
    players = seats(koi={"cards": ["benevolence"] * 2, "coins": 2})
    script = mandate("train", "turtle", players=players, display={"path-of-the-kenin": 1})
    script.done("turtle").say("koi", "buy", card="path-of-the-kenin")
    script.say("koi", "pay", clan_="turtle").say("koi", "pay", clan_="turtle").asked("koi", "mandate")
    assert (script.coins("turtle"), script.vp("koi")) == (2, 4)


def test_path_of_sengoku_pays_each_province_with_a_daimyo_once() -> None:
    """RUL-17: the Daimyo in Kyoto, Yurei in Kansai."""
    players = seats(koi={"cards": ["path-of-sengoku", "yurei"]})
    board = {"kyoto": {"koi": {"daimyo": 1}}, "kansai": {"koi": {"yurei": 1}}}
    script = mandate("harvest", "turtle", season="summer", season_set="mountain", players=players, map=board)
    assert sorted(gains(script, "path-of-sengoku")) == [("vp", "koi", 3), ("vp", "koi", 4)]


def test_path_of_sengoku_pays_one_province_with_two_daimyo_once() -> None:
    """RUL-17: Daimyo and Yurei in Kyoto; and nothing that the Harvest has paid already."""
    players = seats(koi={"cards": ["path-of-sengoku", "yurei"]})
    board = {"kyoto": {"koi": {"daimyo": 1, "yurei": 1}}}
    for current, vp in (("turtle", [("vp", "koi", 4)]), ("koi", [])):
        script = mandate(
            "harvest", current, season="summer", season_set="mountain", players=players, map=board
        )
        assert gains(script, "path-of-sengoku") == vp
        assert script.vp("koi") == 4


def test_the_dragonfly_summon_an_acquired_monster_anywhere() -> None:
    """RUL-17: also without a Stronghold on the map."""
    players: dict[str, Json] = {"koi": {}, "turtle": {}, "dragonfly": {"coins": 3}}
    script = mandate("train", "koi", players=players, display={"river-dragon": 1})
    script.done("koi", "turtle").say("dragonfly", "buy", card="river-dragon").asked(
        "dragonfly", "summon", "river-dragon"
    )
    assert len(script.options("dragonfly")) == 8
    script.say("dragonfly", "summon", figure="river-dragon", province="kyushu")
    assert script.at("kyushu", "dragonfly") == {"river-dragon": 1}


def test_fujins_moves_may_be_made_with_a_kami_figure() -> None:
    """RUL-17: one that the clan controls, both Moves with the same."""
    worship = unbound({"hachiman": "oshu", "susanoo": "oshu"}, fujin={"koi": 1}, hachiman={"koi": 1})
    script = start(phase="kami", players=list(TRIO), political={"turn": 3, "current": "turtle"}, **worship)
    while script.game.pending[0].kind != "fujin":
        script.done(script.game.pending[0].clan)
    assert control(script, "susanoo") is None
    assert moves(script, "koi", "susanoo") == []
    script.say("koi", "move", figure="hachiman", from_="oshu", to="edo")
    script.say("koi", "move", figure="hachiman", from_="edo", to="kyoto")
    assert script.view["kami_figures"]["hachiman"] == "kyoto"


def unrighteous_betrayal(board: Json, **more: Any) -> Script:
    """The Koi play Betray and own Path of the Unrighteous: one more replacement."""
    players = seats(koi={"cards": ["path-of-the-unrighteous"]})
    return mandate("betray", "koi", season="autumn", season_set="teapot", players=players, map=board, **more)


@pytest.mark.parametrize("place", [0, 1, 2])
def test_the_extra_replacement_may_come_at_any_point(place: int) -> None:
    """RUL-17: a Shinto in a shrine first, second or third; the ordinary two are of two owners."""
    board = {"oshu": {"lotus": {"bushi": 2}}, "kyoto": {"turtle": {"bushi": 2}}}
    script = unrighteous_betrayal(board, shrines=row({"kami": "fujin", "lotus": {"shinto": 1}}))
    steps: list[Json] = [
        {"clan_": "lotus", "figure": "bushi", "province": "oshu", "with_": "bushi"},
        {"clan_": "turtle", "figure": "bushi", "province": "kyoto", "with_": "bushi"},
    ]
    extra = {"clan_": "lotus", "figure": "shinto", "shrine": "fujin", "with_": "shinto"}
    steps.insert(place, extra)
    for step in steps:
        script.say("koi", "replace", **step)
    script.asked("lotus", "mandate")


def test_the_ordinary_two_are_of_two_owners_also_with_an_extra_one() -> None:
    """RUL-17: after two of the Lotus, one of them the extra, only the Turtle are left."""
    script = unrighteous_betrayal({"oshu": {"lotus": {"bushi": 3}}, "kyoto": {"turtle": {"bushi": 1}}})
    for _ in range(2):
        script.say("koi", "replace", clan_="lotus", figure="bushi", province="oshu", with_="bushi")
    assert {o["clan"] for o in script.options("koi") if o["kind"] == "replace"} == {"turtle"}
