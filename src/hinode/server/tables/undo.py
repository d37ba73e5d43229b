"""Undo: a clan's own last answers, as long as nothing was revealed and nobody else has acted."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from hinode.api import Game

# Another clan has acted, something hidden was revealed, or a deal was made.
UndoEnd: TypeAlias = Literal["acted", "revealed", "dealt"]


class UndoStep(NamedTuple):
    clan: str
    before: Game
    n: int  # the entry of the answer
    numbers: dict[str, int]  # the table's question numbers before it


class UndoStack:
    """The answers that can still be undone, latest last; all from one clan."""

    def __init__(self) -> None:
        self._steps: list[UndoStep] = []
        self.ended: dict[str, UndoEnd] = {}  # by clan, why its last answer cannot be undone

    def push(self, step: UndoStep, after: Game) -> None:
        """Add an answer; one that reveals something empties the stack."""
        if self._steps and self._steps[-1].clan != step.clan:
            self.clear("acted")
        if after.reveals != step.before.reveals:
            self._steps.clear()
            self.ended[step.clan] = "revealed"
        else:
            self._steps.append(step)
            self.ended.pop(step.clan, None)

    @property
    def clan(self) -> str | None:
        """The clan that may undo its last answer."""
        return self._steps[-1].clan if self._steps else None

    @property
    def last_entry(self) -> int:
        return self._steps[-1].n

    def clear(self, why: UndoEnd) -> None:
        """Clear the stack: nothing can be undone."""
        if self._steps:
            self.ended[self._steps[-1].clan] = why
        self._steps.clear()

    def pop(self) -> UndoStep:
        return self._steps.pop()
