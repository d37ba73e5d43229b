"""Run two stories forward with the same moves: their streams are equal up to the reveal (reliability N5)."""

from __future__ import annotations

from collections import Counter

import pytest

from hinode.vocab.ids import CLANS
from tests.server.secrets.channels import Comparison
from tests.server.secrets.courses import Plan, played
from tests.server.secrets.forks import Following, forks

PLANS = (
    Plan(("koi", "lotus", "turtle"), 1),
    Plan(("koi", "dragonfly", "turtle", "lotus"), 4, "mountain", kami_unbound=True),
)
MOST = 8  # forks of each kind in each course


@pytest.mark.parametrize("plan", PLANS, ids=str)
@pytest.mark.asyncio
async def test_a_hidden_answer_shows_when_the_rules_say_and_no_sooner(plan: Plan) -> None:
    """Nor more of it than they say: the first event that differs is the reveal, in the one field it has."""
    course, compared = played(plan), Comparison()
    met: Counter[str] = Counter()
    revealed: Counter[str] = Counter()
    for fork in forks(course):
        met[fork.kind] += 1
        if met[fork.kind] > MOST:
            continue
        following = Following(course, fork, compared)
        await following.run()
        revealed[fork.kind] += len(following.knowing)
    print(met,revealed,compared.made)
    assert min(met["bid"], met["mandate"]) >= MOST
    assert min(revealed.values()) > 0
