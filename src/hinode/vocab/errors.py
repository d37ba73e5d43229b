"""The errors that the package raises on bad input."""

from __future__ import annotations


class HinodeError(ValueError):
    """Base class of all errors on bad input."""


class IllegalAnswer(HinodeError):
    """An answer that the rules, or its form, forbid. The game is left exactly as it was."""

    def __init__(self, message: str, clause: str | None = None) -> None:
        super().__init__(f"{message} [{clause}]" if clause else message)
        self.clause = clause


class InvalidOptions(HinodeError):
    """Options from which no game can be set up."""


class InvalidPosition(HinodeError):
    """A position that describes no game; the message says what and where."""


class InvalidRecord(HinodeError):
    """A record that cannot be replayed; the message says what and where."""
