"""Swap what a viewer must not know: not a byte of what it is told is another.

At every decision of whole games, for every seat and a spectator (reliability N1, N2).
"""

from __future__ import annotations

import time
from random import Random

import pytest

from hinode.vocab.ids import CLANS
from tests.server.secrets.channels import Comparison, live_of
from tests.server.secrets.courses import Course, Plan
from tests.server.secrets.twins import Twins

pytestmark = pytest.mark.asyncio
BANK = {"kind": "bank", "seconds": 600, "increment": 20, "tea": 90}
PLANS = (
    Plan(("koi", "lotus", "turtle"), 1),
    Plan(("lotus", "dragonfly", "bonsai"), 2, "horseman", kami_unbound=True),
    Plan(("turtle", "lotus", "bonsai", "koi"), 3, "teapot", clock=BANK),
    Plan(("koi", "dragonfly", "turtle", "lotus"), 4, "mountain", kami_unbound=True, mood="even"),
    Plan(CLANS, 5, "random", kami_unbound=True),
)


@pytest.mark.parametrize("plan", PLANS, ids=str)
async def test_a_table_in_another_world_tells_the_same(plan: Plan) -> None:
    course, compared = Course(plan), Comparison()
    rng = Random(f"{plan} worlds")
    twins = [Twins(viewer, Random(f"{plan} {viewer}")) for viewer in plan.viewers]
    t0=time.time(); steps=0
    for number, _ in enumerate(course.steps()):
        steps+=1
        if course.table.over:
            break
        for turn, twin in enumerate(twins):
            often = (number + turn) % 8 == 0
            one = live_of(course.table, course.talk)
            two = live_of(twin.table(course.table), twin.talk(course.talk, plan.clans))
            since = rng.choice((-1, 0, rng.randint(0, course.table.n))) if often else course.table.n - 2
            await compared.sockets(one, two, twin.viewer, since, rng.randint(0, len(course.talk) + 1))
            if often:
                compared.replies(one.table, two.table, twin.viewer, rng)
                compared.the_rest(one.table, two.table, twin.viewer)
    print(time.time()-t0, steps, compared.made, [(t.different,t.moments) for t in twins])
