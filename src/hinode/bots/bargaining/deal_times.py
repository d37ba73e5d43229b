"""Deal times: when bots are asked for offers, in tournaments, in the terminal, and at tables."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from hinode.api import Game
from hinode.vocab.decisions import Decision
from hinode.vocab.events import Event

OFFERS_AT_TEA: Final = 3  # that a bot may make one after the other, as long as they are declined

DealTime = tuple[str | int, ...]


class DealTimes:
    """Follows the public events of a game.

    The moments are: the start of the Tea Ceremony, each refusal and each alliance in it, each mandate
    question, the start of the war, and each battle before its bids.
    """

    def __init__(self) -> None:
        self._begin()

    def _begin(self) -> None:
        self.season = ""
        self.read = 0  # events so far
        self._phase = ""
        self._turn = 0
        self._changes = 0  # refusals and alliances in this Tea Ceremony

    def catch_up(self, game: Game) -> None:
        """Read what is new in a game. After an undo it is read from the beginning."""
        if game.event_count < self.read:
            self._begin()
        self.follow(game.events(None, self.read))

    def follow(self, events: Iterable[Event]) -> None:
        for event in events:
            self.read = event.number + 1
            match event.kind:
                case "season_started":
                    self.season = event["season"]
                case "phase_started":
                    self._phase, self._changes = event["phase"], 0
                case "mandate_turn":
                    self._turn = event["turn"]
                case "refused" | "allied":
                    self._changes += 1

    def now(self, pending: Sequence[Decision]) -> list[DealTime]:
        """The moments that the open questions of the game belong to."""
        if not pending:
            return []
        decision = pending[0]
        if decision.kind == "tea":
            return [("tea", self.season, self._changes)]
        if decision.kind == "mandate":
            return [("mandate", self.season, self._turn)]
        found: list[DealTime] = [("war", self.season)] if self._phase == "war" else []
        if decision.kind == "bid":
            found.append(("bid", self.season, decision.details["province"]))
        return found
