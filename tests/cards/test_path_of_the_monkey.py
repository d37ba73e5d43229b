"""Path of the Monkey: after you Summon you may take 1 Coin from the richest other player, and lose honor."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.card_moments import summoned
from tests.support.cards import gains, kami_turn, seats
from tests.support.script import Script, mandate

MONKEY = "path-of-the-monkey"


def monkey(lotus: int, turtle: int, copies: int = 1, **position: Any) -> Script:
    """The Koi own Path of the Monkey and have summoned; the others have this many Coins."""
    koi = {"cards": [MONKEY] * copies, "coins": position.pop("koi", 0)}
    players = seats(koi=koi, lotus={"coins": lotus}, turtle={"coins": turtle})
    return summoned("koi", players, season_set="horseman", **position)


def coins(script: Script) -> list[int]:
    return [script.coins(clan) for clan in ("koi", "lotus", "turtle")]


def test_the_owner_is_asked_after_a_summon() -> None:
    """CAR-path-of-the-monkey: yes or no."""
    script = monkey(3, 2)
    script.asked("koi", "offer", MONKEY)
    assert script.options("koi") == [{"kind": "yes"}, {"kind": "no"}]


def test_the_richest_pays_a_coin_and_honor_is_lost() -> None:
    """CAR-path-of-the-monkey: the Coin goes from the Lotus to the Koi, who fall below them."""
    script = monkey(3, 2).say("koi", "yes")
    script.asked("lotus", "mandate")
    assert coins(script) == [1, 2, 2]
    assert script.honor() == ["lotus", "koi", "turtle"]
    assert gains(script, MONKEY) == [("coins", "lotus", -1), ("coins", "koi", 1)]
    assert [event["cause"] for event in script.events("honor")] == [MONKEY]


def test_declined_it_takes_nothing_and_costs_no_honor() -> None:
    """CAR-path-of-the-monkey: a "may"."""
    script = monkey(3, 2).say("koi", "no")
    script.asked("lotus", "mandate")
    assert (coins(script), script.honor()) == ([0, 3, 2], ["koi", "lotus", "turtle"])


def test_each_of_those_tied_pays_and_honor_is_lost_once() -> None:
    """CAR-path-of-the-monkey: two Coins for one step down."""
    script = monkey(2, 2).say("koi", "yes")
    assert (coins(script), script.honor()) == ([2, 1, 1], ["lotus", "koi", "turtle"])


def test_the_owners_own_wealth_does_not_count() -> None:
    """CAR-path-of-the-monkey: the richest *other* player, also where the owner has more."""
    script = monkey(1, 2, koi=9).say("koi", "yes")
    assert coins(script) == [10, 1, 1]


def test_where_nobody_else_has_a_coin_nothing_is_asked() -> None:
    """CAR-path-of-the-monkey, CAR-8: there is nothing to take."""
    script = monkey(0, 0, koi=4)
    script.asked("lotus", "mandate")
    assert script.honor() == ["koi", "lotus", "turtle"]


def test_two_copies_are_used_one_after_the_other() -> None:
    """CAR-path-of-the-monkey, CAR-1: the second finds Lotus and Turtle tied; honor is lost once per use."""
    script = monkey(3, 2, copies=2).say("koi", "yes")
    script.asked("koi", "offer", MONKEY)
    script.say("koi", "yes").asked("lotus", "mandate")
    assert (coins(script), script.honor()) == ([3, 1, 1], ["lotus", "turtle", "koi"])


@pytest.mark.parametrize(("first", "taken"), [("yes", 1), ("no", 1)])
def test_one_copy_may_be_used_without_the_other(first: str, taken: int) -> None:
    """CAR-path-of-the-monkey, CAR-1: each is a question of its own."""
    script = monkey(5, 0, copies=2).say("koi", first).say("koi", "no" if first == "yes" else "yes")
    assert (coins(script), script.honor()[1]) == ([taken, 4, 0], "koi")


def test_at_the_bottom_there_is_no_honor_to_lose() -> None:
    """CAR-path-of-the-monkey, HON-3: the Coin is taken all the same."""
    script = monkey(3, 2, honor=["lotus", "turtle", "koi"]).say("koi", "yes")
    assert (coins(script)[0], script.honor()) == (1, ["lotus", "turtle", "koi"])


def test_a_recruit_without_a_summon_asks_nothing() -> None:
    """CAR-path-of-the-monkey: nor does a summon of someone else."""
    board = {"edo": {"koi": {"stronghold": 1}}, "nagato": {"lotus": {"stronghold": 1}}}
    players = seats(koi={"cards": [MONKEY]}, lotus={"coins": 3})
    script = mandate("recruit", "koi", players=players, season_set="horseman", map=board)
    script.say("lotus", "summon", figure="bushi", province="nagato")
    script.done("koi").asked("lotus", "mandate")


def test_raijins_bushi_is_a_summon() -> None:
    """CAR-path-of-the-monkey, CAR-3: the owner is asked after it."""
    players = seats(koi={"cards": [MONKEY]}, lotus={"coins": 3})
    script = kami_turn({"kami": "raijin", "koi": {"shinto": 1}}, season_set="horseman", players=players)
    script.say("koi", "summon", figure="bushi", province="oshu").asked("koi", "offer", MONKEY)
