"""Form of the Phoenix: 3 VP in Winter for each different Virtue owned."""

from __future__ import annotations

import pytest

from tests.support.cards import bought_last, gains, seats, winter

CARD = "form-of-the-phoenix"


@pytest.mark.parametrize(
    ("virtues", "vp"),
    [
        (["respect"], 3),
        (["respect", "righteousness"], 6),
        (["respect", "righteousness", "benevolence", "justice"], 12),
    ],
)
def test_every_virtue_counts(virtues: list[str], vp: int) -> None:
    """CAR-form-of-the-phoenix: 3 VP each."""
    script = winter(seats(koi={"cards": [CARD, *virtues]}))
    assert gains(script, CARD) == [("vp", "koi", vp)]
    assert script.vp("koi") == vp


@pytest.mark.parametrize(
    ("season_set", "virtue"),
    [
        *(("horseman", "courage"), ("horseman", "mercy"), ("teapot", "honesty")),
        *(("teapot", "loyalty"), ("mountain", "piety"), ("mountain", "sincerity")),
    ],
)
def test_the_virtues_of_the_other_sets(season_set: str, virtue: str) -> None:
    """CAR-form-of-the-phoenix: all ten Virtues count."""
    assert winter(seats(koi={"cards": [CARD, virtue]}), season_set=season_set).vp("koi") == 3


def test_copies_of_a_virtue_count_once() -> None:
    """CAR-form-of-the-phoenix: different Virtues."""
    virtues = ["respect", "respect", "justice", "justice", "righteousness"]
    assert winter(seats(koi={"cards": [CARD, *virtues]})).vp("koi") == 9


def test_other_cards_and_other_players_virtues_do_not_count() -> None:
    """CAR-form-of-the-phoenix: the owner has a Monster, an Enhancement and a War Upgrade only."""
    cards = [CARD, "komainu", "path-of-the-lion", "way-of-the-shogun"]
    script = winter(seats(koi={"cards": cards}, lotus={"cards": ["respect"]}))
    assert (script.vp("koi"), gains(script, CARD)) == (0, [])


def test_two_copies_stack() -> None:
    """CAR-form-of-the-phoenix, CAR-1."""
    assert winter(seats(koi={"cards": [CARD, CARD, "respect", "justice"]})).vp("koi") == 12


def test_it_scores_in_winter_only() -> None:
    """CAR-form-of-the-phoenix, WIN-2: bought in the last Train of autumn, it scores once the game ends."""
    assert bought_last(CARD, ["respect"]) == (0, 3)
