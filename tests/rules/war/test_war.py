"""The War Phase: start-of-war effects, then the provinces with war numbers (WAR)."""

from __future__ import annotations

import pytest

from tests.support.battles import Pieces, battle, fought_in, over
from tests.support.script import Script, start

TRIO = ["koi", "lotus", "turtle"]
DUEL = {"koi": {"bushi": 1}, "lotus": {"bushi": 1}}


def won(script: Script) -> list[tuple[str, str]]:
    """Tokens won so far, in order, as (province, clan)."""
    return [(event["province"], event["clan"]) for event in script.events("token_won")]


# -- WAR-1 -----------------------------------------------------------------------------------


def test_start_of_war_effects_come_before_the_first_province() -> None:
    """WAR-1: the Koi's exchange is over when the first province is looked at."""
    script = battle(DUEL, {"koi": {"coins": 1, "ronin": 3}, "lotus": {}, "turtle": {}})
    kinds = [event["kind"] for event in script.game.events()]
    assert kinds.index("phase_started") < kinds.index("coins") < kinds.index("province_at_war")
    assert script.decision("koi").coins == 4


def test_start_of_war_effects_come_once_in_a_war_phase() -> None:
    """WAR-1: they come at the start of the phase, not of each battle."""
    script = battle(DUEL, {"koi": {"ronin": 3}, "lotus": {}, "turtle": {}})
    over(script.bids(koi=(0, 0, 0, 0), lotus=(0, 0, 0, 0)))
    assert [(event["clan"], event["amount"]) for event in script.events("coins")] == [("koi", 3)]


@pytest.mark.parametrize("season", ["spring", "summer", "autumn"])
def test_start_of_war_effects_come_in_every_season(season: str) -> None:
    """WAR-1: once per season, in each of the three."""
    script = battle(DUEL, {"koi": {"ronin": 2}, "lotus": {}, "turtle": {}}, season=season)
    assert (script.coins("koi"), script.ronin("koi")) == (2, 0)


@pytest.mark.parametrize(("place", "coins"), [("first", [2, 1, 0]), ("last", [1, 2, 0])])
def test_start_of_war_effects_are_ordered_by_honor(place: str, coins: list[int]) -> None:
    """WAR-1, HON-5: Koi and Lotus both tax those below them; the Koi say who does so first."""
    script = start(
        phase="war",
        season_set="horseman",
        players={
            "koi": {"cards": ["way-of-the-righteous"]},
            "lotus": {"coins": 2, "cards": ["way-of-the-righteous"]},
            "turtle": {"coins": 1},
        },
        war=["nagato"],
        map={"nagato": DUEL},
    )
    script.asked("koi", "order", "HON-5")
    script.say("koi", place)
    script.all_asked("bid", "koi", "lotus")
    assert [script.coins(clan) for clan in TRIO] == coins


# -- WAR-2 -----------------------------------------------------------------------------------


def test_provinces_are_resolved_by_war_number() -> None:
    """WAR-2: 1, 2, 3 …, regardless of their order on the map."""
    script = start(
        phase="war",
        players=TRIO,
        war=["kyushu", "hokkaido", "nagato"],
        map={
            "hokkaido": {"koi": {"bushi": 1}},
            "nagato": {"lotus": {"bushi": 1}},
            "kyushu": {"turtle": {"bushi": 1}},
        },
    )
    assert won(script) == [("kyushu", "turtle"), ("hokkaido", "koi"), ("nagato", "lotus")]


def test_a_province_is_resolved_completely_before_the_next() -> None:
    """WAR-2: while Nagato is fought over, Oshu's token is nobody's yet."""
    script = start(
        phase="war",
        players={"koi": {}, "lotus": {}, "turtle": {}},
        war=["nagato", "oshu"],
        map={"nagato": DUEL, "oshu": {"turtle": {"bushi": 1}}},
    )
    assert script.player("turtle")["tokens"] == []
    script.bids(koi=(0, 0, 0, 0), lotus=(0, 0, 0, 0))
    assert won(script) == [("nagato", "koi"), ("oshu", "turtle")]


