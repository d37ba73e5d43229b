"""The outcome of an accepted command: the log entry or the chat message to write."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hinode.api import Game


@dataclass(frozen=True, slots=True)
class Outcome:
    """An entry, and what changes with it in the table's row."""

    kind: str
    body: dict[str, Any]
    status: str | None = None  # the table's new status, if it changes
    member: bool = False  # the person becomes a member of the table
    # The game after an answer: `Table.apply` takes it over instead of answering again.
    game: Game | None = None
    message: dict[str, Any] | None = None  # a chat message that is written in the same transaction


@dataclass(frozen=True, slots=True)
class MessageOutcome:
    """A chat message without a log entry: entry numbers are public, but the message may be secret."""

    message: dict[str, Any]
