"""Undo: one's own answers in a row, as long as nothing came to light and nobody else acted."""

from __future__ import annotations

from typing import NamedTuple

from hinode.api import Game


class Step(NamedTuple):
    clan: str
    before: Game
    n: int  # the entry of the answer
    numbers: dict[str, int]  # of the questions before it


class UndoStack:
    """The answers that can still be taken back, latest last; all of one clan."""

    def __init__(self) -> None:
        self._steps: list[Step] = []

    def answered(self, clan: str, before: Game, after: Game, n: int, numbers: dict[str, int]) -> None:
        if self._steps and self._steps[-1].clan != clan:
            self._steps.clear()
        if after.reveals != before.reveals:
            self._steps.clear()
        else:
            self._steps.append(Step(clan, before, n, numbers))

    @property
    def clan(self) -> str | None:
        """Who may take back its last answer."""
        return self._steps[-1].clan if self._steps else None

    @property
    def last_entry(self) -> int:
        return self._steps[-1].n

    def back(self) -> Step:
        return self._steps.pop()
