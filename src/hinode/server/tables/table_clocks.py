"""The clocks of one table, updated with each of its entries."""

from __future__ import annotations

from typing import Any, Final, cast

from hinode.server.storage.rows import Checkpoint
from hinode.server.tables.clock_arithmetic import ClockRules, Clocks, SavedClocks
from hinode.server.tables.table import Table
from hinode.vocab.ids import SEASONS

NO_CLOCK: Final = ClockRules()


class TableClocks:
    """Nothing runs before the game starts, or at a table without a clock."""

    def __init__(self, table: Table, checkpoint: Checkpoint | None, now: float, uptime: float = 0.0) -> None:
        """`checkpoint`: saved clocks, to which the uptime since then is charged."""
        self._table = table
        self._rules = ClockRules.from_json(table.options["clock"])
        self._clocks: Clocks | None = None
        saved = table.clock
        if checkpoint is not None and checkpoint.n != table.n:
            checkpoint = None
        if checkpoint is not None:
            saved = checkpoint.clocks  # includes time used since the last entry
        self._follow(saved, now)
        if checkpoint is not None and checkpoint.at is not None and self._clocks is not None:
            self._clocks.charge(max(uptime - checkpoint.at, 0.0), *self.waiting())

    def _follow(self, saved: dict[str, Any] | None, now: float) -> None:
        table = self._table
        if table.game is None or self._rules == NO_CLOCK:
            return
        if self._clocks is None:
            self._clocks = Clocks(self._rules, table.game.clans, now)
        clocks = self._clocks
        if saved is not None:
            clocks.restore(cast(SavedClocks, saved), now)
        clocks.bots = [
            place.clan for place in table.places if place.clan is not None and not place.played_by_person
        ]
        for decision in table.game.pending:
            if decision.kind == "tea":
                clocks.ceremony(SEASONS.index(table.game.view(None)["season"]))
            else:
                clocks.asked(decision.clan, table.question_numbers[decision.clan])

    @property
    def enabled(self) -> bool:
        """Whether there is anything that can run out."""
        return self._clocks is not None

    def waiting(self) -> tuple[list[str], bool]:
        """The clans of people that the table waits for, and whether it is the Tea Ceremony."""
        table = self._table
        if table.game is None:
            return [], False
        played_by_person = {place.clan for place in table.places if place.played_by_person}
        pending = table.game.pending
        return [d.clan for d in pending if d.clan in played_by_person], any(d.kind == "tea" for d in pending)

    def tick(self, now: float) -> None:
        if self._clocks is not None:
            self._clocks.tick(now, *self.waiting())

    def clocks_after(self, kind: str, body: dict[str, Any], now: float) -> dict[str, Any] | None:
        """The clocks after a new entry, to be stored with it. A gift does not count as an answer."""
        self.tick(now)
        if self._clocks is None:
            return None
        if kind == "answered" and body["answer"]["kind"] != "gift":
            self._clocks.answered(body["clan"])
        return dict(self._clocks.snapshot())

    def follow(self, now: float) -> None:
        """Continue from the clocks in the entry that was just applied."""
        self._follow(self._table.clock, now)

    def expired_clans(self) -> list[str]:
        """The clans whose time is up."""
        if self._clocks is None:
            return []
        waiting, tea = self.waiting()
        if tea:
            return waiting if self._clocks.tea_over() else []
        return self._clocks.expired(waiting)

    def next_expiry(self) -> float | None:
        return None if self._clocks is None else self._clocks.next_expiry(*self.waiting())

    def time_left(self) -> float | None:
        """Seconds until the next clock runs out. None: no clock is running."""
        return None if self._clocks is None else self._clocks.time_left(*self.waiting())

    def snapshot(self) -> dict[str, Any] | None:
        return None if self._clocks is None else dict(self._clocks.snapshot())

    def public_view(self, now: float) -> dict[str, Any] | None:
        """What everybody may see: the time left, and whose clocks run."""
        if self._clocks is None:
            return None
        self.tick(now)
        waiting, tea = self.waiting()
        return {
            "left": {clan: round(left, 1) for clan, left in self._clocks.left.items()},
            "tea": None if self._clocks.tea_left is None or not tea else round(self._clocks.tea_left, 1),
            "running": [] if tea else waiting,
        }
