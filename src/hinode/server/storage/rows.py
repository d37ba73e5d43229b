"""Data classes and exceptions of the storage layer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from hinode.server.storage.database_errors import DatabaseFault
from hinode.vocab.errors import HinodeError


@dataclass(frozen=True, slots=True)
class Person:
    """A person with a session. The id never leaves the server."""

    id: str
    name: str


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of a table's log. `at`: Unix time, for people to read only."""

    seq: int
    kind: str
    body: dict[str, Any]
    at: float


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table without its log. `status`: gathering, picking, playing, ended or imported.

    `address`: a keyed hash of the network address that created it, for limits per address; empty if unknown.
    """

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
    address: str = ""

    @property
    def all_options(self) -> dict[str, Any]:
        """The options, with a default for an option that was added after the table was stored."""
        return {"bot_deals": "full", **self.options}


RUNNING: Final = ("picking", "playing")  # statuses of a table whose game has started and is not over


@dataclass(frozen=True, slots=True)
class Page:
    """One page of a list."""

    limit: int
    skip: int = 0


@dataclass(frozen=True, slots=True)
class OpenTables:
    """Which open tables are listed: a few of each creator and address.

    Lobbies and running games that have not changed since these times are left out.
    """

    per_creator: int
    per_address: int
    lobbies_since: float = 0.0
    games_since: float = 0.0


@dataclass(frozen=True, slots=True)
class ChatMessage:
    """One chat message of a table, numbered separately from its log."""

    no: int
    key: str
    body: dict[str, Any]
    at: float


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """The clocks at entry `n`. `at`: by the server's uptime; what has passed since is still to be charged."""

    n: int
    clocks: dict[str, Any]
    at: float | None


class StorageError(HinodeError):
    """A database that cannot be used; the message says which and why."""


class Unavailable(StorageError):
    """The database did not answer or could not write. Whether anything was written is unknown."""

    def __init__(self, reason: str, cause: DatabaseFault = DatabaseFault.DOWN) -> None:
        super().__init__(reason)
        self.cause = cause


@dataclass(frozen=True, slots=True)
class ImportLimits:
    """How many bytes of imported records are kept: of a person, from an address, in all."""

    person: int
    address: int
    total: int


class OverLimit(Exception):
    """More would be stored than the limit for imports from `whose` allows. Nothing was written."""

    def __init__(self, whose: str, limit: int) -> None:
        super().__init__(whose, limit)
        self.whose = whose
        self.limit = limit


class DamagedEntry(StorageError):
    """An entry of a table's log that is missing, or is not what was written."""

    def __init__(self, table: str, seq: int) -> None:
        super().__init__(f"table {table}: entry {seq} is damaged; 'hinode restore' puts a backup back")
        self.table = table
        self.seq = seq


class Conflict(Exception):
    """Another process wrote that entry number first. Nothing was written."""


class Fenced(Exception):
    """Another process has taken over the table's lease. Nothing was written."""


class UnknownTable(Exception):
    """There is no table with that id. Nothing was written."""


class Repeated(Exception):
    """A command with this key was run before. Nothing was written.

    `seq` is the number of its entry or chat message; `digest` is the digest of that earlier command.
    """

    def __init__(self, seq: int, digest: str) -> None:
        super().__init__(seq, digest)
        self.seq = seq
        self.digest = digest
