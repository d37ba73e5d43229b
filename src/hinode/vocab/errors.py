"""The errors that the package raises on bad input, and the one that stops a preview."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from hinode.locale import LANGUAGES, say_ids

MAX_QUOTE: Final = 100  # characters of input that an error repeats


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something is refused: a message of the catalog and its variables, to be shown in any language."""

    message: str
    variables: Mapping[str, str | int] = field(default_factory=dict)

    def text(self, language: str = LANGUAGES[0]) -> str:
        return say_ids(language, self.message, self.variables)


class HinodeError(ValueError):
    """Base class of all errors on bad input. Those that players see have a `message` and `variables`."""

    clause: str | None = None

    def __init__(self, reason: str | Reason = "") -> None:
        super().__init__(reason)
        self._reason = reason

    @property
    def message(self) -> str | None:
        """The id of the catalog message, or None for an error that only programs and their authors see."""
        return self._reason.message if isinstance(self._reason, Reason) else None

    @property
    def variables(self) -> dict[str, str | int]:
        return dict(self._reason.variables) if isinstance(self._reason, Reason) else {}

    def text(self, language: str = LANGUAGES[0]) -> str:
        """The reason in a language, without the clause."""
        return self._reason.text(language) if isinstance(self._reason, Reason) else str(self._reason)

    def __str__(self) -> str:
        return f"{self.text()} [{self.clause}]" if self.clause else self.text()


class IllegalAnswer(HinodeError):
    """An answer that the rules, or its form, forbid. The game is left exactly as it was."""

    def __init__(self, reason: Reason, clause: str | None = None) -> None:
        super().__init__(reason)
        self.clause = clause


class HiddenInformation(Exception):
    """Raised inside the engine where a preview would need what its seat does not know."""


class InvalidOptions(HinodeError):
    """Options from which no game can be set up."""


class InvalidPosition(HinodeError):
    """A position that describes no game; the message says what and where."""


class InvalidRecord(HinodeError):
    """A record that cannot be replayed; the message says what and where."""


def reason(message: str, /, **variables: str | int) -> Reason:
    return Reason(message, variables)


def quote(value: Any) -> str:
    """A value as an error message repeats it: never long, and safe for numbers that cannot be printed."""
    try:
        shown = repr(value)
    except (ValueError, RecursionError):  # an int of thousands of digits, lists nested too deeply
        shown = f"({type(value).__name__})"
    return clip(shown)


def clip(text: str) -> str:
    return text if len(text) <= MAX_QUOTE else text[: MAX_QUOTE - 1] + "…"
