"""Marshal: moving figures and building Strongholds (MAR)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.script import Script, mandate, start

CLANS = ["koi", "lotus", "turtle"]
PROVINCES = ["hokkaido", "oshu", "edo", "kyoto", "kansai", "nagato", "shikoku", "kyushu"]
# Borders and shipping routes of the map.
NEIGHBORS = {
    "hokkaido": ["oshu", "kansai", "kyushu"],
    "oshu": ["hokkaido", "edo", "kyoto"],
    "edo": ["oshu", "kyoto"],
    "kyoto": ["oshu", "edo", "kansai"],
    "kansai": ["hokkaido", "kyoto", "nagato", "shikoku", "kyushu"],
    "nagato": ["kansai"],
    "shikoku": ["kansai", "kyushu"],
    "kyushu": ["hokkaido", "kansai", "shikoku"],
}


def marshal(current: str, pieces: dict[str, dict[str, int]], coins: int = 0, **position: Any) -> Script:
    """A Marshal in which only the Koi have pieces, by province."""
    players = {"koi": {"coins": coins}, "lotus": {}, "turtle": {}}
    board = {province: {"koi": here} for province, here in pieces.items()}
    return mandate("marshal", current, **{"players": players, "map": board, **position})


def movers(script: Script) -> set[tuple[str, str]]:
    """Which of the Koi can still move, as (figure, province)."""
    return {(o["figure"], o["from"]) for o in script.options("koi") if o["kind"] == "move"}


# -- moves -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("province", PROVINCES)
def test_a_figure_moves_over_borders_and_along_routes(province: str) -> None:
    """MAR-1: to every adjacent province and to no other."""
    script = marshal("turtle", {province: {"bushi": 1}})
    script.asked("koi", "marshal", "marshal")
    moves = [option for option in script.options("koi") if option["kind"] == "move"]
    assert sorted(move["to"] for move in moves) == sorted(NEIGHBORS[province])
    assert all((move["figure"], move["from"]) == ("bushi", province) for move in moves)


def test_a_move_to_a_province_that_is_not_adjacent_is_refused() -> None:
    """MAR-1: also to the province itself."""
    script = marshal("turtle", {"edo": {"bushi": 1}})
    script.refused("koi", "MAR-1", "move", figure="bushi", from_="edo", to="nagato")
    script.refused("koi", "MAR-1", "move", figure="bushi", from_="edo", to="edo")


def test_only_figures_that_are_there_move() -> None:
    """MAR-1: nothing moves from reserve, nor a figure of another clan."""
    board = {"edo": {"koi": {"bushi": 1}}, "kyoto": {"lotus": {"bushi": 1}}}
    script = marshal("turtle", {}, map=board)
    script.refused("koi", "MAR-1", "move", figure="daimyo", from_="edo", to="kyoto")
    script.refused("koi", "MAR-1", "move", figure="bushi", from_="kyoto", to="edo")


def test_every_kind_of_figure_moves_but_no_stronghold() -> None:
    """MAR-1: a Stronghold is a token, not a figure."""
    players = {"koi": {"cards": ["komainu"]}, "lotus": {}, "turtle": {}}
    everyone = {"bushi": 1, "shinto": 1, "daimyo": 1, "komainu": 1, "stronghold": 1}
    script = marshal("turtle", {"edo": everyone}, players=players)
    assert movers(script) == {(kind, "edo") for kind in ("bushi", "shinto", "daimyo", "komainu")}


def test_any_number_of_figures_may_move() -> None:
    """MAR-2: when all have moved the clan is asked no more."""
    script = marshal("turtle", {"edo": {"bushi": 2, "daimyo": 1}, "nagato": {"shinto": 1}})
    script.say("koi", "move", figure="bushi", from_="edo", to="oshu")
    script.say("koi", "move", figure="shinto", from_="nagato", to="kansai")
    script.say("koi", "move", figure="bushi", from_="edo", to="kyoto")
    script.say("koi", "move", figure="daimyo", from_="edo", to="oshu")
    script.asked("koi", "mandate")
    assert script.view["map"] == {
        "oshu": {"koi": {"bushi": 1, "daimyo": 1}},
        "kyoto": {"koi": {"bushi": 1}},
        "kansai": {"koi": {"shinto": 1}},
    }


def test_no_figure_has_to_move() -> None:
    """MAR-2: none may move."""
    script = marshal("turtle", {"edo": {"bushi": 2}})
    script.done("koi").asked("koi", "mandate")
    assert script.at("edo", "koi") == {"bushi": 2}


def test_a_figure_moves_only_once() -> None:
    """MAR-2: a second move of the same figure is refused."""
    script = marshal("turtle", {"edo": {"bushi": 1, "daimyo": 1}})
    script.say("koi", "move", figure="bushi", from_="edo", to="kyoto")
    script.refused("koi", "MAR-2", "move", figure="bushi", from_="kyoto", to="kansai")
    script.refused("koi", "MAR-2", "move", figure="bushi", from_="kyoto", to="edo")


def test_of_two_bushi_one_that_has_moved_in_one_may_still_move_out() -> None:
    """MAR-2: figures of a kind are interchangeable, their moves are counted."""
    script = marshal("turtle", {"edo": {"bushi": 1}, "kyoto": {"bushi": 1}, "nagato": {"daimyo": 1}})
    script.say("koi", "move", figure="bushi", from_="edo", to="kyoto")
    assert ("bushi", "kyoto") in movers(script)
    script.say("koi", "move", figure="bushi", from_="kyoto", to="kansai")
    assert movers(script) == {("daimyo", "nagato")}
    script.refused("koi", "MAR-2", "move", figure="bushi", from_="kyoto", to="kansai")
    script.refused("koi", "MAR-2", "move", figure="bushi", from_="kansai", to="nagato")


def test_one_bushi_out_and_another_in() -> None:
    """MAR-2: of three Bushi that were there two have stayed, and exactly two may still move."""
    script = marshal("turtle", {"edo": {"bushi": 1}, "kyoto": {"bushi": 3}, "nagato": {"daimyo": 1}})
    script.say("koi", "move", figure="bushi", from_="kyoto", to="oshu")
    script.say("koi", "move", figure="bushi", from_="edo", to="kyoto")
    for _ in range(2):
        script.say("koi", "move", figure="bushi", from_="kyoto", to="kansai")
    script.refused("koi", "MAR-2", "move", figure="bushi", from_="kyoto", to="kansai")
    assert script.at("kyoto", "koi") == {"bushi": 1}


def test_two_bushi_that_change_places_have_both_moved() -> None:
    """MAR-2: and nothing is left to ask."""
    script = marshal("turtle", {"edo": {"bushi": 1}, "kyoto": {"bushi": 1}})
    script.say("koi", "move", figure="bushi", from_="edo", to="kyoto")
    script.say("koi", "move", figure="bushi", from_="kyoto", to="edo")
    script.asked("koi", "mandate")
    assert script.at("edo", "koi") == script.at("kyoto", "koi") == {"bushi": 1}


def test_a_figure_of_another_kind_that_moved_in_holds_nobody_back() -> None:
    """MAR-2: moves are counted by kind."""
    script = marshal("turtle", {"edo": {"daimyo": 1}, "kyoto": {"bushi": 1}})
    script.say("koi", "move", figure="daimyo", from_="edo", to="kyoto")
    assert movers(script) == {("bushi", "kyoto")}
    script.refused("koi", "MAR-2", "move", figure="daimyo", from_="kyoto", to="edo")


def test_every_figure_may_move_again_in_the_next_marshal() -> None:
    """MAR-2: once in each Marshal."""
    script = start(
        phase="political",
        players=CLANS,
        map={"edo": {"koi": {"bushi": 1}}},
        political={"turn": 1, "current": "turtle", "hand": ["marshal", "marshal", "train", "harvest"]},
    )
    script.say("turtle", "mandate", tile="marshal")
    script.say("koi", "move", figure="bushi", from_="edo", to="kyoto")
    script.say("koi", "mandate", tile="marshal")
    script.say("koi", "move", figure="bushi", from_="kyoto", to="kansai")
    assert script.at("kansai", "koi") == {"bushi": 1}


def test_marshal_is_answered_in_turn() -> None:
    """MAR-1: another clan cannot move while the Koi are asked."""
    board = {"edo": {"koi": {"bushi": 1}}, "kyoto": {"lotus": {"bushi": 1}}}
    script = marshal("turtle", {}, map=board)
    script.asked("koi", "marshal")
    script.refused("lotus", "POL-5", "move", figure="bushi", from_="kyoto", to="edo")
    script.done("koi").asked("lotus", "marshal")


# -- building --------------------------------------------------------------------------------------


def test_a_stronghold_may_be_built_in_any_province() -> None:
    """MAR-3: adjacent or not, next to other Strongholds or not."""
    board = {"edo": {"koi": {"stronghold": 1, "bushi": 1}}, "kyoto": {"turtle": {"stronghold": 3}}}
    script = marshal("koi", {}, coins=3, map=board)
    script.done("turtle")
    builds = [option["province"] for option in script.options("koi") if option["kind"] == "build"]
    assert sorted(builds) == sorted(PROVINCES)


def test_building_costs_three_coins_and_takes_a_stronghold_from_reserve() -> None:
    """MAR-3: several Strongholds may stand in a province."""
    script = marshal("koi", {"edo": {"stronghold": 1}}, coins=4)
    script.say("koi", "build", province="edo")
    script.asked("lotus", "mandate")
    assert script.at("edo", "koi") == {"stronghold": 2}
    assert (script.coins("koi"), script.reserve("koi", "stronghold")) == (1, 2)


def test_a_stronghold_may_be_built_before_the_moves() -> None:
    """MAR-3: the moves are still there after that."""
    script = marshal("koi", {"edo": {"bushi": 1}}, coins=3)
    script.say("koi", "build", province="nagato")
    script.say("koi", "move", figure="bushi", from_="edo", to="kyoto")
    script.asked("lotus", "mandate")
    assert script.at("nagato", "koi") == {"stronghold": 1}


def test_a_stronghold_may_be_built_between_the_moves() -> None:
    """MAR-3: what has moved stays moved."""
    script = marshal("koi", {"edo": {"bushi": 1, "daimyo": 1}}, coins=3)
    script.say("koi", "move", figure="bushi", from_="edo", to="kyoto")
    script.say("koi", "build", province="nagato")
    script.refused("koi", "MAR-2", "move", figure="bushi", from_="kyoto", to="kansai")
    script.say("koi", "move", figure="daimyo", from_="edo", to="kyoto")
    script.asked("lotus", "mandate")


def test_a_stronghold_may_be_built_after_the_moves() -> None:
    """MAR-3: the question stays open for it when everything has moved."""
    script = marshal("koi", {"edo": {"bushi": 1}}, coins=3)
    script.say("koi", "move", figure="bushi", from_="edo", to="kyoto")
    script.asked("koi", "marshal")
    assert not movers(script)
    script.say("koi", "build", province="nagato")
    script.asked("lotus", "mandate")


def test_one_stronghold_in_a_marshal() -> None:
    """MAR-3: a second one is refused, however rich the clan."""
    script = marshal("koi", {"edo": {"bushi": 1}}, coins=9)
    script.say("koi", "build", province="nagato")
    script.refused("koi", "MAR-3", "build", province="kyushu")
    assert script.coins("koi") == 6


def test_no_stronghold_left_in_reserve() -> None:
    """MAR-3: four in all."""
    script = marshal("koi", {"edo": {"stronghold": 3, "bushi": 1}, "oshu": {"stronghold": 1}}, coins=9)
    script.refused("koi", "MAR-3", "build", province="nagato")


def test_too_few_coins_to_build() -> None:
    """MAR-3: two are not enough."""
    script = marshal("koi", {"edo": {"bushi": 1}}, coins=2)
    script.refused("koi", "MAR-3", "build", province="nagato")


def test_a_gift_may_pay_for_a_stronghold() -> None:
    """MAR-3: the Coins are counted when it is built."""
    players = {"koi": {"coins": 2}, "lotus": {"coins": 1}, "turtle": {}}
    script = marshal("koi", {"edo": {"bushi": 1}}, players=players)
    script.gift("lotus", "koi", coins=1).say("koi", "build", province="nagato")
    assert (script.coins("koi"), script.coins("lotus")) == (0, 0)


def test_building_is_for_the_bonus_only() -> None:
    """MAR-3: neither current player nor ally, no Stronghold."""
    script = marshal("turtle", {"edo": {"bushi": 1}}, coins=9)
    script.refused("koi", "POL-6", "build", province="nagato")


def test_the_ally_of_the_current_player_may_build() -> None:
    """MAR-3: each of the two their own Stronghold."""
    players = {clan: {"coins": 3} for clan in CLANS}
    script = marshal("turtle", {}, players=players, alliances=[["koi", "turtle"]])
    script.say("koi", "build", province="nagato")
    script.say("turtle", "build", province="nagato").done("turtle")
    script.asked("koi", "mandate")
    assert script.view["map"] == {"nagato": {"koi": {"stronghold": 1}, "turtle": {"stronghold": 1}}}
    assert [script.coins(clan) for clan in CLANS] == [0, 3, 0]


# -- figures in shrines ----------------------------------------------------------------------------


def test_figures_in_shrines_never_move() -> None:
    """MAR-4: with all figures in shrines nothing is asked."""
    kami = ("susanoo", "raijin", "hachiman", "fujin")
    shrines = [{"kami": kami[0], "koi": {"shinto": 3}}, *({"kami": name} for name in kami[1:])]
    script = marshal("turtle", {"edo": {"stronghold": 1}}, shrines=shrines)
    script.asked("koi", "mandate")
    assert script.view["shrines"][0] == {"kami": "susanoo", "koi": {"shinto": 3}}


def test_a_shinto_on_the_map_moves_and_one_in_a_shrine_does_not() -> None:
    """MAR-4: after the one move nothing is left."""
    kami = ("susanoo", "raijin", "hachiman", "fujin")
    shrines = [{"kami": kami[0], "koi": {"shinto": 2}}, *({"kami": name} for name in kami[1:])]
    script = marshal("turtle", {"edo": {"shinto": 1}}, shrines=shrines)
    assert movers(script) == {("shinto", "edo")}
    script.say("koi", "move", figure="shinto", from_="edo", to="kyoto")
    script.asked("koi", "mandate")
