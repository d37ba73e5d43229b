"""Replay: step through a finished game as any seat, as a spectator, or with everything shown."""

from __future__ import annotations

from typing import Any, Final

from hinode.api import Game
from hinode.deals.record import DealReader, ledger_at
from hinode.server.records.reader import check_depth, game_record
from hinode.vocab.errors import HinodeError
from hinode.vocab.events import Event

ALL: Final = "all"
_EVERY: Final = 25  # answers between two saved games


class Replay:
    """The replay of a game's or a table's record. Step 0 is the start; step n follows the n-th answer."""

    def __init__(self, document: Any) -> None:
        check_depth(document)
        record = game_record(document)
        # Who played; the record of a game alone does not say.
        self.seats: dict[str, Any] = document.get("seats", {})
        self._kept: list[Game] = []
        self._events: list[int] = []  # number of events after each step
        deals = DealReader(document.get("deals", ()))
        for step, game in enumerate(Game.unroll(record)):
            if step % _EVERY == 0:
                self._kept.append(game.copy())
            self._events.append(game.event_count)
            deals.see(game)
        self._book = deals.book
        self._answers: list[tuple[str, Any]] = [(clan, answer) for clan, answer in record["answers"]]

    @property
    def steps(self) -> int:
        return len(self._answers)

    def game(self, step: int) -> Game:
        """A copy of the game after `step` answers."""
        if type(step) is not int or not 0 <= step <= self.steps:
            raise HinodeError(f"step: 0 to {self.steps}, not {step!r}")
        game = self._kept[step // _EVERY].copy()
        for clan, answer in self._answers[step - step % _EVERY : step]:
            game.answer(clan, answer)
        return game

    def at(self, step: int, viewer: str | None) -> dict[str, Any]:
        """One step as a clan saw it, as a spectator saw it (None), or with all secrets shown ("all").

        Other clans' answers are left out, since they may have been secret; the events tell what happened.
        """
        game = self.game(step)
        clan, answer = self._answers[step - 1] if step else (None, None)
        found = {
            "step": step,
            "steps": self.steps,
            "clan": clan,
            "answer": answer if viewer in (clan, ALL) else None,
            "view": game.view(None if viewer == ALL else viewer),
            "board": game.board(None if viewer == ALL else viewer),
            "events": _events(game, viewer, self._events[step - 1] if step else 0),
        }
        if self._book.deals():
            found["ledger"] = self._ledger(step, viewer)
        if viewer == ALL:
            found["privates"] = {seat: game.view(seat)["private"] for seat in game.clans}
        return found

    def _ledger(self, step: int, viewer: str | None) -> list[dict[str, Any]]:
        over = viewer == ALL or step == self.steps
        known = ledger_at(self._book, self._events[step], viewer, over)
        return [
            {**entry, "promises": [{**promise, "answered_by": None} for promise in entry["promises"]]}
            for entry in known
        ]


def _events(game: Game, viewer: str | None, since: int) -> list[Event]:
    if viewer != ALL:
        return game.events(viewer, since)
    seen_by = {clan: game.events(clan, since) for clan in game.clans}
    public = game.events(None, since)
    # A secret belongs to the clan that the event names.
    return [seen_by[e["clan"]][i] if e.get("clan") in seen_by else e for i, e in enumerate(public)]
