"""Moments of random games at which a question is asked."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Final

from hinode import Game
from tests.server.tables.scenes import Json
from tests.support.game_plans import choose
from tests.support.play import ALL_CLANS

# Season set and seed. With Kami Unbound, these games ask every question of `QUESTIONS`, for every cause.
GAMES: Final = (
    ("archway", 16),
    ("horseman", 15),
    ("teapot", 12),
    ("mountain", 1),
    ("mountain", 3),
    ("archway", 2),
)
THREE: Final = ("koi", "turtle", "bonsai")
Past = tuple[tuple[str, Json], ...]


@dataclass(frozen=True)
class QuestionCase:
    """A question to a clan, after these answers."""

    season_set: str
    seed: int
    clan: str
    kind: str
    cause: str
    past: Past


def course(game: Game, seed: int) -> Iterator[list[tuple[str, Json]]]:
    """Plays a random game. Yields all answers so far, before each answer and at the end."""
    rng, past = Random(f"{seed} play"), list[tuple[str, Json]]()
    while game.pending:
        yield past
        clan, said = choose(game, rng, "busy")
        game.answer(clan, said)
        past.append((clan, said if isinstance(said, dict) else said.to_json()))
    yield past


def until(holds: Callable[[Game], bool], clans: Sequence[str] = THREE, seed: int = 7) -> Past:
    """The answers of an ordinary game (Archway) until a condition holds."""
    game = Game.new(clans=clans, season_set="archway", seed=seed)
    return next(tuple(past) for past in course(game, seed) if holds(game))


def asked(kind: str, clan: str | None = None) -> Callable[[Game], bool]:
    """Whether this clan has an open question of this kind."""
    return lambda game: any(d.kind == kind and clan in (None, d.clan) for d in game.pending)


def first_questions(season_set: str, seed: int) -> dict[tuple[str, str], QuestionCase]:
    """The first question of each kind and cause in one game with Kami Unbound."""
    game = Game.new(clans=ALL_CLANS, season_set=season_set, kami_unbound=True, seed=seed)
    found: dict[tuple[str, str], QuestionCase] = {}
    for past in course(game, seed):
        for one in game.pending:
            if (one.kind, one.cause) not in found:
                moment = QuestionCase(season_set, seed, one.clan, one.kind, one.cause, tuple(past))
                found[one.kind, one.cause] = moment
    return found


@cache
def moments() -> dict[str, list[QuestionCase]]:
    """The moments by season set. A question of several sets is taken from each set in turn."""
    known: defaultdict[tuple[str, str], list[QuestionCase]] = defaultdict(list)
    for season_set, seed in GAMES:
        for key, moment in first_questions(season_set, seed).items():
            known[key].append(moment)
    shared: defaultdict[str, list[QuestionCase]] = defaultdict(list)
    for number, (_, found) in enumerate(sorted(known.items())):
        moment = found[number % len(found)]
        shared[moment.season_set].append(moment)
    return shared
