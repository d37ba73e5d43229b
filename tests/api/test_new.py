"""New games: options, and what no game can be set up from (SET)."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

import hinode
from hinode import Game, InvalidOptions

THREE = ["koi", "lotus", "turtle"]
ALL = ["koi", "lotus", "turtle", "dragonfly", "bonsai"]
FIRST_GAME = ["amaterasu", "fujin", "hachiman", "tsukuyomi"]


def kind_of(value: object) -> str:
    """A name that is the same in every process, unlike the look of a set or an iterator."""
    return type(value).__name__


def shrines(game: Game) -> list[str]:
    return [shrine["kami"] for shrine in game.view(None)["shrines"]]


@pytest.mark.parametrize("clans", [ALL[:3], ALL[2:], ALL[:4], ALL[1:], ALL], ids=len)
def test_three_to_five_clans_play(clans: list[str]) -> None:
    """SET-1"""
    game = Game.new(clans=clans)
    assert list(game.view(None)["players"]) == clans
    assert game.clans == tuple(clans)


@pytest.mark.parametrize("clans", list(permutations(["koi", "turtle", "bonsai"])), ids="-".join)
def test_seats_follow_the_rules_for_any_order_of_clans(clans: tuple[str, ...]) -> None:
    """SET-2, SET-3"""
    game = Game.new(clans=clans, seed=3)
    assert list(game.view(None)["players"]) == ["koi", "turtle", "bonsai"]
    assert game.view(None)["honor"] == ["koi", "turtle", "bonsai"]
    assert game.digest() == Game.new(clans=["koi", "turtle", "bonsai"], seed=3).digest()


@pytest.mark.parametrize(
    "clans",
    [
        *[[], ["koi"], ["koi", "lotus"], [*ALL, "koi"], [*ALL, "crane"]],
        *[["koi", "lotus", "koi"], ["koi", "koi", "lotus", "turtle"], ["koi", "lotus", "crane"]],
        *[["koi", "lotus", ""], ["koi", "lotus", "Turtle"], ["koi", "lotus", None], ["koi", "lotus", 2]],
        *[["koi", "lotus", ["turtle"]], ["koi", "lotus", True], [0, 1, 2], "koi", "koilotusturtle"],
        *[
            None,
            3,
            True,
            {"koi": 1, "lotus": 2, "turtle": 3},
            {"koi", "lotus", "turtle"},
            iter(THREE),
            ...,
        ],
    ],
    ids=kind_of,
)
def test_no_other_clans_can_be_named(clans: Any) -> None:
    """SET-1"""
    with pytest.raises(InvalidOptions, match="clans"):
        Game.new(clans=clans)


@pytest.mark.parametrize("season_set", ["archway", "horseman", "teapot", "mountain"])
def test_the_set_of_season_cards_can_be_chosen(season_set: str) -> None:
    """SET-7"""
    view = Game.new(clans=THREE, season_set=season_set).view(None)
    assert view["season_set"] == season_set
    assert sum(view["display"].values()) == 12


def test_a_random_set_is_drawn_from_the_seed_and_public() -> None:
    """SET-7"""
    drawn = [
        Game.new(clans=THREE, season_set="random", seed=seed).view(None)["season_set"] for seed in range(40)
    ]
    again = [
        Game.new(clans=THREE, season_set="random", seed=seed).view(None)["season_set"] for seed in range(40)
    ]
    assert drawn == again
    assert set(drawn) == {"archway", "horseman", "teapot", "mountain"}


def test_the_set_is_archway_unless_another_is_named() -> None:
    """SET-7"""
    assert Game.new(clans=THREE).view(None)["season_set"] == "archway"


@pytest.mark.parametrize(
    "season_set", ["core", "Archway", "", None, 0, True, ["archway"], {}, ...], ids=kind_of
)
def test_no_other_set_can_be_named(season_set: Any) -> None:
    """SET-7"""
    with pytest.raises(InvalidOptions, match="season_set"):
        Game.new(clans=THREE, season_set=season_set)


@pytest.mark.parametrize("named", [FIRST_GAME, tuple(FIRST_GAME), FIRST_GAME[::-1]])
def test_four_shrines_can_be_named_left_to_right(named: list[str]) -> None:
    """SET-6"""
    assert shrines(Game.new(clans=THREE, shrines=named)) == list(named)


def test_shrines_are_drawn_from_the_seed() -> None:
    """SET-6"""
    drawn = [shrines(Game.new(clans=THREE, seed=seed)) for seed in range(60)]
    assert all(len(set(four)) == 4 for four in drawn)
    assert {kami for four in drawn for kami in four} == {*FIRST_GAME, "raijin", "ryujin", "susanoo"}
    assert drawn[7] == shrines(Game.new(clans=THREE, seed=7))


@pytest.mark.parametrize(
    "named",
    [
        *[[], FIRST_GAME[:3], [*FIRST_GAME, "raijin"], [*FIRST_GAME[:3], "fujin"], ["fujin"] * 4],
        *[[*FIRST_GAME[:3], "inari"], [*FIRST_GAME[:3], "Fujin"], [*FIRST_GAME[:3], None], [0, 1, 2, 3]],
        *[[*FIRST_GAME[:3], ["raijin"]], "fujin", 4, False, {"fujin": 1}, set(FIRST_GAME), iter(FIRST_GAME)],
    ],
    ids=kind_of,
)
def test_no_other_shrines_can_be_named(named: Any) -> None:
    """SET-6"""
    with pytest.raises(InvalidOptions, match="shrines"):
        Game.new(clans=THREE, shrines=named)


@pytest.mark.parametrize("flag", [True, False])
def test_kami_unbound_is_an_option(flag: bool) -> None:
    """KUB-1: all kami figures start beside their shrines."""
    view = Game.new(clans=THREE, kami_unbound=flag).view(None)
    assert view["kami_figures"] == {}
    assert len(view["kami_control"]) == (4 if flag else 0)


@pytest.mark.parametrize("flag", [0, 1, None, "true", "", [], 1.0], ids=kind_of)
def test_kami_unbound_is_true_or_false(flag: Any) -> None:
    with pytest.raises(InvalidOptions, match="kami_unbound"):
        Game.new(clans=THREE, kami_unbound=flag)


@pytest.mark.parametrize("seed", [0, -1, 42, 2**63, -(2**200)])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    assert Game.new(clans=THREE, seed=seed).digest() == Game.new(clans=THREE, seed=seed).digest()


@pytest.mark.parametrize(
    "seed", ["42", "", None, True, False, 1.0, 4.2, [42], {}, b"42", 4 + 2j], ids=kind_of
)
def test_nothing_else_is_a_seed(seed: Any) -> None:
    with pytest.raises(InvalidOptions, match="seed"):
        Game.new(clans=THREE, seed=seed)


def test_a_seed_too_long_for_json_is_refused() -> None:
    """Python prints no number of more than 4300 digits, so no record could hold it."""
    with pytest.raises(InvalidOptions, match="seed"):
        Game.new(clans=THREE, seed=10**5000)


def test_options_of_the_first_game_are_the_defaults_but_for_shrines() -> None:
    """SET-6, SET-7"""
    game = Game.new(clans=THREE)
    assert game.digest() == Game.new(THREE, "archway", None, False, 0).digest()


def test_options_that_are_given_are_not_kept_or_changed() -> None:
    clans, named = list(THREE), list(FIRST_GAME)
    game = Game.new(clans=clans, shrines=named)
    clans.clear()
    named.clear()
    assert shrines(game) == FIRST_GAME
    assert game.record()["start"]["options"]["clans"] == THREE


def test_different_seeds_give_different_games() -> None:
    """SET-6, SET-8, SET-9"""
    assert len({Game.new(clans=THREE, seed=seed).digest() for seed in range(30)}) == 30


def test_seed_42_is_this_game_on_any_machine() -> None:
    """SET-6, SEA-1"""
    game = Game.new(clans=["koi", "lotus", "turtle", "dragonfly"], season_set="archway", seed=42)
    assert shrines(game) == ["susanoo", "fujin", "amaterasu", "ryujin"]
    assert game.view(None)["war"] == ["nagato", "kansai", "edo", "shikoku", "hokkaido", "oshu"]


def test_a_game_starts_at_its_first_tea_ceremony() -> None:
    """SEA-3, TEA-6: set-up is done, and everybody is invited."""
    game = Game.new(clans=THREE)
    assert game.view(None)["phase"] == "tea"
    assert [(d.clan, d.kind) for d in game.pending] == [(clan, "tea") for clan in THREE]
    assert game.version == 0


def test_what_the_package_offers() -> None:
    assert set(hinode.__all__) >= {
        "Game",
        "HinodeError",
        "IllegalAnswer",
        "InvalidOptions",
        "InvalidPosition",
    }
    assert set(hinode.__all__) >= {"InvalidRecord", "Answer", "Decision", "Result"}
    assert all(hasattr(hinode, name) for name in hinode.__all__)
