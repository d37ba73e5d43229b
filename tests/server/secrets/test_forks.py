"""Two games that differ in one hidden answer send equal streams up to the reveal."""

from __future__ import annotations

from itertools import islice

import pytest

from hinode.vocab.ids import CLANS
from tests.server.secrets.kit.channels import Comparison
from tests.server.secrets.kit.forks import Following, forks
from tests.server.secrets.kit.random_games import Plan, played

PLANS = (
    Plan(("koi", "lotus", "turtle"), 1),
    Plan(("koi", "dragonfly", "turtle", "lotus"), 4, "mountain", kami_unbound=True),
    Plan(CLANS, 5, "horseman", kami_unbound=True),
)
MAX_FORKS = 6  # of each kind in each history


@pytest.mark.parametrize("kind", ["bid", "mandate"])
@pytest.mark.parametrize("plan", PLANS, ids=str)
@pytest.mark.asyncio
async def test_a_hidden_answer_is_revealed_only_when_the_rules_say(plan: Plan, kind: str) -> None:
    """And no more of it: the first difference is the event that reveals it, in its one field."""
    history, compared = played(plan), Comparison()
    followed = revealed = 0
    for fork in islice((each for each in forks(history) if each.kind == kind), MAX_FORKS):
        following = Following(history, fork, compared)
        await following.run()
        followed += len(following.viewers)
        revealed += len(following.knowing)
    assert followed > 10
    assert 0 < revealed <= followed
