"""A bot pool with real processes, for tests that are not async."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence
from random import Random
from types import TracebackType
from typing import Any, Self, TypeVar

from hinode import Game
from hinode.server.play.bots.jobs import BotChoice, BotJob
from hinode.server.play.bots.pool import BotPool
from tests.support.script import Script, start

T = TypeVar("T")
MISBEHAVING = ("tests.server.bots.misbehaving_bots",)  # not imported here, because it registers bots
MEMORY = 192 << 20
AMPLE = 60.0  # seconds: more than any bot takes


class PoolRunner:
    """A pool, and an event loop that runs during each call."""

    def __init__(self, workers: int = 1, plugins: Sequence[str] = (), memory: int = MEMORY) -> None:
        self._loop = asyncio.Runner()
        self.pool = BotPool(workers, memory, plugins)

    def __enter__(self) -> Self:
        self.run(self.pool.start())
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.run(self.pool.close())
        self._loop.close()

    def run(self, what: Coroutine[Any, Any, T]) -> T:
        return self._loop.run(what)

    def ask(self, game: Game, bot: str, seconds: float = AMPLE, **more: Any) -> BotChoice:
        """A bot's choice for the first clan that is asked."""
        return self.run(self.pool.choose(job(game, bot, seconds, **more)))


def job(game: Game, bot: str, seconds: float = AMPLE, table: str = "t", **more: Any) -> BotJob:
    return BotJob.of(game, game.pending[0].clan, bot, table, seconds, rng=Random(1), **more)


def named_by(choice: BotChoice) -> int:
    """The process named by a bot's reason."""
    assert choice.reason is not None
    numbers = choice.reason["args"]
    return int(numbers["turns"]) * 1000 + int(numbers["their_turns"])


def choosing(hand: Sequence[str] = ("recruit", "train", "harvest", "betray")) -> Script:
    """The Koi choose a mandate; the default is their first tile."""
    political = {"turn": 1, "current": "koi", "hand": list(hand)}
    rich = {clan: {"coins": 5} for clan in ("koi", "lotus", "turtle")}
    home = {"edo": {"koi": {"bushi": 1, "stronghold": 1}, "lotus": {"bushi": 1}}}
    return start(phase="political", political=political, players=rich, map=home)
