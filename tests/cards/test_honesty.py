"""Honesty: with an ally, 2 VP each time one chooses a mandate other than Betray."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.cards import gains, seats
from tests.support.script import Script, mandate, start

CARD = "honesty"
ALLIES = [["koi", "lotus"]]


def choose(tile: str, current: str = "koi", cards: tuple[str, ...] = (CARD,), **position: Any) -> Script:
    """The current clan chooses; the Koi own the cards and are allied with the Lotus."""
    players = seats(koi={"cards": list(cards)})
    defaults = {"season_set": "teapot", "players": players, "alliances": ALLIES, "display": {}}
    return mandate(tile, current, **{**defaults, **position})


def announce(tile: str, announced: str) -> Script:
    """The Lotus, who own the card, lay a tile and announce a mandate."""
    script = start(
        phase="political",
        season_set="teapot",
        players=seats(lotus={"cards": [CARD]}),
        alliances=ALLIES,
        political={"turn": 1, "current": "lotus", "hand": ["harvest", "betray", "recruit", "marshal"]},
    )
    return script.say("lotus", "mandate", tile=tile, announce=announced)


@pytest.mark.parametrize("tile", ["recruit", "marshal", "train", "harvest"])
def test_choosing_a_mandate_gains_two_vp(tile: str) -> None:
    """CAR-honesty: whichever it is, and nothing is asked."""
    script = choose(tile)
    assert gains(script, CARD) == [("vp", "koi", 2)]
    script.asked("lotus", "mandate")


def test_betray_gains_nothing() -> None:
    """CAR-honesty: although there was an ally when it was chosen."""
    assert gains(choose("betray"), CARD) == []


def test_without_an_ally_nothing_is_gained() -> None:
    """CAR-honesty: others being allied does not help."""
    assert gains(choose("harvest", alliances=[["lotus", "turtle"]]), CARD) == []


@pytest.mark.parametrize("current", ["lotus", "turtle"])
def test_the_choice_of_another_player_gains_nothing(current: str) -> None:
    """CAR-honesty: not even that of the ally."""
    assert gains(choose("harvest", current), CARD) == []


@pytest.mark.parametrize(("tile", "announced", "vp"), [("betray", "harvest", 2), ("harvest", "betray", 0)])
def test_for_the_lotus_the_announced_mandate_counts(tile: str, announced: str, vp: int) -> None:
    """CAR-honesty: not the tile they laid face down."""
    assert announce(tile, announced).vp("lotus") == vp


def test_two_copies_stack() -> None:
    """CAR-honesty, CAR-1."""
    assert choose("harvest", cards=(CARD, CARD)).vp("koi") == 4


def test_it_comes_with_the_choice() -> None:
    """CAR-honesty: before the mandate is carried out."""
    script = choose("marshal", map={"edo": {"lotus": {"bushi": 1}}})
    script.asked("lotus", "marshal")
    assert script.vp("koi") == 2


def test_bought_in_the_train_that_was_chosen_it_comes_too_late() -> None:
    """CAR-honesty, CAR-11: the choice was made before the card was owned."""
    script = choose("train", cards=(), display={CARD: 1}).say("koi", "buy", card=CARD)
    assert (script.player("koi")["cards"], script.vp("koi")) == ([CARD], 0)
