"""What describes no game is an `InvalidPosition` that says what is wrong and where."""

from __future__ import annotations

import re
from typing import Any

import pytest

from hinode import Game, InvalidPosition
from tests.notation.examples import EXAMPLE, FULL, THREE, Json, changed

NO_LIST: tuple[Any, ...] = (None, 3, True, "koi", {"koi": 1})
NO_OBJECT: tuple[Any, ...] = (None, 3, True, "koi", ["koi"])
NO_NUMBER: tuple[Any, ...] = (-1, True, False, 1.0, 1.5, "1", None, [], {}, [1])
NO_ID: tuple[Any, ...] = (None, 3, True, "", "atlantis", ["edo"], {"id": "edo"})
HAND = ["recruit", "train", "harvest", "betray"]
DECK = ["marshal", "harvest", "betray"]
PILE = FULL["piles"]["autumn"]

Fault = tuple[str, Any, str]


def each(path: str, *values: Any, where: str = "") -> list[Fault]:
    """Values that cannot stand at a path of the full position, and the place the error names."""
    return [(path, value, where or path) for value in values]


PLAYERS: list[Fault] = [
    *each("players", *NO_OBJECT, {}, {"koi": {}, "lotus": {}}),
    *each("players.crane", {}, where="players"),
    *each("players.koi", *NO_OBJECT),
    *each("players.koi.gold", 3, where="players.koi"),
    *each("players.koi.reserve", {"bushi": 6}, where="players.koi"),
    *each("players.koi.vp", *NO_NUMBER),
    *each("players.koi.coins", *NO_NUMBER),
    *each("players.koi.ronin", *NO_NUMBER),
    *each("players.koi.allied_seasons", None, 1, "spring", {}),
    *each("players.koi.allied_seasons[0]", *NO_ID, "winter"),
]
CARDS: list[Fault] = [
    *each("players.koi.cards", *NO_LIST),
    *each("players.koi.cards[0]", *NO_ID),
    *each("players.koi.cards", ["courage"], ["righteousness"] * 3),  # of another set; one too many
    *each("players.turtle.cards", ["komainu", "oni-of-skulls", "righteousness"]),  # the Koi have both
    *each("players.turtle.cards", ["komainu", "oni-of-skulls", "oni-of-blood"]),  # a Monster of two owners
    *each("players.turtle.cards", ["komainu"], where="oni-of-skulls"),  # on the map without its card
    *each("players.turtle.cards", ["oni-of-skulls"], where="komainu"),  # a hostage without its card
]
TOKENS: list[Fault] = [
    *each("players.koi.tokens", *NO_LIST),
    *each("players.koi.tokens[0]", None, "edo", {}, [], ["spring"], ["spring", "edo", "oshu"]),
    *each("players.koi.tokens[0]", ["edo", "spring"], ["winter", "edo"], [0, "edo"]),
    *each("players.koi.tokens[0][1]", *NO_ID, where="players.koi.tokens[0]"),
    *each("players.koi.tokens[1]", ["spring", "kyoto"]),  # twice
    *each("players.koi.tokens[1]", ["spring", "oshu"], where="players.lotus.tokens[0]"),  # two owners
]
HOSTAGES: list[Fault] = [
    *each("players.koi.hostages", *NO_LIST),
    *each("players.koi.hostages[0]", None, "turtle", {}, ["turtle"], ["turtle", "bushi", 1]),
    *each("players.koi.hostages[0][0]", *NO_ID, "dragonfly", "koi", where="players.koi.hostages[0]"),
    *each("players.koi.hostages[0][1]", *NO_ID, "fujin", where="players.koi.hostages[0]"),
    *each("players.koi.hostages[0][1]", "daimyo", "stronghold", where="players.koi.hostages[0]"),
    *each("players.koi.hostages[0]", ["bonsai", "bushi"], where="bushi"),  # all six are on the map
    *each("players.koi.hostages[0]", ["lotus", "river-dragon"], where="river-dragon"),
    *each("players.koi.hostages", [["lotus", "shinto"]] * 3, where="shinto"),  # and one in a shrine
]
HONOR: list[Fault] = [
    *each("honor", *NO_LIST, [], ["koi"], ["turtle", "koi", "bonsai"]),
    *each("honor", ["turtle", "koi", "bonsai", "koi"], ["turtle", "koi", "bonsai", "dragonfly"]),
    *each("honor", ["turtle", "koi", "bonsai", "lotus", "koi"]),
    *each("honor[2]", *NO_ID),
    *each("alliances", *NO_LIST),
    *each("alliances[0]", None, "koi", {}, [], ["koi"], ["koi", "lotus", "turtle"]),
    *each("alliances[0][1]", *NO_ID, "dragonfly", "turtle", where="alliances[0]"),
    *each("alliances", [["koi", "lotus"], ["lotus", "turtle"]], where="alliances[1]"),
    *each("alliances", [["koi", "lotus"], ["koi", "lotus"]], where="alliances[1]"),
]
MAP: list[Fault] = [
    *each("map", *NO_OBJECT),
    *each("map.atlantis", {}, where="map"),
    *each("map.fujin", {}, where="map"),
    *each("map.edo", *NO_OBJECT),
    *each("map.edo", *({clan: {"bushi": 1}} for clan in ("crane", "dragonfly", "kami", ""))),
    *each("map.nagato.koi", *NO_OBJECT),
    *each("map.nagato.koi", *({figure: 1} for figure in ("ninja", "fujin", "strongholds", ""))),
    *each("map.nagato.koi.bushi", *NO_NUMBER),
    *each("map.edo", {"koi": {"bushi": 6}}, where="bushi"),  # and one in Nagato
    *each("map.edo", {"koi": {"shinto": 2}}, where="shinto"),  # and two in a shrine
    *each("map.edo", {"koi": {"daimyo": 1}}, where="daimyo"),
    *each("map.edo", {"bonsai": {"stronghold": 1}}, where="stronghold"),
    *each("map.edo", {"turtle": {"bushi": 5}}, where="bushi"),  # one in Nagato, one a hostage
    *each("map.edo", {"koi": {"oni-of-skulls": 1}}, where="oni-of-skulls"),  # the Turtle have its card
    *each("map.edo", {"koi": {"yurei": 1}}, where="yurei"),
    *each("map.edo", {"turtle": {"oni-of-skulls": 1}}, where="oni-of-skulls"),  # it is in Nagato
    *each("map.edo", {"turtle": {"komainu": 1}}, where="komainu"),  # it is a hostage
    *each("war", *NO_LIST),
    *each("war[1]", *NO_ID),
    *each("war[1]", "nagato", where="war"),  # twice
]
SHRINES: list[Fault] = [
    *each("shrines", *NO_LIST, [], FULL["shrines"][:3], [*FULL["shrines"], {"kami": "raijin"}]),
    *each("shrines[3].kami", "fujin", where="shrines"),  # twice
    *each("shrines[1]", *NO_OBJECT, {}, {"kami": "inari"}, {"kami": ["fujin"]}),
    *each("shrines[1].kami", *NO_ID),
    *each("shrines[1].crane", {"shinto": 1}, where="shrines[1]"),
    *each("shrines[1].dragonfly", {"shinto": 1}, where="shrines[1]"),
    *each("shrines[1].koi", *NO_OBJECT),
    *each("shrines[0].koi.shinto", *NO_NUMBER),
    *each(
        "shrines[1].koi", {"bushi": 1}, {"daimyo": 1}, {"stronghold": 1}, {"oni-of-blood": 1}, {"ninja": 1}
    ),
    *each("shrines[1].koi", {"shinto": 2}, where="shinto"),  # and two before Hachiman
    *each("kami_figures", *NO_OBJECT, {"inari": "edo"}, {"raijin": "edo"}),  # no kami; no shrine of this game
    *each("kami_figures.fujin", *NO_ID),
    *each("kami_unbound", None, 0, 1, "true", []),
    *each("kami_unbound", False, where="kami_figures"),
]
TILES: list[Fault] = [
    *each("political", *NO_OBJECT),
    *each("political.phase", 3, where="political"),
    *each("political.turn", *NO_NUMBER, 0, 8),
    *each("political.current", *NO_ID, "dragonfly"),
    *each("political.hand", *NO_LIST, HAND[:3], [*HAND, "betray"]),
    *each("political.hand[0]", *NO_ID),
    *each("political.hand", ["betray"] * 4, where="betray"),
    *each("political.hand[0]", "betray", where="betray"),  # a third one is in the deck
    *each("political.hand[0]", "marshal", where="marshal"),  # one in the deck, one laid
    *each("political.deck", *NO_LIST, DECK[:2], [*DECK, "recruit"]),
    *each("political.deck[0]", *NO_ID),
    *each("political.deck[0]", "harvest", where="harvest"),
]
LAID: list[Fault] = [
    *each("political.laid", *NO_LIST, [{"clan": "koi", "tile": "recruit"}] * 4),
    *each("political.laid[0]", *NO_OBJECT, {"tile": "recruit"}, {"clan": "koi"}),
    *each("political.laid[0].turn", 1, where="political.laid[0]"),
    *each("political.laid[0].clan", *NO_ID, "dragonfly", where="political.laid[0]"),
    *each("political.laid[0].tile", *NO_ID, where="political.laid[0]"),
    *each("political.laid[0].announce", *NO_ID, "train", where="political.laid[0]"),  # they are not the Lotus
    *each("political.laid[1].announce", *NO_ID, where="political.laid[1]"),
    *each("political.laid[1].tile", "marshal", where="marshal"),  # the third
]
SEEN: list[Fault] = [
    *each("political.seen", *NO_OBJECT),
    *each("political.seen.crane", [], where="political.seen"),
    *each("political.seen.dragonfly", [], where="political.seen"),
    *each("political.seen.koi", *NO_LIST, [], HAND[:3], [*HAND, *HAND]),
    *each("political.seen.koi[0]", *NO_ID),
    *each("political.seen.bonsai", HAND),  # their turn is still to come
    *each("political.seen.koi", ["marshal", "train", "harvest", "betray"]),  # it was a Recruit they laid
    *each("political.seen.turtle", ["marshal"] * 4),
]
REST: list[Fault] = [
    *each("piles", *NO_OBJECT),
    *each("piles.monsoon", PILE, where="piles"),
    *each("piles.winter", PILE, where="piles"),
    *each("piles.spring", PILE, where="piles"),  # over
    *each("piles.summer", PILE),  # turned up already
    *each("piles.autumn", *NO_LIST, [], PILE[:7], [*PILE, "edo"]),
    *each("piles.autumn[1]", *NO_ID),
    *each("piles.autumn[1]", "edo", where="piles.autumn"),  # twice
    *each("display", *NO_OBJECT, {"bushi": 1}, {"mercy": 1}),  # no card; of another set
    *each("display.respect", *NO_NUMBER, 3),
    *each("display.oni-of-blood", 1),  # the Koi have it
    *each("random", *NO_OBJECT, {}, {"count": 3}, {"key": "k", "seed": 1}),
    *each("random.key", None, 3, True, [], {}, "\ud800"),
    *each("random.count", *NO_NUMBER),
    *each("seed", None, True, 1.0, "1", [], {}, 10**5000),
    *each("season", *NO_ID, "Spring", "monsoon"),
    *each("season", "winter", where="phase"),
    *each("phase", *NO_ID, "setup", "cleanup", "Tea", "winter", "end"),
    *each("season_set", *NO_ID, "core"),
    *each("season_set", "teapot", where="players.koi.cards"),
    *each("honors", ["koi"]),
    *each("Season", "spring"),
    *each("version", 3),
]
FAULTS = [*PLAYERS, *CARDS, *TOKENS, *HOSTAGES, *HONOR, *MAP, *SHRINES, *TILES, *LAID, *SEEN, *REST]


