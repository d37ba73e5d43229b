"""The same options, seed, and answers give the same game, in any process."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.properties.strategies import games
from tests.support.game_plans import Plan
from tests.support.print_digests import trace

ROOT = Path(__file__).parents[2]
SEEDS = (1, 5, 8, 13)


@pytest.mark.parametrize("hash_seed", ["0", "1", "4294967295"])
def test_a_fresh_process_plays_the_same_game(hash_seed: str) -> None:
    """The order of sets and hashed strings does not affect the game: every digest is the same."""
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    command = [sys.executable, "-m", "tests.support.print_digests", *map(str, SEEDS)]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == [trace(seed) for seed in SEEDS]


@games(15)
def test_the_same_plan_gives_the_same_digests(plan: Plan) -> None:
    first = [game.digest() for game in plan.moments()]
    assert [game.digest() for game in plan.moments()] == first


@games(20, scene=False)
def test_another_seed_gives_another_game(plan: Plan) -> None:
    """SET-6 to SET-9: what is drawn follows from the seed."""
    other = Plan(plan.seed + 1, plan.clans, plan.season_set, plan.shrines, plan.kami_unbound)
    drawn, else_drawn = plan.start().position(), other.start().position()
    for key in ("political", "piles"):
        assert drawn[key] != else_drawn[key]


@games(20, scene=False)
def test_the_order_in_which_clans_are_named_makes_no_difference(plan: Plan) -> None:
    """SET-2: seats follow the starting honor."""
    named = Plan(
        plan.seed, tuple(sorted(plan.clans)), plan.season_set, plan.shrines, plan.kami_unbound, plan.policy
    )
    assert named.start().digest() == plan.start().digest()
