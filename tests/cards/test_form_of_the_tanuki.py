"""Form of the Tanuki: 2 VP in Winter for each different type of season card owned."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.cards import bought_last, gains, seats
from tests.support.cards import winter as any_winter
from tests.support.script import Json, Script

CARD = "form-of-the-tanuki"


def winter(players: dict[str, Json], **position: Any) -> Script:
    return any_winter(players, season_set="mountain", **position)


@pytest.mark.parametrize(
    ("cards", "vp"),
    [
        ([], 2),
        (["form-of-the-kitsune"], 2),
        (["path-of-the-lion"], 4),
        (["piety"], 4),
        (["komainu"], 4),
        (["way-of-the-shogun"], 4),
        (["path-of-the-lion", "piety", "komainu", "way-of-the-shogun"], 10),
    ],
)
def test_each_of_the_five_types_counts(cards: list[str], vp: int) -> None:
    """CAR-form-of-the-tanuki: a Winter Upgrade it is itself."""
    script = winter(seats(koi={"cards": [CARD, *cards]}))
    assert gains(script, CARD) == [("vp", "koi", vp)]
    assert script.vp("koi") == vp


def test_cards_of_one_type_count_once() -> None:
    """CAR-form-of-the-tanuki: four Virtues and three Monsters are two types."""
    cards = ["piety", "piety", "sincerity", "respect", "komainu", "yurei", "oni-of-hate"]
    assert winter(seats(koi={"cards": [CARD, *cards]})).vp("koi") == 6


def test_a_monster_counts_wherever_its_figure_is() -> None:
    """CAR-form-of-the-tanuki, CAR-2: the card is owned although the figure is in reserve or a hostage."""
    players = seats(koi={"cards": [CARD, "komainu"]}, lotus={"hostages": [["koi", "komainu"]]})
    assert winter(players).vp("koi") == 4


def test_two_copies_stack() -> None:
    """CAR-form-of-the-tanuki, CAR-1: 2 VP for two types, twice."""
    assert winter(seats(koi={"cards": [CARD, CARD, "piety"]})).vp("koi") == 8


def test_the_cards_of_others_do_not_count() -> None:
    """CAR-form-of-the-tanuki: each owner has a type of their own besides."""
    script = winter(seats(koi={"cards": [CARD, "piety"]}, lotus={"cards": [CARD, "komainu", "respect"]}))
    assert (script.vp("koi"), script.vp("lotus")) == (4, 6)


def test_it_scores_in_winter_only() -> None:
    """CAR-form-of-the-tanuki, WIN-2: bought in the last Train of autumn, it scores once the game ends."""
    assert bought_last(CARD, [], season_set="mountain") == (0, 2)
