"""Setting up: seats, honor, pieces, shrines, cards, war tokens, mandates (SET)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from hinode import Game, InvalidOptions, InvalidPosition
from tests.support.play import ALL_CLANS
from tests.support.script import mandate, start

THREE = ["koi", "lotus", "turtle"]
PROVINCES = {"hokkaido", "oshu", "edo", "kyoto", "kansai", "nagato", "shikoku", "kyushu"}
KAMI = {"amaterasu", "fujin", "hachiman", "raijin", "ryujin", "susanoo", "tsukuyomi"}
HOMES = {"koi": "edo", "lotus": "nagato", "turtle": "kyoto", "dragonfly": "hokkaido", "bonsai": "kyushu"}
TABLES = [clans for count in (3, 4, 5) for clans in combinations(ALL_CLANS, count)]
CORE = {
    "spring": {
        "komainu": 1,
        "oni-of-skulls": 1,
        "path-of-the-lion": 1,
        "righteousness": 2,
        "way-of-the-shogun": 2,
    },
    "summer": {
        "path-of-the-serpent": 1,
        "respect": 2,
        "way-of-bushido": 1,
        "way-of-the-ronin": 2,
        "yurei": 1,
    },
    "autumn": {
        "form-of-the-kitsune": 2,
        "form-of-the-phoenix": 2,
        "path-of-the-dragon": 1,
        "river-dragon": 1,
        "way-of-the-moneylender": 1,
    },
}
SETS: dict[str, dict[str, dict[str, int]]] = {
    "archway": {
        "spring": {"benevolence": 2, "path-of-the-kenin": 2, "path-of-the-light": 1},
        "summer": {"justice": 2, "oni-of-blood": 1, "oni-of-souls": 1, "path-of-the-samurai": 1},
        "autumn": {"form-of-the-beast": 2, "oni-of-hate": 1, "oni-of-spite": 1, "way-of-the-katana": 1},
    },
    "horseman": {
        "spring": {"courage": 2, "path-of-the-ninja": 1, "way-of-the-righteous": 2},
        "summer": {"mercy": 2, "oni-of-blood": 1, "path-of-the-monkey": 2},
        "autumn": {"form-of-the-demon": 2, "oni-of-hate": 1, "oni-of-spite": 1, "path-of-the-spirit": 1},
    },
    "teapot": {
        "spring": {"honesty": 2, "path-of-the-patron": 1, "path-of-the-warlord": 2},
        "summer": {"loyalty": 2, "oni-of-souls": 1, "way-of-the-merchant": 2},
        "autumn": {"form-of-the-kindred": 2, "oni-of-hate": 1, "path-of-the-unrighteous": 2},
    },
    "mountain": {
        "spring": {"path-of-the-builder": 1, "path-of-the-kannushi": 2, "piety": 2},
        "summer": {"oni-of-blood": 1, "path-of-sengoku": 1, "path-of-the-favored": 1, "sincerity": 2},
        "autumn": {"form-of-the-tanuki": 2, "oni-of-hate": 1, "oni-of-spite": 1, "way-of-the-keiri": 1},
    },
}
NEXT_SEASON = {"spring": "summer", "summer": "autumn"}


@pytest.mark.parametrize(
    "clans",
    [
        [],
        ["koi", "lotus"],
        ["koi", "lotus", "turtle", "dragonfly", "bonsai", "koi"],
        ["koi", "koi", "lotus"],
        ["koi", "lotus", "fox"],
    ],
)
def test_only_three_to_five_different_clans_can_play(clans: list[str]) -> None:
    """SET-1: too few, too many, the same twice, or no clan at all."""
    with pytest.raises(InvalidOptions):
        Game.new(clans=clans)


def test_a_position_needs_three_to_five_players() -> None:
    """SET-1 holds for positions too."""
    with pytest.raises(InvalidPosition):
        start(players=["koi", "lotus"])


@pytest.mark.parametrize("clans", TABLES, ids="-".join)
def test_seats_and_honor_start_by_rank(clans: tuple[str, ...]) -> None:
    """SET-1, SET-2, SET-3: for any order of names, the lowest rank number is first and on top."""
    game = Game.new(clans=tuple(reversed(clans)), seed=3)
    assert game.clans == clans
    assert game.view(None)["honor"] == list(clans)


def test_the_order_in_which_clans_are_named_makes_no_difference() -> None:
    """SET-2: the same table and seed are the same game."""
    assert Game.new(clans=THREE, seed=5).digest() == Game.new(clans=THREE[::-1], seed=5).digest()


def test_seats_stay_when_honor_changes() -> None:
    """SET-2: the deck goes round the seats although honor is turned upside down."""
    script = start(
        players=["koi", "lotus", "turtle", "bonsai"],
        honor=["bonsai", "turtle", "lotus", "koi"],
        display={},
    ).ready()
    seen = []
    for _ in range(4):
        clan = script.game.pending[0].clan
        seen.append(clan)
        script.game.answer(clan, script.game.pending[0].options[0])
    assert seen == ["bonsai", "koi", "lotus", "turtle"]


def test_everybody_starts_without_victory_points() -> None:
    """SET-4."""
    view = Game.new(clans=ALL_CLANS).view(None)
    assert {clan: player["vp"] for clan, player in view["players"].items()} == dict.fromkeys(ALL_CLANS, 0)


@pytest.mark.parametrize(("held", "stolen"), [(0, 0), (1, 1), (5, 1)])
def test_nobody_falls_below_no_victory_points(held: int, stolen: int) -> None:
    """RUL-16, SET-4: a hostage steals a VP only where there is one."""
    script = start(
        phase="war",
        players={"koi": {"coins": 1}, "lotus": {"vp": held}, "turtle": {}},
        war=["edo"],
        map={"edo": {"koi": {"bushi": 1}, "lotus": {"bushi": 1}}},
    )
    script.bids(koi=(0, 1, 0, 0), lotus=(0, 0, 0, 0))
    script.say("koi", "capture", clan_="lotus", figure="bushi")
    assert (script.vp("koi"), script.vp("lotus")) == (stolen, held - stolen)


@pytest.mark.parametrize("clan", ALL_CLANS)
def test_a_clan_starts_at_home_with_the_rest_in_reserve(clan: str) -> None:
    """SET-5: a Daimyo, a Bushi and a Stronghold at home; 3 Shinto, 5 Bushi, 3 Strongholds in reserve."""
    view = Game.new(clans=ALL_CLANS, seed=1).view(None)
    places = {province: here[clan] for province, here in view["map"].items() if clan in here}
    assert places == {HOMES[clan]: {"daimyo": 1, "bushi": 1, "stronghold": 1}}
    assert view["players"][clan]["reserve"] == {"shinto": 3, "bushi": 5, "stronghold": 3}


def test_nothing_else_is_on_the_map_or_in_a_shrine_at_the_start() -> None:
    """SET-5: clans that do not play have nothing there."""
    view = Game.new(clans=THREE, seed=1).view(None)
    assert {province: list(here) for province, here in view["map"].items()} == {
        "edo": ["koi"],
        "nagato": ["lotus"],
        "kyoto": ["turtle"],
    }
    assert [list(shrine) for shrine in view["shrines"]] == [["kami"]] * 4


def test_four_different_shrines_are_drawn() -> None:
    """SET-6: any four of the seven, in any order."""
    drawn = [
        tuple(shrine["kami"] for shrine in Game.new(clans=THREE, seed=seed).view(None)["shrines"])
        for seed in range(60)
    ]
    assert all(len(set(four)) == 4 for four in drawn)
    assert {four[0] for four in drawn} == KAMI
    assert {four[3] for four in drawn} == KAMI


def test_the_shrines_of_a_first_game_are_laid_as_named() -> None:
    """SET-6: Amaterasu, Fujin, Hachiman, Tsukuyomi, left to right."""
    first = ["amaterasu", "fujin", "hachiman", "tsukuyomi"]
    view = Game.new(clans=THREE, shrines=first, seed=9).view(None)
    assert [shrine["kami"] for shrine in view["shrines"]] == first


@pytest.mark.parametrize(
    "shrines",
    [
        ["amaterasu", "fujin", "hachiman"],
        ["amaterasu", "fujin", "hachiman", "raijin", "ryujin"],
        ["fujin", "fujin", "hachiman", "raijin"],
        ["inari", "fujin", "hachiman", "raijin"],
    ],
)
def test_chosen_shrines_are_exactly_four_different_kami(shrines: list[str]) -> None:
    """SET-6."""
    with pytest.raises(InvalidOptions):
        Game.new(clans=THREE, shrines=shrines)


@pytest.mark.parametrize("season_set", SETS)
def test_a_season_deck_is_core_and_one_set(season_set: str) -> None:
    """SET-7: 7 Core cards and 5 of the chosen set in every season."""
    spring = Game.new(clans=THREE, season_set=season_set).view(None)["display"]
    assert spring == CORE["spring"] | SETS[season_set]["spring"]
    assert sum(spring.values()) == 12
    for season, after in NEXT_SEASON.items():
        script = start(players=THREE, season=season, phase="war", season_set=season_set)
        assert script.view["season"] == after
        assert script.view["display"] == CORE[after] | SETS[season_set][after]
        assert sum(script.view["display"].values()) == 12


def test_a_random_set_is_one_of_the_four_and_is_public() -> None:
    """SET-7."""
    views = [Game.new(clans=THREE, season_set="random", seed=seed).view(None) for seed in range(40)]
    assert {view["season_set"] for view in views} == set(SETS)
    for view in views:
        assert view["display"] == CORE["spring"] | SETS[view["season_set"]]["spring"]


def test_an_unknown_set_is_refused() -> None:
    """SET-7."""
    with pytest.raises(InvalidOptions):
        Game.new(clans=THREE, season_set="lantern")


def test_a_first_game_uses_the_archway() -> None:
    """SET-7: it is what is laid out when nothing is said."""
    assert Game.new(clans=THREE).view(None)["season_set"] == "archway"


def test_each_season_has_a_shuffled_pile_of_all_eight_provinces() -> None:
    """SET-8."""
    piles = [Game.new(clans=THREE, seed=seed).position()["piles"] for seed in range(12)]
    for pile in piles:
        assert set(pile) == {"summer", "autumn"}
        assert all(len(pile[season]) == 8 and set(pile[season]) == PROVINCES for season in pile)
    assert len({tuple(pile["summer"]) for pile in piles}) > 6
    assert any(pile["summer"] != pile["autumn"] for pile in piles)


def test_the_spring_tokens_come_from_a_shuffled_pile_too() -> None:
    """SET-8."""
    orders = [Game.new(clans=ALL_CLANS, seed=seed).view(None)["war"] for seed in range(12)]
    assert all(len(set(order)) == 7 and set(order) < PROVINCES for order in orders)
    assert len({tuple(order) for order in orders}) > 6


def test_the_mandate_deck_has_two_tiles_of_each() -> None:
    """SET-9: ten tiles, shuffled."""
    decks = [Game.new(clans=THREE, seed=seed).position()["political"]["deck"] for seed in range(12)]
    for deck in decks:
        assert Counter(deck) == {"recruit": 2, "marshal": 2, "train": 2, "harvest": 2, "betray": 2}
    assert len({tuple(deck) for deck in decks}) > 6


def test_the_mandate_deck_starts_face_down() -> None:
    """SET-9: at the tea ceremony nobody knows any of it."""
    game = Game.new(clans=ALL_CLANS, seed=2)
    for clan in ALL_CLANS:
        private = game.view(clan)["private"]
        assert private["hand"] == []
        assert (private["deck"]["top"], private["deck"]["seen"]) == ([], [])


def test_coins_and_ronin_never_run_out() -> None:
    """SET-10: more than any box holds."""
    script = mandate(
        "harvest", "koi", players={"koi": {"coins": 900, "ronin": 900}, "lotus": {}, "turtle": {}}
    )
    assert script.coins("koi") == 901
    script.gift("koi", "turtle", coins=901, ronin=900)
    assert (script.coins("turtle"), script.ronin("turtle")) == (902, 900)


@pytest.mark.parametrize(("figure", "exist"), [("daimyo", 1), ("shinto", 3), ("bushi", 6), ("stronghold", 4)])
def test_there_are_no_more_pieces_than_a_clan_has(figure: str, exist: int) -> None:
    """SET-10, SET-5: the last one can be on the map, one more cannot."""
    here: dict[str, Any] = {"edo": {"koi": {figure: exist}}}
    script = start(players=THREE, map=here)
    assert script.reserve("koi", figure) == 0
    with pytest.raises(InvalidPosition, match=figure):
        start(players=THREE, map=here | {"oshu": {"koi": {figure: 1}}})


def test_there_are_no_more_cards_than_are_printed() -> None:
    """SET-10: a single card is gone once it is bought."""
    script = mandate("train", "koi", players=THREE)
    script.say("koi", "buy", card="path-of-the-lion")
    assert "path-of-the-lion" not in script.view["display"]
    with pytest.raises(InvalidPosition, match="path-of-the-lion"):
        start(players={"koi": {"cards": ["path-of-the-lion"] * 2}, "lotus": {}, "turtle": {}})
