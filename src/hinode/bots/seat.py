"""What a bot is given when it is asked: its seat at the table, and nothing that others hide.

A seat holds no way to the real game: what it shows is asked for at the table, under the seat's name, and
handed over as fresh data or as a sampled world. Once the answer is given the seat is closed. That keeps
secrets from whatever a bot is handed; it is no prison. Code in the same process that digs in modules or in
the garbage collector finds anything: a bot nobody trusts belongs in a process of its own.
"""

from __future__ import annotations

from copy import deepcopy
from random import Random
from time import monotonic
from typing import Any, Final
from weakref import WeakKeyDictionary

from hinode.api import Game
from hinode.vocab.decisions import BidCodes, Decision, Options
from hinode.vocab.events import Event
from hinode.worlds.world import World


class SeatClosed(RuntimeError):
    """The question of this seat has been answered."""


class Seat:
    """One question to one clan, with everything the clan may know.

    A bot reads `decision` and `view`, draws worlds with `game` (the public API) or `world` (int codes,
    fast), takes its chances from `rng` and looks at `time_left` inside long searches.
    """

    __slots__ = ("__weakref__", "_view", "clan", "deadline", "decision", "rng")

    def __init__(self, table: Game, decision: Decision, rng: Random, seconds: float) -> None:
        self.clan = decision.clan
        self.decision = _own_copy(decision)
        self.rng = rng
        self.deadline = monotonic() + seconds
        self._view: dict[str, Any] | None = None
        _TABLES[self] = table

    @property
    def view(self) -> dict[str, Any]:
        """What this clan may know, as `Game.view` gives it; built when first looked at."""
        if self._view is None:
            self._view = _table_of(self).view(self.clan)
        return self._view

    def events(self, since: int = 0) -> list[Event]:
        """What happened, as this clan may read it."""
        return _table_of(self).events(self.clan, since)

    def game(self) -> Game:
        """A random whole game that agrees with what this clan knows."""
        return _table_of(self).sample(self.clan, self.rng)

    def world(self) -> World:
        """The same for search: played by int codes."""
        return _table_of(self).world(self.clan, self.rng)

    def time_left(self) -> float:
        """Seconds until the answer is due, negative when it is late."""
        return self.deadline - monotonic()

    def close(self) -> None:
        """The question is answered: nothing more is handed over."""
        _TABLES.pop(self, None)


# The table of each open seat. It stands here, so that no attribute of a seat leads to it.
_TABLES: Final[WeakKeyDictionary[Seat, Game]] = WeakKeyDictionary()


def _table_of(seat: Seat) -> Game:
    table = _TABLES.get(seat)
    if table is None:
        raise SeatClosed("the question of this seat has been answered")
    return table


def _own_copy(decision: Decision) -> Decision:
    """The question as a bot may keep and spoil it: the game's own lists stay with the game."""
    found = decision.options.codes
    own = BidCodes(found.coins) if isinstance(found, BidCodes) else tuple(found)
    return Decision(decision.clan, decision.kind, decision.cause, Options(own), deepcopy(decision.details))
