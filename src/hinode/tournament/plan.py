"""The plan of a tournament: which bots meet in which seats, with which seeds.

One bot is the hero, the others are its opponents. A block plays one game seed in every cell, and a cell is
a set of clans and the clan of it that the hero has: 30 cells for three players, 20 for four, 5 for five.
So after whole blocks the hero has had every clan, and every company, equally often, on the same boards.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import metadata
from itertools import combinations
from random import Random
from typing import Final

from hinode.tournament.errors import TournamentError
from hinode.tournament.line import RunOptions
from hinode.vocab.ids import CLANS

Cell = tuple[tuple[str, ...], str]
FEWEST: Final = 3


@cache
def cells(players: int) -> tuple[Cell, ...]:
    """All sets of clans and places of the hero in them, so ordered that neighbours differ in both."""
    companies = list(combinations(CLANS, players))
    return tuple(
        (company, company[(turn + number) % players])
        for turn in range(players)
        for number, company in enumerate(companies)
    )


@dataclass(frozen=True, slots=True)
class Match:
    """One game to be played; all that a worker on another machine needs to know."""

    plan: Plan
    number: int
    block: int
    seed: int
    hero: str
    bots: tuple[tuple[str, str], ...]  # (clan, bot) in seat order

    @property
    def clans(self) -> tuple[str, ...]:
        return tuple(clan for clan, _ in self.bots)

    def bot_seed(self, clan: str) -> str:
        """Bots draw anew in each game: the same table twice is not the same game twice."""
        return f"{self.plan.seed} game {self.number} {clan}"


@dataclass(frozen=True, slots=True)
class Plan:
    """What makes a tournament: the same plan gives the same games, however many are played."""

    bots: tuple[str, ...]  # the hero first
    seed: int = 1
    cap: float = 0.3  # seconds a bot may think about one decision
    season_set: str = "random"
    kami_unbound: bool = False

    def __post_init__(self) -> None:
        if not FEWEST <= len(self.bots) <= len(CLANS):
            raise TournamentError(f"{FEWEST} to {len(CLANS)} bots sit at a table, not {len(self.bots)}")
        if not 0 < self.cap < float("inf"):
            raise TournamentError(f"the time cap must be a number of seconds above 0, not {self.cap}")

    @property
    def players(self) -> int:
        return len(self.bots)

    @property
    def block_size(self) -> int:
        return len(cells(self.players))

    @property
    def is_self_play(self) -> bool:
        return len(set(self.bots)) == 1

    def match(self, number: int) -> Match:
        """Game number `number`, counted from 0."""
        block, place = divmod(number, self.block_size)
        company, hero = cells(self.players)[place]
        turn = block % (self.players - 1)  # opponents of several kinds change places from block to block
        others = iter(self.bots[1 + turn :] + self.bots[1 : 1 + turn])
        bots = tuple((clan, self.bots[0] if clan == hero else next(others)) for clan in company)
        seed = Random(f"{self.seed} block {block}").getrandbits(32)
        return Match(self, number, block, seed, hero, bots)

    def matches(self, games: int) -> Iterator[Match]:
        return map(self.match, range(games))

    def to_json(self) -> RunOptions:
        """What games of one tournament have in common; a file holds games of one such plan only."""
        return {
            "version": metadata.version("hinode"),
            "players": self.players,
            "bots": list(self.bots),
            "seed": self.seed,
            "cap": self.cap,
            "season_set": self.season_set,
            "kami_unbound": self.kami_unbound,
        }
