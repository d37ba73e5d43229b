"""What a seat is certain to find on top of the mandate deck (POL-3, POL-4, CLA-LOTUS-1)."""

from __future__ import annotations

import pytest

from hinode.known.private import Private, known_on_top
from hinode.known.public import Laid
from hinode.vocab.ids import BETRAY, HARVEST, HIDDEN, KOI, LOTUS, MARSHAL, RECRUIT, TRAIN, TURTLE

HAND = (RECRUIT, TRAIN, TRAIN, HARVEST)


def koi(turn: int = 1, hand: tuple[int, ...] = HAND) -> Private:
    """The Koi, who have looked at this hand in a turn."""
    private = Private(KOI)
    private.seen = ((turn, hand),)
    return private


def up(turn: int, clan: int, tile: int) -> Laid:
    return (turn, clan, tile, tile)


def down(turn: int) -> Laid:
    """The Lotus lay a tile face down and announce a Marshal."""
    return (turn, LOTUS, HIDDEN, MARSHAL)


def test_a_clan_that_has_not_looked_knows_nothing() -> None:
    """POL-4"""
    assert known_on_top(Private(KOI), [up(1, LOTUS, TRAIN)]) == ()


def test_a_hand_being_held_is_known() -> None:
    """POL-3"""
    assert known_on_top(koi(), []) == HAND
    assert koi().hand(1, []) == HAND


def test_three_go_back_on_top() -> None:
    """POL-3"""
    laid = [up(1, KOI, TRAIN)]
    assert known_on_top(koi(), laid) == (RECRUIT, TRAIN, HARVEST)
    assert koi().hand(1, laid) == ()


def test_what_was_laid_before_the_hand_was_seen_does_not_count() -> None:
    """POL-3"""
    laid = [up(1, TURTLE, TRAIN), up(2, KOI, RECRUIT)]
    assert known_on_top(koi(turn=2), laid) == (TRAIN, TRAIN, HARVEST)


@pytest.mark.parametrize(
    ("tile", "left"),
    [
        (BETRAY, (RECRUIT, TRAIN, HARVEST)),  # the new tile, or one that the Koi have not seen
        (RECRUIT, (TRAIN, HARVEST)),  # the new tile may be one too, but that is not certain
        (TRAIN, (RECRUIT, HARVEST)),
    ],
)
def test_a_tile_laid_face_up_is_one_fewer_of_its_kind(tile: int, left: tuple[int, ...]) -> None:
    """POL-4"""
    assert known_on_top(koi(), [up(1, KOI, TRAIN), up(2, TURTLE, tile)]) == left


def test_laying_one_of_two_equal_tiles_leaves_one() -> None:
    """POL-4"""
    assert known_on_top(koi(), [up(1, KOI, RECRUIT), up(2, TURTLE, TRAIN)]) == (TRAIN, HARVEST)


def test_a_tile_laid_face_down_may_be_any_of_them() -> None:
    """CLA-LOTUS-1"""
    assert known_on_top(koi(), [up(1, KOI, TRAIN), down(2)]) == ()


def test_one_of_two_equal_tiles_stays_even_if_a_tile_is_laid_face_down() -> None:
    """CLA-LOTUS-1"""
    assert known_on_top(koi(), [up(1, KOI, RECRUIT), down(2)]) == (TRAIN,)


def test_what_the_lotus_announce_proves_nothing() -> None:
    """CLA-LOTUS-1"""
    laid = [up(1, KOI, RECRUIT), (2, LOTUS, HIDDEN, TRAIN)]
    assert known_on_top(koi(), laid) == (TRAIN,)


def test_the_lotus_know_what_they_laid_face_down() -> None:
    """CLA-LOTUS-1"""
    lotus = Private(LOTUS)
    lotus.seen = ((2, HAND),)
    lotus.down = ((2, HARVEST),)
    assert known_on_top(lotus, [up(1, KOI, BETRAY), down(2)]) == (RECRUIT, TRAIN, TRAIN)
    assert lotus.tile_down(2) == HARVEST
    assert lotus.tile_down(3) == HIDDEN


def test_a_later_hand_replaces_what_was_known() -> None:
    """POL-3"""
    private = koi()
    later = (MARSHAL, TRAIN, HARVEST, BETRAY)
    private.seen = (*private.seen, (4, later))
    laid = [up(1, KOI, TRAIN), down(2), up(3, TURTLE, RECRUIT)]
    assert known_on_top(private, laid) == later
    assert private.hand(4, laid) == later


def test_a_copy_is_independent() -> None:
    private = koi()
    twin = private.copy()
    twin.seen = ()
    twin.sealed = 19
    assert (private.seen, private.sealed) == (((1, HAND),), -1)
