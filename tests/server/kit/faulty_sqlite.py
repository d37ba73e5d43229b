"""SQLite connections that fail on request, as they do on a full or broken disk."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final, Self

import pytest
import sqlalchemy

from hinode.server.storage.engines import sqlite

BEFORE_COMMIT: Final = "commit"
AFTER_COMMIT: Final = "committed, but reported as failed"
# The steps of a transaction that writes an entry, in order.
STEPS: Final = (
    "BEGIN IMMEDIATE",
    "UPDATE tables",
    "INSERT INTO commands",
    "INSERT INTO entries",
    BEFORE_COMMIT,
    AFTER_COMMIT,
)
ERRORS: Final = {
    "full disk": sqlite3.SQLITE_FULL,
    "I/O error on write": sqlite3.SQLITE_IOERR_WRITE,
    "I/O error on sync": sqlite3.SQLITE_IOERR_FSYNC,
    "read-only": sqlite3.SQLITE_READONLY,
    "locked": sqlite3.SQLITE_BUSY,
}


class Faults:
    """While a fault is set, every step of that name fails with that error, in every connection."""

    def __init__(self) -> None:
        self._step: str | None = None
        self._code = 0
        self.raised = 0

    @contextmanager
    def at(self, step: str, error: str) -> Iterator[None]:
        self._step, self._code, self.raised = step, ERRORS[error], 0
        try:
            yield
        finally:
            self._step = None

    def reach(self, step: str) -> None:
        if self._step is not None and step.startswith(self._step):
            self.raised += 1
            error = sqlite3.OperationalError("a planted fault")
            error.sqlite_errorcode = self._code
            raise error

    def install(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Apply to every engine that is created from now on."""
        connection = self._connection_type()

        def create_engine(url: Any, **fields: Any) -> Any:
            fields["connect_args"]["factory"] = connection
            return sqlalchemy.create_engine(url, **fields)

        monkeypatch.setattr(sqlite, "create_engine", create_engine)

    def _connection_type(self) -> type[sqlite3.Connection]:
        faults = self

        class FaultyCursor(sqlite3.Cursor):
            def execute(self, sql: str, *values: Any) -> Self:
                faults.reach(sql)
                return super().execute(sql, *values)

        class FaultyConnection(sqlite3.Connection):
            def cursor(self, *_: Any) -> Any:
                return super().cursor(FaultyCursor)

            def commit(self) -> None:
                faults.reach(BEFORE_COMMIT)
                writing = self.in_transaction and self.total_changes
                super().commit()
                if writing:
                    faults.reach(AFTER_COMMIT)

        return FaultyConnection