def name_of(value: Any) -> str:
    text = "10**5000" if isinstance(value, int) and value > 10**9 else ascii(value)
    return text if len(text) < 50 else f"{text[:47]}..."


def test_the_full_position_itself_is_sound() -> None:
    assert Game.from_position(FULL).pending


@pytest.mark.parametrize(("path", "value", "where"), FAULTS, ids=name_of)
def test_a_fault_is_named_with_its_place(path: str, value: Any, where: str) -> None:
    with pytest.raises(InvalidPosition, match=re.escape(where)):
        Game.from_position(changed(FULL, path, value))


@pytest.mark.parametrize(
    "position", [None, 3, True, "tea", b"{}", [], [("players", THREE)], ..., {}, {1: 2}], ids=repr
)
def test_a_position_is_an_object_with_players(position: Any) -> None:
    with pytest.raises(InvalidPosition):
        Game.from_position(position)


def test_keys_are_texts() -> None:
    with pytest.raises(InvalidPosition, match="5"):
        Game.from_position({**FULL, 5: 5})  # type: ignore[dict-item]


@pytest.mark.parametrize("turn", [1, 2, 4, 6])
def test_a_kami_turn_comes_after_turns_3_5_and_7(turn: int) -> None:
    """POL-1"""
    with pytest.raises(InvalidPosition, match=r"political\.turn"):
        Game.from_position({"players": THREE, "phase": "kami", "political": {"turn": turn}})


