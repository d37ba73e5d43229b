"""Chance: orders drawn from a key, or read from a record."""

from __future__ import annotations

from collections import Counter

import pytest

from hinode import InvalidRecord
from hinode.state.chance import Chance


def scripted(*outcomes: tuple[int, ...]) -> Chance:
    chance = Chance("key")
    chance.script = outcomes
    return chance


@pytest.mark.parametrize("size", range(11))
def test_an_order_has_every_number_once(size: int) -> None:
    assert sorted(Chance.of_seed(5).order(size)) == list(range(size))


def test_the_same_seed_gives_the_same_orders() -> None:
    one, two = Chance.of_seed(7), Chance.of_seed(7)
    assert [one.order(size) for size in (7, 8, 8, 8, 10)] == [two.order(size) for size in (7, 8, 8, 8, 10)]


def test_an_order_depends_on_how_many_came_before_and_not_on_their_sizes() -> None:
    one, two = Chance.of_seed(7), Chance.of_seed(7)
    one.order(3)
    two.order(8)
    assert one.order(10) == two.order(10)


def test_other_seeds_give_other_orders() -> None:
    assert len({Chance.of_seed(seed).order(10) for seed in range(50)}) == 50


def test_one_order_after_the_other_differs() -> None:
    chance = Chance.of_seed(1)
    assert len({chance.order(10) for _ in range(50)}) == 50


def test_the_key_is_not_the_seed() -> None:
    """Observed outcomes must not allow a search for small seeds."""
    assert "12345" not in Chance.of_seed(12345).key


def test_a_negative_seed_is_a_separate_seed() -> None:
    assert Chance.of_seed(-1).key != Chance.of_seed(1).key


def test_every_outcome_is_kept_for_the_record() -> None:
    chance = Chance.of_seed(3)
    drawn = [chance.order(4), chance.order(8)]
    assert chance.outcomes.since(0) == drawn
    assert chance.count == 2


def test_a_copy_draws_what_its_original_would() -> None:
    chance = Chance.of_seed(3)
    chance.order(5)
    twin = chance.copy()
    assert [twin.order(10), twin.order(8)] == [chance.order(10), chance.order(8)]


def test_drawing_from_a_copy_does_not_change_the_original() -> None:
    chance = Chance.of_seed(3)
    chance.copy().order(5)
    assert (chance.count, len(chance.outcomes)) == (0, 0)


def test_a_script_is_used_before_drawing() -> None:
    chance = scripted((1, 0), (2, 1, 0))
    unscripted = Chance("key")
    unscripted.count = 2
    assert [chance.order(2), chance.order(3)] == [(1, 0), (2, 1, 0)]
    assert chance.order(8) == unscripted.order(8)


def test_a_copy_continues_the_script() -> None:
    chance = scripted((1, 0), (2, 1, 0))
    chance.order(2)
    assert chance.copy().order(3) == (2, 1, 0)


def test_a_scripted_order_of_the_wrong_size_is_refused() -> None:
    chance = scripted((1, 0), (0, 1, 2))
    chance.order(2)
    with pytest.raises(InvalidRecord, match=r"chance\[1\].* 8"):
        chance.order(8)


def test_the_position_in_a_script_is_counted_from_its_start() -> None:
    """A game from a position may have drawn before its record starts."""
    chance = scripted((0, 1, 2))
    chance.count = 5
    with pytest.raises(InvalidRecord, match=r"chance\[0\]"):
        chance.order(8)


@pytest.mark.parametrize("place", [0, 3, 7])
def test_every_number_is_at_every_index_about_equally_often(place: int) -> None:
    """Chi-square with 7 degrees of freedom: above 40 once in a million samples of a fair shuffle."""
    chance, draws = Chance.of_seed(2024), 4000
    found = Counter(chance.order(8)[place] for _ in range(draws))
    expected = draws / 8
    assert sum((found[number] - expected) ** 2 / expected for number in range(8)) < 40


def test_all_orders_of_four_are_about_equally_frequent() -> None:
    """Chi-square with 23 degrees of freedom: above 75 less than once in a million."""
    chance, draws = Chance.of_seed(99), 4800
    found = Counter(chance.order(4) for _ in range(draws))
    expected = draws / 24
    assert len(found) == 24
    assert sum((count - expected) ** 2 / expected for count in found.values()) < 75


def test_consecutive_orders_are_independent() -> None:
    """The first numbers of two consecutive orders: all 64 pairs are about equally frequent."""
    chance, draws = Chance.of_seed(5), 6400
    found = Counter((chance.order(8)[0], chance.order(8)[0]) for _ in range(draws))
    expected = draws / 64
    assert sum((found[a, b] - expected) ** 2 / expected for a in range(8) for b in range(8)) < 140


def test_a_seed_gives_these_orders_on_any_machine() -> None:
    chance = Chance.of_seed(42)
    assert chance.key == "bff99fdba9393bfe6d4a3ad95b9c5df28f8e2b6b943d2acfba6d24c27a8b8aaf"
    assert chance.order(7) == (5, 1, 0, 4, 3, 2, 6)
    assert chance.order(8) == (5, 4, 2, 6, 0, 1, 3, 7)