def test_the_province_being_resolved_is_shown() -> None:
    """WAR-2: `war_at` is the index of the province whose turn it is."""
    script = battle(DUEL, {"koi": {}, "lotus": {}, "turtle": {}})
    assert (script.view["war"], script.view["war_at"]) == (["nagato", "edo"], 0)
    over(script.bids(koi=(0, 0, 0, 0), lotus=(0, 0, 0, 0)))
    assert script.view["war_at"] == 1


def test_no_war_in_a_province_without_a_number() -> None:
    """WAR-2: enemies in Kansai stay side by side there."""
    script = start(phase="war", players=TRIO, war=["oshu"], map={"kansai": DUEL})
    assert won(script) == []
    assert script.events("battle_started") == []
    assert (script.at("kansai", "koi"), script.at("kansai", "lotus")) == ({"bushi": 1}, {"bushi": 1})


def test_every_war_event_keeps_its_place_in_the_stream() -> None:
    """WAR-2: an event that tells the war number still has its own number in the stream."""
    script = battle(DUEL, {"koi": {}, "lotus": {}, "turtle": {}})
    over(script.bids(koi=(0, 0, 0, 0), lotus=(0, 0, 0, 0)))
    numbers = [event.number for event in script.game.events()]
    assert numbers == list(range(len(numbers)))


# -- WAR-3, WAR-4 ----------------------------------------------------------------------------


def test_with_nobody_there_the_token_is_discarded() -> None:
    """WAR-3: nobody has force in Kyoto, nobody gets its token."""
    script = start(phase="war", players=TRIO, war=["kyoto"])
    assert [(e["season"], e["province"]) for e in script.events("token_discarded")] == [("spring", "kyoto")]
    assert won(script) == []
    assert [script.player(clan)["tokens"] for clan in TRIO] == [[], [], []]


def test_strongholds_alone_are_nobody() -> None:
    """WAR-3: a Stronghold has no force, except the Turtle's."""
    here = {"koi": {"stronghold": 1}, "lotus": {"stronghold": 2}}
    script = start(phase="war", players=TRIO, war=["kyoto"], map={"kyoto": here})
    assert [event["province"] for event in script.events("token_discarded")] == ["kyoto"]
    assert (script.at("kyoto", "koi"), script.at("kyoto", "lotus")) == ({"stronghold": 1}, {"stronghold": 2})


@pytest.mark.parametrize("figure", ["bushi", "shinto", "daimyo"])
def test_the_only_one_with_force_takes_the_token(figure: str) -> None:
    """WAR-4: one figure is enough, and nothing is asked or killed; others' Strongholds do not count."""
    here = {"lotus": {figure: 1}, "koi": {"stronghold": 1}}
    script = start(phase="war", players=TRIO, war=["hokkaido"], map={"hokkaido": here})
    assert script.player("lotus")["tokens"] == [["spring", "hokkaido"]]
    assert script.events("battle_started") == script.events("killed") == []
    assert script.at("hokkaido", "lotus") == {figure: 1}


def test_a_turtle_stronghold_takes_a_token() -> None:
    """WAR-4, CLA-TURTLE-2: a Turtle Stronghold alone has force."""
    script = start(phase="war", players=TRIO, war=["oshu"], map={"oshu": {"turtle": {"stronghold": 1}}})
    assert won(script) == [("oshu", "turtle")]


# -- WAR-5 -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("koi", "lotus", "winner"), [(1, 2, "lotus"), (3, 2, "koi")])
def test_of_two_allies_the_stronger_takes_the_token(koi: int, lotus: int, winner: str) -> None:
    """WAR-5: no bids, no battle, nothing killed."""
    here = {"koi": {"bushi": koi}, "lotus": {"bushi": lotus}}
    script = start(
        phase="war", players=TRIO, alliances=[["koi", "lotus"]], war=["kansai"], map={"kansai": here}
    )
    assert won(script) == [("kansai", winner)]
    assert script.events("battle_started") == script.events("killed") == []
    assert (script.at("kansai", "koi"), script.at("kansai", "lotus")) == ({"bushi": koi}, {"bushi": lotus})


@pytest.mark.parametrize("honor", [["koi", "lotus", "turtle"], ["turtle", "lotus", "koi"]])
def test_honor_breaks_ties_between_allies(honor: list[str]) -> None:
    """WAR-5, HON-4: with the same force the higher in honor takes it."""
    script = start(
        phase="war",
        players=TRIO,
        honor=honor,
        alliances=[["koi", "lotus"]],
        war=["kansai"],
        map={"kansai": DUEL},
    )
    assert won(script) == [("kansai", next(clan for clan in honor if clan != "turtle"))]


