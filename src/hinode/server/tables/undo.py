"""Undo: a clan's own last answers, as long as nothing was revealed and nobody else has acted."""

from __future__ import annotations

from typing import NamedTuple

from hinode.api import Game


class UndoStep(NamedTuple):
    clan: str
    before: Game
    n: int  # the entry of the answer
    numbers: dict[str, int]  # the table's question numbers before it


class UndoStack:
    """The answers that can still be undone, latest last; all from one clan."""

    def __init__(self) -> None:
        self._steps: list[UndoStep] = []

    def push(self, step: UndoStep, after: Game) -> None:
        """Add an answer; one that reveals something empties the stack."""
        if self._steps and self._steps[-1].clan != step.clan:
            self._steps.clear()
        if after.reveals != step.before.reveals:
            self._steps.clear()
        else:
            self._steps.append(step)

    @property
    def clan(self) -> str | None:
        """The clan that may undo its last answer."""
        return self._steps[-1].clan if self._steps else None

    @property
    def last_entry(self) -> int:
        return self._steps[-1].n

    def clear(self) -> None:
        """Clear the stack: nothing can be undone."""
        self._steps.clear()

    def pop(self) -> UndoStep:
        return self._steps.pop()
