"""Swap what a viewer must not know: not a byte of what it is told is another.

At the decisions of whole games, for every seat and a spectator (reliability N1, N2).
"""

from __future__ import annotations

from random import Random

import pytest

from hinode.vocab.ids import CLANS
from tests.server.secrets.courses import Course, Plan
from tests.server.secrets.sweeps import Worlds
from tests.support.secrets import hidden_from

pytestmark = pytest.mark.asyncio
BANK = {"kind": "bank", "seconds": 600, "increment": 20, "tea": 90}
# How many decisions go by until the same viewer's turn comes again: 1 tries every viewer at every decision.
PLANS = (
    (1, Plan(("koi", "lotus", "turtle"), 1)),
    (2, Plan(("lotus", "dragonfly", "bonsai"), 2, "horseman", kami_unbound=True)),
    (3, Plan(("turtle", "lotus", "bonsai", "koi"), 3, "teapot", clock=BANK)),
    (4, Plan(("koi", "dragonfly", "turtle", "lotus"), 4, "mountain", kami_unbound=True, mood="even")),
    (5, Plan(CLANS, 5, "random", kami_unbound=True)),
)


@pytest.mark.parametrize(("every", "plan"), PLANS, ids=[str(plan) for _, plan in PLANS])
async def test_a_table_in_another_world_tells_the_same(every: int, plan: Plan) -> None:
    course, worlds = Course(plan), Worlds(plan)
    for number, _ in enumerate(course.steps()):
        if course.table.over:
            break
        for turn, viewer in enumerate(plan.viewers):
            if (number + turn) % every == 0:
                often = (number + turn) // every % 8 == 0
                await worlds.compare(course.table, course.talk, viewer, whole=often)
    made = worlds.compared.made
    assert made["socket"] > 900, made
    assert min(made["replies"] / 8, made["list"], made["record"]) > 30, made


def test_the_other_world_is_another() -> None:
    """Rivals' hands, what they have seen, their bids and the deck: most of them differ from the truth."""
    plan, rng = PLANS[0][1], Random("another")
    course, told, differ = Course(plan), 0, 0
    for number, _ in enumerate(course.steps()):
        if number % 5 or course.table.over:
            continue
        for viewer in plan.clans:
            truth = hidden_from(course.game, viewer)
            other = hidden_from(Worlds(plan).twins[viewer].table(course.table).game or course.game, viewer)
            told += len(truth)
            differ += sum(truth[name] != other[name] for name in truth)
    assert differ > told / 3, (differ, told)
