"""Random games played by actions, for tests of the environment."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from hinode import Decision, Game
from hinode.env.session import Session
from tests.support.play import random_game

# Together: three to five players, every season set, with and without Kami Unbound.
VARIANTS: list[dict[str, Any]] = [
    {"seed": 1, "players": 3, "season_set": "archway"},
    {"seed": 2, "players": 4, "season_set": "horseman", "kami_unbound": True},
    {"seed": 3, "players": 5, "season_set": "teapot"},
    {"seed": 4, "players": 5, "season_set": "mountain", "kami_unbound": True},
]


def moments(rng: Random, variant: dict[str, Any]) -> Iterator[tuple[Game, Decision]]:
    """A random game. Yields the game and the question before each answer."""
    game = random_game(**variant)
    while game.pending:
        decision = rng.choice(game.pending)
        yield game, decision
        game.answer(decision.clan, rng.choice(decision.options))


def play_by_actions(session: Session, rng: Random) -> int:
    """Play random legal actions to the end. Returns their number."""
    count = 0
    while (turn := session.turn) is not None:
        session.act(turn, rng.choice(sorted(session.legal(turn))))
        count += 1
    return count
