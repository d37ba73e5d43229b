"""The same seed gives the same choices, also in a process with different hash values."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from hinode import Game
from hinode.bots.registry import make_bot
from hinode.bots.runner import BotSeat, answer_one
from tests.bots.scripted import AMPLE

# Different styles make different deals.
TABLES = {
    "random": {"koi": "random", "lotus": "random", "turtle": "random"},
    "greedy": {"koi": "greedy", "lotus": "greedy/loyal", "bonsai": "greedy/trickster"},
    "planner": {"koi": "planner", "turtle": "planner/merchant", "dragonfly": "planner/warlord"},
    "worlds": {"koi": "planner@2", "turtle": "master@2", "dragonfly": "master/warlord@2"},
}


def played(bots: dict[str, str], seed: int, limit: int) -> str:
    """A digest of the record of a game or of its start. Every bot here has enough time."""
    game = Game.new(clans=list(bots), season_set="random", seed=seed)
    seats = {c: BotSeat(name, make_bot(name), f"{seed} {c}", AMPLE) for c, name in bots.items()}
    while game.pending and game.version < limit:
        answer_one(game, seats)
    return f"{game.version} {game.digest()}"


def elsewhere(bots: dict[str, str], seed: int, limit: int) -> str:
    """The same in a new process."""
    code = f"from {__name__} import played; print(played({bots!r}, {seed}, {limit}))"
    found = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONHASHSEED": "4242", "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=True,
    )
    return found.stdout.strip()


@pytest.mark.parametrize(
    ("level", "limit"), [("random", 10_000), ("greedy", 10_000), ("planner", 14), ("worlds", 20)]
)
def test_a_game_is_the_same_in_another_process(level: str, limit: int) -> None:
    """A whole game; for slow levels, only its start."""
    assert played(TABLES[level], 8, limit) == elsewhere(TABLES[level], 8, limit)


def test_another_seed_gives_another_game() -> None:
    assert played(TABLES["greedy"], 8, 12) != played(TABLES["greedy"], 9, 12)
