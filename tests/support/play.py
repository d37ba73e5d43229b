"""Random play through the public API."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from hinode import Answer, Game

ALL_CLANS = ("koi", "lotus", "turtle", "dragonfly", "bonsai")


def random_game(seed: int, players: int | None = None, **options: Any) -> Game:
    """A new game with random clans, determined by the seed."""
    rng = Random(seed)
    count = players if players is not None else rng.randint(3, 5)
    return Game.new(clans=rng.sample(ALL_CLANS, count), seed=seed, **options)


def random_answer(game: Game, rng: Random) -> tuple[str, Answer]:
    """A random clan that is asked, and one of its options."""
    decision = game.pending[rng.randrange(len(game.pending))]
    return decision.clan, decision.options[rng.randrange(len(decision.options))]


def steps(game: Game, rng: Random) -> Iterator[tuple[str, Answer]]:
    """Play to the end. Yields (clan, answer) before each answer is given."""
    while game.pending:
        clan, answer = random_answer(game, rng)
        yield clan, answer
        game.answer(clan, answer)


def play_out(game: Game, rng: Random) -> Game:
    for _ in steps(game, rng):
        pass
    return game
