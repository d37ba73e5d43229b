"""Way of the Righteous: at the start of war take 1 Coin from each player with lower honor."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.card_moments import over, war
from tests.support.cards import gains, seats
from tests.support.script import Json, Script, mandate

RIGHTEOUS = "way-of-the-righteous"


def begin(players: dict[str, Json], **position: Any) -> Script:
    return war(players, season_set="horseman", **position)


def rich(copies: int = 1) -> dict[str, Json]:
    """Everybody has 3 Coins, the Lotus Way of the Righteous."""
    players: dict[str, Json] = {clan: {"coins": 3} for clan in ("koi", "lotus", "turtle", "bonsai")}
    players["lotus"]["cards"] = [RIGHTEOUS] * copies
    return players


def coins(script: Script) -> dict[str, int]:
    return {clan: script.coins(clan) for clan in script.game.clans}


def test_each_player_below_pays_a_coin() -> None:
    """CAR-way-of-the-righteous: Turtle and Bonsai, not the Koi above; nothing is asked."""
    script = over(begin(rich()))
    assert coins(script) == {"koi": 3, "lotus": 5, "turtle": 2, "bonsai": 2}
    taken = [("coins", "turtle", -1), ("coins", "lotus", 1), ("coins", "bonsai", -1), ("coins", "lotus", 1)]
    assert gains(script, RIGHTEOUS) == taken


@pytest.mark.parametrize(
    ("honor", "lotus"),
    [
        (["lotus", "koi", "turtle", "bonsai"], 6),
        (["koi", "turtle", "lotus", "bonsai"], 4),
        (["koi", "turtle", "bonsai", "lotus"], 3),
    ],
)
def test_it_goes_by_honor(honor: list[str], lotus: int) -> None:
    """CAR-way-of-the-righteous: as many Coins as there are clans below."""
    assert over(begin(rich(), honor=honor)).coins("lotus") == lotus


def test_who_has_none_gives_none() -> None:
    """CAR-way-of-the-righteous, CAR-8: the Turtle cannot pay, the Bonsai do."""
    players = rich()
    players["turtle"] = {}
    assert coins(over(begin(players))) == {"koi": 3, "lotus": 4, "turtle": 0, "bonsai": 2}


def test_an_ally_pays_too() -> None:
    """CAR-way-of-the-righteous, TEA-5: allies are other players."""
    script = over(begin(rich(), alliances=[["lotus", "turtle"]]))
    assert script.coins("turtle") == 2


def test_two_copies_take_two_coins() -> None:
    """CAR-way-of-the-righteous, CAR-1: at most what is there, here one of the Bonsai."""
    players = rich(2)
    players["bonsai"] = {"coins": 1}
    assert coins(over(begin(players))) == {"koi": 3, "lotus": 6, "turtle": 1, "bonsai": 0}


def test_two_owners_take_from_those_below_each() -> None:
    """CAR-way-of-the-righteous, RUL-1: with enough Coins for all no order is asked."""
    players = rich()
    players["turtle"]["cards"] = [RIGHTEOUS]
    assert coins(over(begin(players))) == {"koi": 3, "lotus": 5, "turtle": 3, "bonsai": 1}


def test_the_order_matters_where_there_are_too_few_coins() -> None:
    """CAR-way-of-the-righteous, HON-5: Lotus and Turtle reach for the one Coin of the Bonsai."""
    players = rich()
    players["turtle"]["cards"] = [RIGHTEOUS]
    players["bonsai"] = {"coins": 1}
    script = begin(players)
    script.asked("lotus", "order", "HON-5")
    over(script.say("lotus", "last"))
    assert coins(script) == {"koi": 3, "lotus": 4, "turtle": 3, "bonsai": 0}


def test_not_when_it_is_bought() -> None:
    """CAR-way-of-the-righteous, CAR-11: it waits for the start of war."""
    players = seats(koi={"coins": 2}, lotus={"coins": 1}, turtle={"coins": 1})
    script = mandate("train", "koi", season_set="horseman", players=players, display={RIGHTEOUS: 1})
    script.say("koi", "buy", card=RIGHTEOUS).asked("lotus", "mandate")
    assert gains(script, RIGHTEOUS) == []
