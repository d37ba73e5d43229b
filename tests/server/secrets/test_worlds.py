"""Swap what a viewer must not know: not one byte of what it receives changes.

At the decisions of whole games, for every seat and a spectator.
"""

from __future__ import annotations

import json

import pytest

from hinode.vocab.ids import CLANS
from tests.server.secrets.kit.random_games import Plan, RandomGame
from tests.server.secrets.kit.sweeps import TwinComparison
from tests.support.checks.secrets import hidden_from

BANK = {"kind": "bank", "seconds": 600, "increment": 20, "tea": 90}
# Each viewer is checked once in this many decisions; with 1, every viewer at every decision.
PLANS = (
    (2, Plan(("koi", "lotus", "turtle"), 1)),
    (3, Plan(("lotus", "dragonfly", "bonsai"), 2, "horseman", kami_unbound=True)),
    (5, Plan(("turtle", "lotus", "bonsai", "koi"), 3, "teapot", clock=BANK)),
    (6, Plan(("koi", "dragonfly", "turtle", "lotus"), 4, "mountain", kami_unbound=True, policy="even")),
    (7, Plan(CLANS, 5, "random", kami_unbound=True)),
)


@pytest.mark.parametrize(("every", "plan"), PLANS, ids=[str(plan) for _, plan in PLANS])
@pytest.mark.asyncio
async def test_a_table_in_another_world_sends_the_same(every: int, plan: Plan) -> None:
    history, comparison = RandomGame(plan), TwinComparison(plan)
    for number, _ in enumerate(history.steps()):
        if history.table.over:
            break
        for turn, viewer in enumerate(plan.viewers):
            if (number + turn) % every == 0:
                often = (number + turn) // every % 8 == 0
                await comparison.compare(history.table, history.talk, viewer, whole=often)
    made = comparison.compared.made
    assert made["socket"] > 700, made
    assert made["replies"] > 300, made
    assert min(made["list"], made["record"]) > 25, made


def test_the_other_world_differs() -> None:
    """Rivals' hands, what they have seen, their bids, and the deck: most of them differ from the truth."""
    plan = PLANS[0][1]
    history, twins = RandomGame(plan), TwinComparison(plan).twins
    there = differ = 0
    for number, _ in enumerate(history.steps()):
        for clan in plan.clans if number % 8 == 0 else ():
            truth, game = hidden_from(history.game, clan), twins[clan].table(history.table).game
            assert game is not None
            told = hidden_from(game, clan)
            hidden = [name for name in truth if any(json.loads(truth[name]))]
            there += len(hidden)
            differ += sum(truth[name] != told[name] for name in hidden)
    assert there > 100
    assert differ > there * 0.7
