"""Replay: step through a finished game as any seat, as a spectator, or with everything shown."""

from __future__ import annotations

from typing import Any, Final

from hinode.api import Game
from hinode.deals.record import DealReader, ended_by_step, had_tiles, ledger_at, with_excuses
from hinode.server.records.reader import check_depth, game_record
from hinode.vocab.errors import HinodeError
from hinode.vocab.events import Event

ALL: Final = "all"
_LEDGER_ONLY: Final = ("answered_by", "due")  # the ledger has them, an entry's `promises` do not
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
        self._standings: list[int] = []  # likewise of standings of battles
        deals = DealReader(document.get("deals", ()))
        for step, game in enumerate(Game.unroll(record)):
            if step == 0:
                game.keep_standings()
            if step % _EVERY == 0:
                self._kept.append(game.copy())
            self._events.append(game.event_count)
            self._standings.append(game.standing_count)
            deals.see(game)
        self._book = deals.book
        self._had_tile = had_tiles(deals.book, game)
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
        return self._at(self.game(step), step, viewer)

    def steps_from(self, first: int, count: int, viewer: str | None) -> list[dict[str, Any]]:
        """Up to `count` steps from `first` on, each as `at` gives it."""
        game = self.game(first)
        found = [self._at(game, first, viewer)]
        for step in range(first + 1, min(first + count, self.steps + 1)):
            game.answer(*self._answers[step - 1])
            found.append(self._at(game, step, viewer))
        return found

    def story(self, viewer: str | None) -> list[dict[str, Any]]:
        """What happened at each step, as entries of a table's log that are numbered by their step."""
        game = self.game(self.steps)
        events, battles = _events(game, viewer, 0), game.battle_standings()
        promises = self._ended(viewer)
        return [
            {
                "n": step,
                "kind": "answered",
                "clan": self._answers[step - 1][0] if step else None,
                "by": None,
                "reason": None,
                "facts": {},
                "events": events[_before(self._events, step) : self._events[step]],
                "battles": battles[_before(self._standings, step) : self._standings[step]],
                **({"promises": promises[step]} if step in promises else {}),
            }
            for step in range(self.steps + 1)
        ]

    def _ended(self, viewer: str | None) -> dict[int, list[dict[str, Any]]]:
        """By step, the promises that ended there and that the viewer knew of."""
        known = ledger_at(self._book, self._events[-1], viewer, viewer == ALL)
        shown = with_excuses(known, self._had_tile) if viewer == ALL else known
        return {
            step: [{key: each[key] for key in each if key not in _LEDGER_ONLY} for each in ended]
            for step, ended in ended_by_step(shown, self._events).items()
        }

    def _at(self, game: Game, step: int, viewer: str | None) -> dict[str, Any]:
        clan, answer = self._answers[step - 1] if step else (None, None)
        found = {
            "step": step,
            "steps": self.steps,
            "clan": clan,
            "answer": answer if viewer in (clan, ALL) else None,
            "view": game.view(None if viewer == ALL else viewer),
            "board": game.board(None if viewer == ALL else viewer),
            "events": _events(game, viewer, _before(self._events, step)),
        }
        if self._book.deals():
            found["ledger"] = self._ledger(game, step, viewer)
        if viewer == ALL:
            found["privates"] = {seat: game.view(seat)["private"] for seat in game.clans}
        return found

    def _ledger(self, game: Game, step: int, viewer: str | None) -> list[dict[str, Any]]:
        over = viewer == ALL or step == self.steps
        known = ledger_at(self._book, self._events[step], viewer, over)
        if viewer == ALL or game.result is not None:
            known = with_excuses(known, self._had_tile)
        return [
            {**entry, "promises": [{**promise, "answered_by": None} for promise in entry["promises"]]}
            for entry in known
        ]


def _before(counts: list[int], step: int) -> int:
    """How many there were before a step."""
    return counts[step - 1] if step else 0


def _events(game: Game, viewer: str | None, since: int) -> list[Event]:
    return all_events(game, since) if viewer == ALL else game.events(viewer, since)


def all_events(game: Game, since: int) -> list[Event]:
    """The events from number `since` on, with all secrets shown."""
    seen_by = {clan: game.events(clan, since) for clan in game.clans}
    public = game.events(None, since)
    # A secret belongs to the clan that the event names.
    return [seen_by[e["clan"]][i] if e.get("clan") in seen_by else e for i, e in enumerate(public)]
