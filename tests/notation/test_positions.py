"""Positions: what they describe, what may be left out, and where each phase starts."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

import pytest

from hinode import Game, InvalidPosition
from tests.notation.examples import EXAMPLE, FULL, THREE, Json, changed, without
from tests.support.script import Script, start

SHRINES = [{"kami": "fujin"}, {"kami": "raijin"}, {"kami": "amaterasu"}, {"kami": "susanoo"}]
HAND = ["recruit", "train", "harvest", "betray"]


def loaded(position: Json) -> Script:
    return Script(Game.from_position(position))


def leaves(position: Json) -> list[str]:
    """Every key that may be left out, as a path."""
    players = [f"players.{clan}.{key}" for clan, player in position["players"].items() for key in player]
    political = [f"political.{key}" for key in position["political"]]
    return [*(key for key in position if key != "players"), *players, *political]


# -- the first example -----------------------------------------------------------------------


def test_the_example_loads() -> None:
    script = loaded(EXAMPLE)
    script.all_asked("bid", "koi", "lotus", "turtle")
    assert {d.province for d in script.game.pending} == {"nagato"}


def test_every_part_of_the_example_is_loaded() -> None:
    """CLA-KOI-1, CAR-way-of-the-shogun: the start of the War Phase was still to come."""
    view = loaded(EXAMPLE).view
    for key in (
        "season",
        "phase",
        "season_set",
        "kami_unbound",
        "honor",
        "map",
        "shrines",
        "kami_figures",
        "war",
    ):
        assert view[key] == EXAMPLE[key]
    assert view["alliances"] == [["lotus", "turtle"]]
    koi = view["players"]["koi"]
    assert (koi["vp"], koi["coins"], koi["ronin"]) == (3, 8 + 3 + 2, 0)
    assert koi["hostages"] == [["turtle", "bushi"]]
    assert koi["tokens"] == [["spring", "kyoto"]]
    assert view["current"] == "lotus"


def test_the_season_after_the_example_goes_on_left_of_the_last_mandate() -> None:
    """POL-2"""
    script = loaded(EXAMPLE)
    while script.view["season"] == "spring":
        script.game.answer(script.game.pending[0].clan, script.game.pending[0].options[0])
    script.ready().asked("turtle", "mandate")


# Keys without which the rest of the position makes no sense.
NEEDED = {
    "kami_unbound": "kami_figures",
    "phase": "laid",
    "players.turtle.cards": "card",
    "political.turn": "laid",
    "political.laid": "seen",
}


@pytest.mark.parametrize(
    "path",
    [p for p in leaves(EXAMPLE) if p not in ("kami_unbound", "players.turtle.cards", "political.turn")],
)
def test_any_one_key_of_the_example_may_be_left_out(path: str) -> None:
    assert loaded(without(EXAMPLE, path)).game.pending


@pytest.mark.parametrize("path", [path for path in leaves(FULL) if path not in NEEDED])
def test_any_one_key_of_a_full_position_may_be_left_out(path: str) -> None:
    assert loaded(without(FULL, path)).game.pending


@pytest.mark.parametrize(("path", "fault"), NEEDED.items())
def test_a_key_that_others_need_may_not_be_left_out(path: str, fault: str) -> None:
    with pytest.raises(InvalidPosition, match=fault):
        Game.from_position(without(FULL, path))


def test_kami_figures_need_kami_unbound() -> None:
    """KUB-1"""
    with pytest.raises(InvalidPosition, match="kami_figures"):
        Game.from_position(without(EXAMPLE, "kami_unbound"))


# -- what is left out -------------------------------------------------------------------------


def test_everything_but_players_may_be_left_out() -> None:
    script = loaded({"players": THREE})
    script.all_asked("tea", "koi", "lotus", "turtle")
    view = script.view
    assert (view["season"], view["phase"], view["season_set"], view["kami_unbound"]) == (
        "spring",
        "tea",
        "archway",
        False,
    )
    assert view["honor"] == ["koi", "lotus", "turtle"]
    assert (view["alliances"], view["map"], view["kami_figures"], view["mandates"]) == ([], {}, {}, [])
    assert view["current"] is None
    assert len(view["war"]) == 5
    for player in view["players"].values():
        assert (player["vp"], player["coins"], player["ronin"]) == (0, 0, 0)
        assert (player["cards"], player["tokens"], player["hostages"], player["allied_seasons"]) == (
            [],
            [],
            [],
            [],
        )


def test_coins_are_not_topped_up_by_income() -> None:
    """SEA-3"""
    script = loaded({"players": {**THREE, "koi": {"coins": 2}}})
    assert [script.coins(clan) for clan in THREE] == [2, 0, 0]


def test_a_clan_left_out_of_the_map_has_nothing_there() -> None:
    """SET-5: no default set-up is added."""
    script = loaded({"players": THREE, "map": {"edo": {"koi": {"bushi": 1}}}})
    assert script.view["map"] == {"edo": {"koi": {"bushi": 1}}}
    assert script.player("turtle")["reserve"] == {"bushi": 6, "shinto": 3, "daimyo": 1, "stronghold": 4}


def test_seats_do_not_depend_on_the_order_of_the_players() -> None:
    """SET-2"""
    script = loaded({"players": {"turtle": {}, "bonsai": {}, "koi": {}}})
    assert list(script.view["players"]) == ["koi", "turtle", "bonsai"]
    assert script.game.digest() == loaded({"players": {"koi": {}, "turtle": {}, "bonsai": {}}}).game.digest()


def test_what_is_drawn_is_drawn_from_the_seed() -> None:
    """SET-6, SEA-1, SET-9"""
    games = [Game.from_position({"players": THREE, "phase": "political", "seed": seed}) for seed in (1, 1, 2)]
    assert games[0].digest() == games[1].digest() != games[2].digest()
    assert games[0].view(None)["shrines"] != games[2].view(None)["shrines"]


def test_the_seed_is_0_unless_given() -> None:
    assert loaded({"players": THREE}).game.digest() == loaded({"players": THREE, "seed": 0}).game.digest()


def test_a_random_set_is_drawn() -> None:
    """SET-7"""
    sets = {
        loaded({"players": THREE, "season_set": "random", "seed": n}).view["season_set"] for n in range(30)
    }
    assert sets == {"archway", "horseman", "teapot", "mountain"}


def test_the_display_is_what_nobody_owns_of_the_season() -> None:
    """SEA-2"""
    script = loaded(
        {"players": {**THREE, "koi": {"cards": ["righteousness"]}, "turtle": {"cards": ["komainu"]}}}
    )
    display = script.view["display"]
    assert display["righteousness"] == 1
    assert "komainu" not in display
    assert sum(display.values()) == 10


def test_a_monster_belongs_to_the_owner_of_its_card() -> None:
    """TRA-5"""
    script = loaded({"players": {**THREE, "turtle": {"cards": ["komainu"]}}})
    assert script.reserve("turtle", "komainu") == 1
    assert script.reserve("koi", "komainu") == 0


def test_allies_have_an_ally_this_season() -> None:
    """TEA-3"""
    script = start(players=THREE, phase="political", alliances=[["koi", "turtle"]])
    assert script.player("koi")["allied_seasons"] == script.player("turtle")["allied_seasons"] == ["spring"]
    assert script.player("lotus")["allied_seasons"] == []


# -- where each phase starts ------------------------------------------------------------------


def test_a_tea_ceremony_starts_with_the_end_of_old_alliances() -> None:
    """TEA-1"""
    script = start(players=THREE, season="summer", alliances=[["koi", "turtle"]])
    script.all_asked("tea", "koi", "lotus", "turtle")
    assert script.view["alliances"] == []
    assert [event["with"] for event in script.events("alliance_ended")] == ["turtle"]


def test_an_alliance_that_ends_at_the_tea_ceremony_is_none_of_this_season() -> None:
    """TEA-1, TEA-3"""
    players = {**THREE, "koi": {"allied_seasons": ["spring"]}, "turtle": {"allied_seasons": ["spring"]}}
    script = start(players=players, season="summer", alliances=[["koi", "turtle"]])
    assert script.player("koi")["allied_seasons"] == ["spring"]
    assert script.player("turtle")["allied_seasons"] == ["spring"]


def test_a_tea_ceremony_leads_to_the_first_mandate_turn_of_the_season() -> None:
    """POL-2: the first of the game is for the top of the honor track."""
    script = start(players=THREE, honor=["turtle", "lotus", "koi"]).ready()
    script.asked("turtle", "mandate")
    assert script.view["phase"] == "political"


def test_a_later_tea_ceremony_goes_on_left_of_the_last_mandate() -> None:
    """POL-2"""
    script = start(players=THREE, season="autumn", political={"current": "koi"}).ready()
    script.asked("lotus", "mandate")


def test_a_political_phase_starts_at_the_choice_of_the_current_clan() -> None:
    """POL-3"""
    script = start(players=THREE, phase="political", political={"turn": 5, "current": "turtle", "hand": HAND})
    assert script.asked("turtle", "mandate", "POL-3").hand == HAND
    assert script.events("mandate_turn") == []


def test_a_political_phase_starts_with_turn_1_of_the_highest_in_honor() -> None:
    """POL-2"""
    script = start(players=THREE, phase="political", honor=["lotus", "koi", "turtle"])
    script.asked("lotus", "mandate")
    assert script.game.view("lotus")["private"]["deck"]["size"] == 10


@pytest.mark.parametrize("turn", [1, 2, 4, 6])
def test_the_next_mandate_turn_is_to_the_left(turn: int) -> None:
    """POL-2"""
    script = start(
        players=THREE, phase="political", political={"turn": turn, "current": "turtle", "hand": HAND}
    )
    script.say("turtle", "mandate", tile="harvest").asked("koi", "mandate")


@pytest.mark.parametrize("turn", [3, 5])
def test_a_kami_turn_follows_turns_3_and_5(turn: int) -> None:
    """POL-1"""
    shrines = [
        {"kami": "raijin", "koi": {"shinto": 1}},
        *[{"kami": k} for k in ("fujin", "ryujin", "susanoo")],
    ]
    political = {"turn": turn, "current": "turtle", "hand": HAND}
    script = start(players=THREE, phase="political", shrines=shrines, political=political)
    script.say("turtle", "mandate", tile="harvest").asked("koi", "summon", "raijin")


@pytest.mark.parametrize("turn", [3, 5])
def test_a_kami_phase_starts_with_the_first_shrine_and_goes_on_left_of_current(turn: int) -> None:
    """KAM-1, POL-2"""
    shrines = [{"kami": "fujin"}, {"kami": "raijin", "koi": {"shinto": 1}}, *SHRINES[2:]]
    script = start(players=THREE, phase="kami", shrines=shrines, political={"turn": turn, "current": "koi"})
    assert script.view["phase"] == "kami"
    script.asked("koi", "summon", "raijin")
    script.done("koi").asked("lotus", "mandate")
    assert len(script.view["mandates"]) == 0
    assert script.game.view("lotus")["private"]["deck"]["size"] == 10 - turn


def test_a_kami_phase_is_the_one_after_turn_3_unless_told() -> None:
    """POL-1"""
    script = start(players=THREE, phase="kami", political={"current": "koi"})
    script.asked("lotus", "mandate")
    assert script.game.view("lotus")["private"]["deck"]["size"] == 7


def test_war_follows_the_kami_turn_after_turn_7() -> None:
    """POL-1"""
    here = {"koi": {"bushi": 1}, "turtle": {"bushi": 1}}
    political = {"turn": 7, "current": "koi"}
    script = start(players=THREE, phase="kami", map={"edo": here}, war=["edo"], political=political)
    script.all_asked("bid", "koi", "turtle")


def test_a_war_phase_starts_before_its_first_effects() -> None:
    """WAR-1, CLA-KOI-1: the Koi's Ronin are still to be exchanged."""
    players = {"koi": {"coins": 1, "ronin": 4}, "lotus": {"ronin": 2}, "turtle": {}}
    here = {"koi": {"bushi": 1}, "turtle": {"bushi": 1}}
    script = start(players=players, phase="war", map={"edo": here}, war=["oshu", "edo"])
    script.all_asked("bid", "koi", "turtle")
    assert (script.coins("koi"), script.ronin("koi"), script.ronin("lotus")) == (5, 0, 2)