# -- WAR-6 -----------------------------------------------------------------------------------


def test_two_who_are_not_allies_fight() -> None:
    """WAR-6: both bid, nobody else does."""
    script = start(phase="war", players=TRIO, war=["nagato"], map={"nagato": DUEL})
    script.all_asked("bid", "koi", "lotus")
    started = script.events("battle_started")
    assert [(event["province"], event["clans"]) for event in started] == [("nagato", ["koi", "lotus"])]


def test_an_alliance_with_someone_else_does_not_keep_the_peace() -> None:
    """WAR-6: the Koi are allied, but not with the Lotus."""
    script = start(
        phase="war", players=TRIO, alliances=[["koi", "turtle"]], war=["nagato"], map={"nagato": DUEL}
    )
    script.all_asked("bid", "koi", "lotus")


def test_two_allies_and_a_third_all_fight() -> None:
    """WAR-6: the allies are in the battle too."""
    here = {**DUEL, "turtle": {"bushi": 1}}
    script = start(
        phase="war", players=TRIO, alliances=[["koi", "lotus"]], war=["nagato"], map={"nagato": here}
    )
    script.all_asked("bid", "koi", "lotus", "turtle")


def test_two_pairs_of_allies_all_fight() -> None:
    """WAR-6: everybody has an ally there, and two who are none."""
    clans = ["koi", "lotus", "turtle", "dragonfly"]
    script = start(
        phase="war",
        players=clans,
        alliances=[["koi", "turtle"], ["lotus", "dragonfly"]],
        war=["nagato"],
        map={"nagato": {clan: {"bushi": 1} for clan in clans}},
    )
    script.all_asked("bid", *clans)


@pytest.mark.parametrize(
    ("turtle", "clans"),
    [({"stronghold": 1}, ["koi", "lotus", "turtle"]), ({}, ["koi", "lotus"])],
)
def test_a_turtle_stronghold_is_in_the_battle(turtle: dict[str, int], clans: list[str]) -> None:
    """WAR-6, CLA-TURTLE-2: every clan with force is in it; the Bonsai's Stronghold has none."""
    here: Pieces = {**DUEL, "turtle": turtle, "bonsai": {"stronghold": 1}}
    script = start(phase="war", players=[*TRIO, "bonsai"], war=["nagato"], map={"nagato": here})
    script.all_asked("bid", *clans)


# -- WAR-7, and the end of the phase ---------------------------------------------------------


def test_tokens_are_kept_in_the_open() -> None:
    """WAR-7: a token lies face up with its owner, seen by all, into the next season."""
    script = start(
        phase="war",
        players={"koi": {"tokens": [["spring", "edo"]]}, "lotus": {}, "turtle": {}},
        war=["nagato"],
        map={"nagato": {"koi": {"bushi": 1}}},
    )
    assert (script.view["season"], script.view["phase"]) == ("summer", "tea")
    for viewer in (None, "koi", "lotus", "turtle"):
        tokens = script.game.view(viewer)["players"]["koi"]["tokens"]
        assert sorted(tokens) == [["spring", "edo"], ["spring", "nagato"]]


@pytest.mark.parametrize("season", ["spring", "summer", "autumn"])
def test_a_token_is_one_of_the_season_it_was_won_in(season: str) -> None:
    """WAR-7, SET-8: there is a token of each province for each season."""
    script = battle(DUEL, {"koi": {}, "lotus": {}, "turtle": {}}, season=season)
    over(script.bids(koi=(0, 0, 0, 0), lotus=(0, 0, 0, 0)))
    assert script.player("koi")["tokens"] == [[season, "nagato"]]


def test_the_phase_ends_with_the_last_province() -> None:
    """WAR-2: after the battle with the highest number comes the next season."""
    script = start(phase="war", players=TRIO, war=["oshu", "nagato"], map={"nagato": DUEL})
    assert fought_in(script) == "nagato"
    script.bids(koi=(0, 0, 0, 0), lotus=(0, 0, 0, 0))
    script.all_asked("tea", *TRIO)
    assert script.view["season"] == "summer"
