"""Frames: what is being resolved, as plain data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from hinode.vocab.option_codes import OptionCodes

if TYPE_CHECKING:
    from hinode.state.state import State


class Frame:
    """Base of all frames: a step and a few named locals, which hold ints, strings and tuples only.

    `advance` goes one step further: it changes the state, pushes a frame, asks, or ends itself. It is
    called again after every answer, so a frame that waits asks the remaining clans again. Locals are
    public facts; secrets live in the vault or in a seat's private state.
    """

    fields: ClassVar[tuple[str, ...]] = ()  # the locals, in the order of the constructor, which takes all
    __slots__ = ("parent", "step")
    name: ClassVar[str] = ""
    turn_clause: ClassVar[str] = ""
    # Whether its question stays open when a gift changes what can be afforded.
    open_to_gifts: ClassVar[bool] = False

    def __init__(self) -> None:
        self.step = 0
        self.parent = -1  # the parent of the events that this frame records

    def advance(self, s: State) -> None:
        raise NotImplementedError

    def clause(self) -> str | None:
        """The clause that governs this frame, named when an answer is refused."""
        return self.turn_clause or None

    def options(self, s: State, clan: int) -> OptionCodes:
        """Codes of all that `clan` may answer here."""
        raise NotImplementedError

    def answer(self, s: State, clan: int, code: int) -> None:
        """Carry out an answer that is known to be legal."""
        raise NotImplementedError

    def legal(self, s: State, clan: int, code: int) -> bool:
        return code in self.options(s, clan)

    def details(self, s: State, clan: int) -> dict[str, Any]:
        """What the question carries besides its options, as JSON."""
        return {}

    def show(self, s: State) -> dict[str, Any]:
        """This frame in a view's `stack`, as JSON."""
        return {"kind": self.name}

    def locals(self) -> tuple[Any, ...]:
        """Everything that makes two frames equal: all but the place in the event log."""
        return (self.name, self.step, *[getattr(self, name) for name in sorted(self.fields)])

    def copy(self) -> Frame:
        return _frame(self.__class__, self.step, self.parent, [getattr(self, name) for name in self.fields])

    def __reduce__(self) -> tuple[Any, ...]:
        values = [getattr(self, name) for name in self.fields]
        return _frame, (self.__class__, self.step, self.parent, values)


def _frame(kind: Any, step: int, parent: int, values: list[Any]) -> Frame:
    frame: Frame = kind(*values)
    frame.step = step
    frame.parent = parent
    return frame