def test_a_war_without_anybody_leads_to_the_next_season() -> None:
    """WAR-3, CLN-1, SEA-3, POL-2"""
    script = start(players={**THREE, "koi": {"coins": 9}}, phase="war", political={"current": "turtle"})
    script.all_asked("tea", "koi", "lotus", "turtle")
    assert script.view["season"] == "summer"
    assert [script.coins(clan) for clan in THREE] == [5, 7, 6]
    script.ready().asked("koi", "mandate")


def test_a_winter_scores_and_ends_the_game() -> None:
    """WIN-1, WIN-3, WIN-4"""
    koi = {
        "vp": 1,
        "tokens": [["spring", "edo"], ["summer", "oshu"], ["autumn", "kyoto"]],
        "hostages": [["turtle", "bushi"]],
    }
    script = start(players={**THREE, "koi": koi}, season="winter", phase="winter")
    result = script.game.result
    assert result is not None
    assert result.scores == {"koi": 1 + 1 + 2 + 3 + 10, "lotus": 0, "turtle": 0}
    assert script.coins("koi") == 1
    assert script.reserve("turtle", "bushi") == 6
    assert script.game.pending == ()


def test_the_phase_of_winter_is_winter_unless_told() -> None:
    """WIN-1"""
    assert start(players=THREE, season="winter").game.result is not None


