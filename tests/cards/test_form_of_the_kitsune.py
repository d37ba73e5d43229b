"""Form of the Kitsune: 3 VP in Winter for each of one's Strongholds on the map."""

from __future__ import annotations

import pytest

from tests.support.cards import bought_last, gains, seats, winter

CARD = "form-of-the-kitsune"


@pytest.mark.parametrize(("oshu", "edo", "vp"), [(1, 0, 3), (1, 1, 6), (3, 1, 12)])
def test_every_stronghold_on_the_map_counts(oshu: int, edo: int, vp: int) -> None:
    """CAR-form-of-the-kitsune: also several in one province."""
    board = {"oshu": {"koi": {"stronghold": oshu}}, "edo": {"koi": {"stronghold": edo}}}
    script = winter(seats(koi={"cards": [CARD]}), map=board)
    assert gains(script, CARD) == [("vp", "koi", vp)]
    assert script.vp("koi") == vp


def test_strongholds_in_reserve_do_not_count() -> None:
    """CAR-form-of-the-kitsune, CAR-2: all four are there."""
    script = winter(seats(koi={"cards": [CARD]}), map={"oshu": {"koi": {"bushi": 2}}})
    assert (script.vp("koi"), gains(script, CARD)) == (0, [])


def test_the_strongholds_of_others_do_not_count() -> None:
    """CAR-form-of-the-kitsune: the Lotus have two, the owner none."""
    script = winter(seats(koi={"cards": [CARD]}), map={"oshu": {"lotus": {"stronghold": 2}}})
    assert (script.vp("koi"), script.vp("lotus")) == (0, 0)


def test_the_turtles_count_like_any_others() -> None:
    """CAR-form-of-the-kitsune: wherever they have been moved."""
    board = {"kyushu": {"turtle": {"stronghold": 2}}}
    assert winter(seats(turtle={"cards": [CARD]}), map=board).vp("turtle") == 6


def test_two_copies_stack() -> None:
    """CAR-form-of-the-kitsune, CAR-1."""
    script = winter(seats(koi={"cards": [CARD, CARD]}), map={"oshu": {"koi": {"stronghold": 2}}})
    assert script.vp("koi") == 12


def test_it_scores_in_winter_only() -> None:
    """CAR-form-of-the-kitsune, WIN-2: bought in the last Train of autumn, it scores once the game ends."""
    assert bought_last(CARD, [], map={"oshu": {"koi": {"stronghold": 1}}}) == (0, 3)
