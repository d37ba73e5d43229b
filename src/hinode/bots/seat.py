"""What a bot is given when it is asked: its seat at the table, and nothing that others hide."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import monotonic
from typing import Any

from hinode.api import Game
from hinode.vocab.decisions import Decision
from hinode.vocab.events import Event
from hinode.worlds.world import World


class Seat:
    """One question to one clan, with everything the clan may know.

    A bot reads `decision` and `view`, draws worlds with `game` (the public API) or `world` (int codes,
    fast), takes its chances from `rng` and looks at `time_left` inside long searches.
    """

    __slots__ = ("_events", "_game", "_view", "_world", "clan", "deadline", "decision", "rng")

    def __init__(self, table: Game, decision: Decision, rng: Random, seconds: float) -> None:
        clan = decision.clan
        self.clan = clan
        self.decision = decision
        self.rng = rng
        self.deadline = monotonic() + seconds
        # Only bound methods that are safe by construction are kept, never the table itself.
        self._view: Callable[[], dict[str, Any]] = lambda: table.view(clan)
        self._events: Callable[[int], list[Event]] = lambda since: table.events(clan, since)
        self._game: Callable[[], Game] = lambda: table.sample(clan, rng)
        self._world: Callable[[], World] = lambda: table.world(clan, rng)

    @property
    def view(self) -> dict[str, Any]:
        return self._view()

    def events(self, since: int = 0) -> list[Event]:
        """What happened, as this clan may read it."""
        return self._events(since)

    def game(self) -> Game:
        """A random whole game that agrees with what this clan knows."""
        return self._game()

    def world(self) -> World:
        """The same for search: played by int codes."""
        return self._world()

    def time_left(self) -> float:
        return self.deadline - monotonic()
