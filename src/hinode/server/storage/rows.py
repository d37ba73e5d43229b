"""What the storage gives out, and what it says when it cannot."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hinode.vocab.errors import HinodeError


@dataclass(frozen=True, slots=True)
class Person:
    """Whoever holds a session. The id is internal: it never leaves the server."""

    id: str
    name: str


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a table's log. `at`: Unix seconds, for people to read only."""

    seq: int
    kind: str
    body: dict[str, Any]
    at: float


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table without its log. `status`: gathering, picking, playing, ended or imported."""

    id: str
    creator: str
    status: str
    open: bool
    title: str
    options: dict[str, Any]
    seed: str
    salt: str
    commitment: str
    invite: str
    created: float
    changed: float


@dataclass(frozen=True, slots=True)
class ChatMessage:
    """One line of a table's talk, numbered apart from its log."""

    no: int
    key: str
    body: dict[str, Any]
    at: float


class StorageError(HinodeError):
    """A database that cannot be used as it is; the message says which and why."""


class Unavailable(StorageError):
    """The database did not answer, or could not write. Whether it was written is then unknown."""


class Conflict(Exception):
    """Somebody else wrote that number first. Nothing was written."""


class UnknownTable(Exception):
    """There is no table of that id. Nothing was written."""


class Repeated(Exception):
    """A command with this key was done before. Nothing was written.

    `seq` numbers the entry, or the line of talk, that it made; `digest` is of the command as it was then.
    """

    def __init__(self, seq: int, digest: str) -> None:
        super().__init__(seq, digest)
        self.seq = seq
        self.digest = digest
