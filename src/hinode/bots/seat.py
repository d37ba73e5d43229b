"""Seat: what a bot gets when it is asked. It shows nothing that other players hide.

No attribute of a seat leads to the real game. Its methods return copies and sampled worlds, and stop working
once the bot has answered. This is not a sandbox: code in the same process can find the game through modules
or the garbage collector. Run an untrusted bot in its own process.
"""

from __future__ import annotations

from copy import deepcopy
from random import Random
from time import monotonic
from typing import Any, Final
from weakref import WeakKeyDictionary

from hinode.api import Game
from hinode.bots.bargaining.seat_deals import NO_DEALS, SeatDeals
from hinode.vocab.bids import BidCodes
from hinode.vocab.decisions import Decision, Options
from hinode.vocab.events import Event
from hinode.worlds.world import World


class NoQuestion(RuntimeError):
    """The seat has no question now."""


class SeatClosed(RuntimeError):
    """The seat was used after its question was answered."""


class Seat:
    """One question to one clan, with everything the clan may know.

    A bot reads `decision`, `view`, and `deals`, samples worlds with `game` (public API) or `world` (int
    codes, fast), draws random numbers from `rng`, and checks `time_left` during long searches.
    """

    __slots__ = ("__weakref__", "_decision", "_view", "clan", "deadline", "deals", "rng")

    def __init__(
        self,
        game: Game,
        decision: Decision | str,
        rng: Random,
        seconds: float,
        deals: SeatDeals = NO_DEALS,
    ) -> None:
        """`decision` is the question, or the clan if it is asked for offers and replies only."""
        self.clan = decision if isinstance(decision, str) else decision.clan
        self._decision = None if isinstance(decision, str) else _own_copy(decision)
        self.rng = rng
        self.deadline = monotonic() + seconds
        self.deals = deals
        self._view: dict[str, Any] | None = None
        _GAMES[self] = game

    @property
    def decision(self) -> Decision:
        """The question. There is none while a bot is asked for an offer or a reply."""
        if self._decision is None:
            raise NoQuestion("the seat is asked for an offer or a reply, not for an answer")
        return self._decision

    @property
    def view(self) -> dict[str, Any]:
        """The view of this clan (`Game.view`), built on first use."""
        if self._view is None:
            self._view = _game_of(self).view(self.clan)
        return self._view

    def events(self, since: int = 0) -> list[Event]:
        """The events, as this clan may know them."""
        return _game_of(self).events(self.clan, since)

    def game(self) -> Game:
        """A random complete game that agrees with what this clan knows."""
        return _game_of(self).sample(self.clan, self.rng)

    def world(self) -> World:
        """The same as `game`, but for fast search with int codes."""
        return _game_of(self).world(self.clan, self.rng)

    def time_left(self) -> float:
        """Seconds until the answer is due. Negative if it is late."""
        return self.deadline - monotonic()

    def close(self) -> None:
        """End the seat: its methods raise `SeatClosed` from now on."""
        _GAMES.pop(self, None)


# The game of each open seat. It is stored here so that no attribute of a seat leads to it.
_GAMES: Final[WeakKeyDictionary[Seat, Game]] = WeakKeyDictionary()


def _game_of(seat: Seat) -> Game:
    game = _GAMES.get(seat)
    if game is None:
        raise SeatClosed("the question of this seat has been answered")
    return game


def _own_copy(decision: Decision) -> Decision:
    """A copy of the question that the bot may keep or change."""
    found = decision.options.codes
    own = BidCodes(found.coins) if isinstance(found, BidCodes) else tuple(found)
    return Decision(decision.clan, decision.kind, decision.cause, Options(own), deepcopy(decision.details))
