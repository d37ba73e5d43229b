"""Seasonal setup: war order, cards, income, hostages, in this order (SEA)."""

from __future__ import annotations

from typing import Any

import pytest

from hinode import Game
from tests.support.play import ALL_CLANS
from tests.support.script import Script, start

INCOME = {"koi": 5, "lotus": 7, "turtle": 6, "dragonfly": 6, "bonsai": 4}
PILE = ["kyushu", "edo", "oshu", "kansai", "hokkaido", "nagato", "kyoto", "shikoku"]
THREE = ["koi", "lotus", "turtle"]


def next_season(players: Any, **position: Any) -> Script:
    """A war in which nothing is fought, and the setup of the season after it."""
    return start(phase="war", players=players, **position)


@pytest.mark.parametrize("count", [3, 4, 5])
def test_two_more_provinces_than_players_are_at_war(count: int) -> None:
    """SEA-1: the tokens on top of the pile, in order, give the war numbers."""
    script = next_season(list(ALL_CLANS[:count]), piles={"summer": PILE})
    assert script.view["season"] == "summer"
    assert script.view["war"] == PILE[: count + 2]
    assert script.view["war_at"] is None


@pytest.mark.parametrize("count", [3, 4, 5])
def test_spring_has_its_war_order_too(count: int) -> None:
    """SEA-1."""
    game = Game.new(clans=ALL_CLANS[:count], seed=6)
    assert len(set(game.view(None)["war"])) == count + 2


def test_the_other_tokens_stay_hidden() -> None:
    """SEA-1: how the rest of the pile lies changes nothing that anyone sees."""
    one = next_season(THREE, piles={"summer": PILE})
    two = next_season(THREE, piles={"summer": [*PILE[:5], *PILE[:4:-1]]})
    for viewer in (None, *THREE):
        assert one.game.view(viewer) == two.game.view(viewer)
        assert one.game.events(viewer) == two.game.events(viewer)


def test_the_piles_of_seasons_to_come_are_hidden() -> None:
    """SEA-1: before its setup nobody knows a season's order."""
    one = start(players=THREE, piles={"summer": PILE, "autumn": PILE})
    two = start(players=THREE, piles={"summer": PILE[::-1], "autumn": PILE[::-1]})
    for viewer in (None, *THREE):
        assert one.game.view(viewer) == two.game.view(viewer)


def test_the_tokens_not_turned_up_are_out_of_the_game() -> None:
    """SEA-1: only the piles still to come are left."""
    assert set(next_season(THREE).game.position()["piles"]) == {"autumn"}


def test_the_rest_of_the_last_display_is_discarded() -> None:
    """SEA-2: Summer's twelve lie there, and none of Spring's; a card owned stays owned."""
    script = next_season({"koi": {"cards": ["komainu"]}, "lotus": {}, "turtle": {}})
    assert script.view["display"] == {
        "path-of-the-serpent": 1,
        "respect": 2,
        "way-of-bushido": 1,
        "way-of-the-ronin": 2,
        "yurei": 1,
        "justice": 2,
        "oni-of-blood": 1,
        "oni-of-souls": 1,
        "path-of-the-samurai": 1,
    }
    discarded = script.events("display_discarded")[-1]["cards"]
    assert sum(discarded.values()) == 11
    assert "komainu" not in discarded
    assert script.player("koi")["cards"] == ["komainu"]


def test_income_at_the_start_of_the_game() -> None:
    """SEA-3: each clan its own."""
    players = Game.new(clans=ALL_CLANS).view(None)["players"]
    assert {clan: player["coins"] for clan, player in players.items()} == INCOME
    assert all(player["ronin"] == 0 for player in players.values())


@pytest.mark.parametrize("season", ["spring", "summer"])
def test_income_of_the_later_seasons_is_all_they_hold(season: str) -> None:
    """SEA-3, CLN-1: Coins left over are not added to it."""
    script = next_season({clan: {"coins": 9} for clan in ALL_CLANS}, season=season)
    assert {clan: script.coins(clan) for clan in ALL_CLANS} == INCOME


HELD: dict[str, Any] = {
    "koi": {"hostages": [["turtle", "bushi"], ["lotus", "shinto"]]},
    "lotus": {"hostages": [["koi", "oni-of-skulls"]]},
    "turtle": {},
}


@pytest.mark.parametrize("season", ["spring", "summer"])
def test_hostages_go_home_and_pay_their_captors(season: str) -> None:
    """SEA-4: to their owners' reserves, a Monster too; 1 Coin for each on top of income."""
    script = next_season(HELD | {"koi": {**HELD["koi"], "cards": ["oni-of-skulls"]}}, season=season)
    assert [script.player(clan)["hostages"] for clan in THREE] == [[], [], []]
    assert [script.coins(clan) for clan in THREE] == [5 + 2, 7 + 1, 6]
    assert (script.reserve("turtle", "bushi"), script.reserve("lotus", "shinto")) == (6, 3)
    assert script.reserve("koi", "oni-of-skulls") == 1


def test_hostages_are_away_until_then() -> None:
    """SEA-4: in the season of their capture they are in nobody's reserve."""
    script = start(players={"koi": {"hostages": [["turtle", "bushi"]]}, "lotus": {}, "turtle": {}})
    assert script.player("koi")["hostages"] == [["turtle", "bushi"]]
    assert script.reserve("turtle", "bushi") == 5


def test_hostages_go_home_in_winter_as_well() -> None:
    """SEA-4: it is the only part of the setup that Winter has."""
    players = {"koi": {"hostages": [["turtle", "bushi"]], "coins": 3}, "lotus": {}, "turtle": {}}
    script = next_season(players, season="autumn")
    assert script.view["season"] == "winter"
    assert (script.player("koi")["hostages"], script.reserve("turtle", "bushi")) == ([], 6)
    assert [script.coins(clan) for clan in THREE] == [1, 0, 0]


def test_the_setup_goes_in_order() -> None:
    """SEA-1, SEA-2, SEA-3, SEA-4, SEA-5: nothing but start-of-season effects stands before the tea."""
    script = next_season(HELD | {"koi": {**HELD["koi"], "cards": ["oni-of-skulls"]}})
    events = script.game.events()
    begun = max(number for number, event in enumerate(events) if event["kind"] == "season_started")
    causes = [event["cause"] for event in events[begun + 1 :] if event["kind"] != "phase_started"]
    assert list(dict.fromkeys(causes)) == ["SEA-1", "SEA-2", "SEA-3", "SEA-4"]
    assert causes == sorted(causes)
    assert (events[-1]["kind"], events[-1]["phase"]) == ("phase_started", "tea")


def test_the_setup_asks_nothing_without_start_of_season_effects() -> None:
    """SEA-5, RUL-1: everybody is at the tea ceremony at once."""
    next_season(list(ALL_CLANS)).all_asked("tea", *ALL_CLANS)
