"""Plan of a tournament: the bots, clans, and seed of every game.

One bot is the hero (the bot being measured); the others are its opponents. A cell is a set of clans and the
hero's clan: 30 cells for three players, 20 for four, 5 for five. A block plays one game seed in every cell.
After whole blocks the hero has played every clan in every set equally often, with the same seeds.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from random import Random
from typing import Final

from hinode.bots.registry import deal_mode
from hinode.tournament.errors import TournamentError
from hinode.tournament.rows import RunOptions
from hinode.vocab.build import version
from hinode.vocab.ids import CLANS

Cell = tuple[tuple[str, ...], str]
MIN_PLAYERS: Final = 3


@cache
def cells(players: int) -> tuple[Cell, ...]:
    """All pairs of a set of clans and the hero's clan, in an order where both change each time."""
    clan_sets = list(combinations(CLANS, players))
    return tuple(
        (clans, clans[(turn + number) % players])
        for turn in range(players)
        for number, clans in enumerate(clan_sets)
    )


@dataclass(frozen=True, slots=True)
class Match:
    """One game to play: everything that a worker on another machine needs."""

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
        """The seed of a bot. It differs in each game, even if the game seed is the same."""
        return f"{self.plan.seed} game {self.number} {clan}"


@dataclass(frozen=True, slots=True)
class Plan:
    """Options of a tournament. The same plan always gives the same games."""

    bots: tuple[str, ...]  # the hero is first
    seed: int = 1
    cap: float = 0.3  # seconds a bot may think about one decision
    season_set: str = "random"
    kami_unbound: bool = False

    def __post_init__(self) -> None:
        if not MIN_PLAYERS <= len(self.bots) <= len(CLANS):
            raise TournamentError(f"{MIN_PLAYERS} to {len(CLANS)} bots are needed, not {len(self.bots)}")
        if not 0 < self.cap < float("inf"):
            raise TournamentError(f"the time cap must be a number of seconds greater than 0, not {self.cap}")

    @property
    def players(self) -> int:
        return len(self.bots)

    @property
    def block_size(self) -> int:
        return len(cells(self.players))

    @property
    def has_deals(self) -> bool:
        """Whether bots may make deals: at least one of them says how it deals."""
        return any(deal_mode(name) is not None for name in self.bots)

    @property
    def is_self_play(self) -> bool:
        return len(set(self.bots)) == 1

    def match(self, number: int) -> Match:
        """Game number `number`, starting at 0."""
        block, place = divmod(number, self.block_size)
        clans, hero = cells(self.players)[place]
        turn = block % (self.players - 1)  # opponents swap clans from block to block
        others = iter(self.bots[1 + turn :] + self.bots[1 : 1 + turn])
        bots = tuple((clan, self.bots[0] if clan == hero else next(others)) for clan in clans)
        seed = Random(f"{self.seed} block {block}").getrandbits(32)
        return Match(self, number, block, seed, hero, bots)

    def matches(self, games: int) -> Iterator[Match]:
        return map(self.match, range(games))

    def to_json(self) -> RunOptions:
        """The options, as each row of a results file repeats them."""
        return {
            "version": version(),
            "players": self.players,
            "bots": list(self.bots),
            "seed": self.seed,
            "cap": self.cap,
            "season_set": self.season_set,
            "kami_unbound": self.kami_unbound,
        }