@pytest.mark.parametrize("season", ["spring", "summer", "autumn"])
@pytest.mark.parametrize("phase", ["winter", "end"])
def test_the_phases_of_winter_are_in_winter(season: str, phase: str) -> None:
    """WIN-1"""
    with pytest.raises(InvalidPosition, match="phase"):
        Game.from_position({"players": THREE, "season": season, "phase": phase})


@pytest.mark.parametrize("phase", ["tea", "political", "kami", "war"])
def test_winter_has_no_other_phases(phase: str) -> None:
    """WIN-1"""
    with pytest.raises(InvalidPosition, match="phase"):
        Game.from_position({"players": THREE, "season": "winter", "phase": phase})


@pytest.mark.parametrize("clans", [["koi"], ["koi", "lotus"]])
def test_three_play_at_least(clans: list[str]) -> None:
    """SET-1"""
    with pytest.raises(InvalidPosition, match=r"players.*SET-1"):
        Game.from_position({"players": {clan: {} for clan in clans}})


def test_a_mandate_laid_by_a_clan_that_does_not_play_is_refused() -> None:
    """POL-4"""
    laid = [{"clan": "bonsai", "tile": "recruit"}]
    position: Json = {"players": THREE, "phase": "political", "political": {"turn": 2, "laid": laid}}
    with pytest.raises(InvalidPosition, match=re.escape("political.laid[0]")):
        Game.from_position(position)


def test_a_figure_that_counts_as_a_daimyo_cannot_be_a_hostage() -> None:
    """FIG-2, BAT-8: the Yurei"""
    position: Json = {
        "season": "summer",
        "players": {"koi": {"hostages": [["turtle", "yurei"]]}, "lotus": {}, "turtle": {"cards": ["yurei"]}},
    }
    with pytest.raises(InvalidPosition, match=re.escape("players.koi.hostages[0]")):
        Game.from_position(position)


def test_a_monster_that_is_not_a_daimyo_may_be_a_hostage() -> None:
    """BAT-8"""
    assert Game.from_position(FULL).view(None)["players"]["koi"]["hostages"][1] == ["turtle", "komainu"]


@pytest.mark.parametrize("path", ["players.koi.cards", "map", "political.hand"])
def test_the_example_with_a_fault_in_it_is_refused_too(path: str) -> None:
    with pytest.raises(InvalidPosition, match=re.escape(path)):
        Game.from_position(changed(EXAMPLE, path, 3))
