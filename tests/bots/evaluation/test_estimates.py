"""Estimates of positions are cached during a search."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from random import Random

from hinode.bots.evaluation.expected_vp import estimates, forget_estimates, relative_value
from hinode.bots.style import STYLES
from hinode.known.public import Public
from tests.support.play import random_game, steps

PLAIN, MERCHANT = STYLES["plain"], STYLES["merchant"]


def some_position() -> Public:
    game = random_game(3)
    for _ in islice(steps(game, Random(3)), 40):
        pass
    return game.world(game.clans[0], Random(1)).public


def test_a_cached_estimate_equals_a_new_one() -> None:
    game = random_game(3)
    for _ in steps(game, Random(3)):
        p = game.world(game.clans[0], Random(1)).public
        kept = [estimates(p, style) for style in (PLAIN, MERCHANT, PLAIN, MERCHANT)]
        forget_estimates()
        assert kept == [estimates(p, style) for style in (PLAIN, MERCHANT, PLAIN, MERCHANT)]


def test_a_callers_changes_do_not_affect_the_cache() -> None:
    p = some_position()
    values = estimates(p, PLAIN)
    before = values.copy()
    values[0] += 100
    assert estimates(p, PLAIN) == before


def test_a_position_that_changes_is_estimated_again() -> None:
    p = some_position()
    before = estimates(p, PLAIN)
    p.vp[p.clans[0]] += 10
    assert estimates(p, PLAIN) != before


def test_the_vp_of_a_resented_clan_count_more() -> None:
    p = some_position()
    me, resented, other = p.clans[:3]
    style = replace(PLAIN, enmity=tuple(0.2 * (clan == resented) for clan in range(5)))

    def loss(by: int) -> float:
        """The extra cost, because of resentment, if a clan gains 10 VP."""
        more = p.copy()
        more.vp[by] += 10
        return sum(
            sign * (relative_value(p, me, weighed) - relative_value(more, me, weighed))
            for sign, weighed in ((1, style), (-1, PLAIN))
        )

    assert abs(loss(resented) - 2.0) < 1e-9
    assert abs(loss(other)) < 1e-9
    assert abs(loss(me)) < 1e-9
