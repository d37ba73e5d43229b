"""Path of the Builder: build one Stronghold in any player's Marshal."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.cards import seats
from tests.support.script import Json, Script, mandate

CARD = "path-of-the-builder"
PROVINCES = ["hokkaido", "oshu", "edo", "kyoto", "kansai", "nagato", "shikoku", "kyushu"]


def marshal(current: str, clan: str = "koi", coins: int = 9, **position: Any) -> Script:
    """A Marshal; the clan owns the card."""
    players = seats(**{clan: {"coins": coins, "cards": [CARD]}})
    return mandate("marshal", current, season_set="mountain", players=players, **position)


def builds(script: Script, clan: str = "koi") -> list[str]:
    return [answer["province"] for answer in script.options(clan) if answer["kind"] == "build"]


def test_one_may_build_in_the_marshal_of_another_player() -> None:
    """CAR-path-of-the-builder: in any province, for 3 Coins."""
    script = marshal("turtle")
    script.asked("koi", "marshal", "marshal")
    assert builds(script) == PROVINCES
    script.say("koi", "build", province="kyushu")
    assert (script.at("kyushu", "koi"), script.coins("koi")) == ({"stronghold": 1}, 6)


def test_what_the_card_alone_allows_names_it_as_the_cause() -> None:
    """CAR-path-of-the-builder: in the events of building and paying."""
    script = marshal("turtle").say("koi", "build", province="kyushu")
    assert [event["cause"] for event in script.events("built")] == [CARD]
    assert [event["cause"] for event in script.events("coins")] == [CARD]


def test_one_stronghold_in_a_marshal() -> None:
    """CAR-path-of-the-builder: with 9 Coins nothing more can be done."""
    script = marshal("turtle", map={"edo": {"koi": {"bushi": 1}}})
    script.say("koi", "build", province="oshu").asked("koi", "marshal")
    assert builds(script) == []


def test_still_only_one_with_the_bonus() -> None:
    """CAR-path-of-the-builder: the Koi are the current player."""
    script = marshal("koi", map={"edo": {"koi": {"bushi": 1}}}).say("koi", "build", province="oshu")
    script.refused("koi", "MAR-3", "build", province="edo")


def test_a_second_one_is_refused_without_the_bonus_too() -> None:
    """CAR-path-of-the-builder, MAR-3: the owner may build, but once."""
    script = marshal("turtle", map={"edo": {"koi": {"bushi": 1}}}).say("koi", "build", province="oshu")
    script.refused("koi", "MAR-3", "build", province="edo")


@pytest.mark.parametrize(("coins", "asked"), [(2, False), (3, True)])
def test_it_is_paid_for(coins: int, asked: bool) -> None:
    """CAR-path-of-the-builder: with less than 3 Coins nothing is asked."""
    script = marshal("turtle", coins=coins)
    assert [(d.clan, d.kind) for d in script.game.pending] == [("koi", "marshal" if asked else "mandate")]


def test_the_bonsai_pay_one() -> None:
    """CAR-path-of-the-builder, CLA-BONSAI-1."""
    players = seats(bonsai={"coins": 1, "cards": [CARD]})
    script = mandate("marshal", "turtle", season_set="mountain", players=players)
    assert script.say("bonsai", "build", province="oshu").coins("bonsai") == 0


def test_without_a_stronghold_in_reserve_there_is_nothing_to_build() -> None:
    """CAR-path-of-the-builder, MAR-3: all four are on the map."""
    marshal("turtle", map={"edo": {"koi": {"stronghold": 4}}}).asked("koi", "mandate")


def test_others_build_with_the_bonus_only() -> None:
    """CAR-path-of-the-builder, POL-6: the Lotus have Coins, but not the card."""
    players = seats(koi={"cards": [CARD]}, lotus={"coins": 9})
    board: Json = {"edo": {"lotus": {"bushi": 1}}}
    script = mandate("marshal", "turtle", season_set="mountain", players=players, map=board)
    script.asked("lotus", "marshal")
    script.refused("lotus", "POL-6", "build", province="edo")


def test_it_may_come_before_or_after_the_moves() -> None:
    """CAR-path-of-the-builder, MAR-3: here between two."""
    script = marshal("turtle", map={"edo": {"koi": {"bushi": 2}}})
    script.say("koi", "move", figure="bushi", from_="edo", to="oshu")
    script.say("koi", "build", province="oshu")
    script.say("koi", "move", figure="bushi", from_="edo", to="oshu")
    assert script.at("oshu", "koi") == {"bushi": 2, "stronghold": 1}


def test_what_the_turtle_build_they_can_move() -> None:
    """CAR-path-of-the-builder, RUL-15: in the same Marshal."""
    script = marshal("koi", "turtle", coins=3).say("turtle", "build", province="oshu")
    script.say("turtle", "move", figure="stronghold", from_="oshu", to="edo")
    assert script.at("edo", "turtle") == {"stronghold": 1}
