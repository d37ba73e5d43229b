"""Plans: options, a seed, and a way of choosing answers, which determine a whole random game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from hinode import Answer, Decision, Game
from hinode.vocab.data import FACTS
from tests.support.checks.ledger import Ledger
from tests.support.play import ALL_CLANS
from tests.support.random_positions import random_position

Json = dict[str, Any]
Said = tuple[str, Answer | Json]

SETS = ("archway", "horseman", "teapot", "mountain", "random")
KAMI = ("amaterasu", "fujin", "hachiman", "raijin", "ryujin", "susanoo", "tsukuyomi")
FIRST_GAME: tuple[str, ...] = tuple(FACTS["first_game"]["shrines"])
# How players choose: uniformly, preferring to act, or often declining.
POLICIES = ("even", "busy", "calm")
QUIET = ("done", "no", "ready", "refuse", "withdraw")
GIFT_ODDS = 0.03
TALKING = ("tea", "political", "kami")  # phases with gifts (NEG-1)
MAX_ANSWERS = 5000


@dataclass(frozen=True)
class Plan:
    """One random game; `scene` starts it in the middle, from a random position."""

    seed: int
    clans: tuple[str, ...]
    season_set: str = "archway"
    shrines: tuple[str, ...] | None = None
    kami_unbound: bool = False
    policy: str = "even"
    scene: bool = False

    @staticmethod
    def of_seed(seed: int) -> Plan:
        rng = Random(seed)
        return Plan(
            seed,
            tuple(rng.sample(ALL_CLANS, rng.randint(3, 5))),
            rng.choice(SETS),
            rng.choice((None, FIRST_GAME, tuple(rng.sample(KAMI, 4)))),
            rng.random() < 0.5,
            rng.choice(POLICIES),
            rng.random() < 0.25,
        )

    def position(self) -> Json:
        """The random position a scene starts from."""
        return random_position(
            self.rng("scene"), self.clans, self.season_set, self.shrines, self.kami_unbound, self.seed
        )

    def start(self) -> Game:
        if self.scene:
            return Game.from_position(self.position())
        return Game.new(
            clans=self.clans,
            season_set=self.season_set,
            shrines=self.shrines,
            kami_unbound=self.kami_unbound,
            seed=self.seed,
        )

    def ledger(self) -> Ledger:
        """A ledger that has not read any of the game yet."""
        return Ledger.of_position(self.position()) if self.scene else Ledger()

    def rng(self, purpose: str) -> Random:
        """A separate random generator for each purpose, so that checks do not affect each other."""
        return Random(f"{self.seed} {purpose}")

    def play(self, game: Game) -> Iterator[Said]:
        """Play to the end. Yields the answers so far after each answer."""
        rng = self.rng("play")
        for _ in range(MAX_ANSWERS):
            if not game.pending:
                return
            clan, answer = choose(game, rng, self.policy)
            game.answer(clan, answer)
            yield clan, answer
        raise AssertionError(f"no end after {MAX_ANSWERS} answers")

    def moments(self) -> Iterator[Game]:
        """The game at its start and after every answer."""
        game = self.start()
        yield game
        for _ in self.play(game):
            yield game

    def some_moments(self, purpose: str, odds: float) -> Iterator[tuple[Game, Random]]:
        """Some moments of the game, each with its own random generator for a check."""
        rng = self.rng(purpose)
        for game in self.moments():
            if rng.random() < odds:
                yield game, Random(rng.random())

    def played(self) -> Game:
        """The game at its end."""
        game = self.start()
        for _ in self.play(game):
            pass
        return game


def choose(game: Game, rng: Random, policy: str = "even") -> Said:
    """The next answer: to an open question, or now and then a gift."""
    if rng.random() < GIFT_ODDS:
        gift = random_gift(game, rng)
        if gift is not None:
            return gift
    decision = game.pending[rng.randrange(len(game.pending))]
    return decision.clan, _pick(decision, rng, policy)


def _pick(decision: Decision, rng: Random, policy: str) -> Answer:
    options = decision.options
    picked = options[rng.randrange(len(options))]
    if policy == "even" or decision.kind == "bid":
        return picked
    wants_quiet = policy == "calm" and rng.random() < 0.5
    for _ in range(4):
        if (picked.kind in QUIET) == wants_quiet:
            break
        picked = options[0 if wants_quiet else rng.randrange(len(options))]
    return picked


def random_gift(game: Game, rng: Random) -> Said | None:
    """A gift that some clan can make now (NEG-1), or None."""
    view = game.view(None)
    if view["phase"] not in TALKING:
        return None
    clan, to = rng.sample(game.clans, 2)
    held = view["players"][clan]
    coins, ronin = rng.randint(0, held["coins"]), rng.randint(0, held["ronin"])
    if not coins + ronin:
        return None
    return clan, {"kind": "gift", "to": to, "coins": coins, "ronin": ronin}
