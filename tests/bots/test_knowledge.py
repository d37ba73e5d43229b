"""Bots use only what their clan knows: with different hidden information they answer the same."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from hinode import Decision, Game
from tests.bots.scripted import choice_of
from tests.support.checks.secrets import hidden_from
from tests.support.game_plans import Plan

CLANS = ("koi", "lotus", "turtle", "dragonfly")


def positions(seed: int, odds: float) -> Iterator[tuple[Game, Decision]]:
    """Some moments of a random game, each with one of the open questions."""
    plan = Plan(seed, CLANS, season_set="random", kami_unbound=seed % 2 == 1, policy="busy")
    for game, rng in plan.some_moments("knowledge", odds):
        if game.pending:
            yield game, rng.choice(game.pending)


def question_of(game: Game, clan: str) -> Decision:
    return next(decision for decision in game.pending if decision.clan == clan)


@pytest.mark.parametrize("seed", range(4))
def test_greedy_does_not_depend_on_hidden_state(seed: int) -> None:
    """POL-4, BAT-3: rivals' hands and bids, the deck, and the wars to come are drawn again."""
    looked = differ = 0
    for game, decision in positions(seed, 0.07):
        clan = decision.clan
        other = game.sample(clan, Random(seed))
        here = choice_of("greedy", game, decision, seed)
        assert choice_of("greedy", other, question_of(other, clan), seed) == here, decision
        looked += 1
        differ += hidden_from(game, clan) != hidden_from(other, clan)
    assert looked >= 9
    assert differ >= 5


def test_planner_does_not_depend_on_hidden_state() -> None:
    """With unlimited time; otherwise the clock would influence the answer."""
    looked = 0
    for game, decision in islice(positions(2, 0.03), 3):
        other = game.sample(decision.clan, Random(1))
        here = choice_of("planner", game, decision, 1)
        assert choice_of("planner", other, question_of(other, decision.clan), 1) == here, decision
        looked += 1
    assert looked == 3
