"""Moments of random games with Kami Unbound at which each kind of question is put, for each cause it can have."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Final

from hinode import Game
from tests.server.tables.scenes import Json
from tests.support.plans import choose
from tests.support.play import ALL_CLANS

# Season cards and seed. Together these games put every question of `QUESTIONS`, and know every cause.
GAMES: Final = (("archway", 16), ("horseman", 15), ("teapot", 12), ("mountain", 1), ("mountain", 3), ("archway", 2))
Past = tuple[tuple[str, Json], ...]


@dataclass(frozen=True)
class Moment:
    """A clan is asked, after those answers."""

    season_set: str
    seed: int
    clan: str
    kind: str
    cause: str
    past: Past

    def __str__(self) -> str:
        return f"{self.kind}-{self.cause}"


def play(season_set: str, seed: int) -> list[Moment]:
    """One game to its end; the first time that each question comes, and the last moment of all."""
    game = Game.new(clans=ALL_CLANS, season_set=season_set, kami_unbound=True, seed=seed)
    rng, past = Random(f"{seed} play"), list[tuple[str, Json]]()
    found: dict[tuple[str, str], Moment] = {}
    while game.pending:
        for asked in game.pending:
            if (asked.kind, asked.cause) not in found:
                moment = Moment(season_set, seed, asked.clan, asked.kind, asked.cause, tuple(past))
                found[asked.kind, asked.cause] = moment
        clan, said = choose(game, rng, "busy")
        game.answer(clan, said)
        past.append((clan, said if isinstance(said, dict) else said.to_json()))
    return [*found.values(), Moment(season_set, seed, ALL_CLANS[0], "end", "", tuple(past))]


@cache
def moments() -> dict[str, list[Moment]]:
    """By season cards. What several sets can ask, each of them asks in turn."""
    known: defaultdict[tuple[str, str], list[Moment]] = defaultdict(list)
    for season_set, seed in GAMES:
        for moment in play(season_set, seed):
            known[moment.kind, moment.cause].append(moment)
    shared: defaultdict[str, list[Moment]] = defaultdict(list)
    for number, (key, found) in enumerate(sorted(known.items())):
        if key[0] != "end":
            moment = found[number % len(found)]
            shared[moment.season_set].append(moment)
    return shared
