"""Estimates of positions are kept during a search."""

from __future__ import annotations

from itertools import islice
from random import Random

from hinode.bots.evaluation.position import estimates, forget_estimates
from hinode.bots.style import STYLES
from hinode.known.public import Public
from tests.support.play import random_game, steps

PLAIN, MERCHANT = STYLES["plain"], STYLES["merchant"]


def some_position() -> Public:
    game = random_game(3)
    for _ in islice(steps(game, Random(3)), 40):
        pass
    return game.world(game.clans[0], Random(1)).public


def test_a_kept_estimate_is_the_one_computed_again() -> None:
    game = random_game(3)
    for _ in steps(game, Random(3)):
        p = game.world(game.clans[0], Random(1)).public
        kept = [estimates(p, style) for style in (PLAIN, MERCHANT, PLAIN, MERCHANT)]
        forget_estimates()
        assert kept == [estimates(p, style) for style in (PLAIN, MERCHANT, PLAIN, MERCHANT)]


def test_what_a_caller_changes_is_not_kept() -> None:
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