def test_a_game_that_has_ended_scores_nothing_more() -> None:
    """WIN-5"""
    koi = {"vp": 5, "tokens": [["autumn", "edo"]]}
    script = start(players={**THREE, "koi": koi}, season="winter", phase="end")
    result = script.game.result
    assert result is not None
    assert result.scores == {"koi": 5, "lotus": 0, "turtle": 0}
    assert script.view["phase"] == "end"


# -- the position that was given --------------------------------------------------------------


def test_a_position_is_not_changed_by_playing_from_it() -> None:
    given = deepcopy(FULL)
    game = Game.from_position(given)
    game.answer("bonsai", {"kind": "mandate", "tile": "harvest"})
    assert given == FULL


def test_a_game_does_not_depend_on_what_becomes_of_its_position() -> None:
    given = deepcopy(FULL)
    game = Game.from_position(given)
    before = (game.digest(), json.dumps(game.record()))
    given["players"]["koi"]["cards"].clear()
    given["political"].clear()
    assert (game.digest(), json.dumps(game.record())) == before


@pytest.mark.parametrize("position", [EXAMPLE, FULL])
def test_a_position_survives_its_json(position: Json) -> None:
    one = Game.from_position(position)
    assert Game.from_position(json.loads(json.dumps(position))).digest() == one.digest()


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("players.koi.vp", 4),
        ("players.koi.coins", 7),
        ("players.koi.ronin", 3),
        ("players.koi.cards", ["oni-of-blood"]),
        ("players.koi.tokens", []),
        ("players.koi.hostages", []),
        ("players.koi.allied_seasons", []),
        ("honor", ["koi", "turtle", "bonsai", "lotus"]),
        ("alliances", []),
        ("map.nagato.koi.bushi", 2),
        ("shrines[1].koi", {"shinto": 1}),
        ("kami_figures.fujin", "edo"),
        ("kami_figures", {}),
        ("war", ["edo"]),
        ("political.deck", ["marshal", "betray", "harvest"]),
        ("political.laid[1].announce", "betray"),
        ("political.seen", {}),
        ("piles.autumn", FULL["piles"]["autumn"][::-1]),
        ("display.respect", 1),
        ("random.count", 13),
        ("random.key", "another"),
    ],
)
def test_everything_a_position_says_is_part_of_the_game(path: str, value: Any) -> None:
    """Another value is another game."""
    assert Game.from_position(changed(FULL, path, value)).digest() != Game.from_position(FULL).digest()
