"""Courage: 2 VP for each war province token won."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.battles import battle, over
from tests.support.cards import gains, seats
from tests.support.script import Script, mandate, start

CARD = "courage"
NONE = (0, 0, 0, 0)


def war(cards: list[str], board: dict[str, Any], **position: Any) -> Script:
    """A war over the provinces of the board, in this order; the Koi own the cards."""
    return start(
        phase="war",
        season_set="horseman",
        players=seats(koi={"cards": cards}),
        war=list(board),
        map=board,
        **position,
    )


def test_a_token_won_in_a_battle() -> None:
    """CAR-courage: 2 VP, and nothing is asked."""
    players = seats(koi={"cards": [CARD]})
    script = battle({"koi": {"bushi": 2}, "lotus": {"bushi": 1}}, players, season_set="horseman")
    over(script.bids(koi=NONE, lotus=NONE))
    assert gains(script, CARD) == [("vp", "koi", 2)]
    assert script.vp("koi") == 2


def test_a_battle_lost_gives_nothing() -> None:
    """CAR-courage: the Lotus take the token, and do not own the card."""
    players = seats(koi={"cards": [CARD]})
    script = battle({"koi": {"bushi": 1}, "lotus": {"bushi": 2}}, players, season_set="horseman")
    over(script.bids(koi=NONE, lotus=NONE))
    assert gains(script, CARD) == []


def test_also_without_a_battle() -> None:
    """CAR-courage, CAR-5: alone in the province."""
    script = war([CARD], {"oshu": {"koi": {"bushi": 1}}})
    assert gains(script, CARD) == [("vp", "koi", 2)]


@pytest.mark.parametrize(("lotus", "expected"), [(1, [("vp", "koi", 2)]), (3, [])])
def test_of_two_allies_only_the_one_who_takes_the_token_gains(
    lotus: int, expected: list[tuple[str, str, int]]
) -> None:
    """CAR-courage, CAR-5: no battle between allies, the stronger takes the token."""
    board = {"oshu": {"koi": {"bushi": 2}, "lotus": {"bushi": lotus}}}
    assert gains(war([CARD], board, alliances=[["koi", "lotus"]]), CARD) == expected


def test_each_token_counts() -> None:
    """CAR-courage: two provinces won are two gains; one that nobody takes is none."""
    board: dict[str, Any] = {"oshu": {"koi": {"bushi": 1}}, "edo": {}, "kyoto": {"koi": {"bushi": 1}}}
    assert gains(war([CARD], board), CARD) == [("vp", "koi", 2)] * 2


def test_two_copies_stack() -> None:
    """CAR-courage, CAR-1."""
    assert war([CARD, CARD], {"oshu": {"koi": {"bushi": 1}}}).vp("koi") == 4


def test_it_works_in_the_war_after_it_is_bought() -> None:
    """CAR-courage, CAR-11: bought in the last mandate turn, paid out in the war that follows."""
    script = mandate(
        *("train", "koi", 7),
        season_set="horseman",
        players=seats(koi={"coins": 2}),
        display={CARD: 1},
        map={"oshu": {"koi": {"bushi": 1}}},
        war=["oshu"],
    )
    assert script.say("koi", "buy", card=CARD).vp("koi") == 2
