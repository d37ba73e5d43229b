"""Checks whether an SQLite file is damaged: SQLite reads all of it for that."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final, Literal

from hinode.server.storage.database_errors import DESCRIPTIONS, DatabaseFault, cause_at
from hinode.server.storage.rows import StorageError, Unavailable

INTERRUPT_SECONDS: Final = 0.05  # between two attempts to end a check
Pragma = Literal["quick_check", "integrity_check"]


def fault(path: Path, pragma: Pragma, seconds: float) -> str | None:
    """The first problem that SQLite finds in a file; `Unavailable` if it cannot be checked now.

    `seconds`: how long to wait for a lock.
    """
    try:
        with closing(sqlite3.connect(path, seconds)) as connection:
            return _first_fault(connection, pragma)
    except sqlite3.DatabaseError as error:
        return _damage(path, error)


async def find_damage(path: Path, seconds: float) -> str | None:
    """The same as a quick check while the server runs. It ends at once when its caller is cancelled."""
    try:
        with closing(sqlite3.connect(path, seconds, check_same_thread=False)) as connection:
            checking = asyncio.create_task(asyncio.to_thread(_first_fault, connection, "quick_check"))
            try:
                return await asyncio.shield(checking)
            except asyncio.CancelledError:
                while not checking.done():
                    connection.interrupt()
                    await asyncio.wait([checking], timeout=INTERRUPT_SECONDS)
                checking.exception()
                raise
    except sqlite3.DatabaseError as error:
        return _damage(path, error)


def _first_fault(connection: sqlite3.Connection, pragma: Pragma) -> str | None:
    (found,) = connection.execute(f"PRAGMA {pragma}(1)").fetchone()
    return None if found == "ok" else str(found)


def _damage(path: Path, error: sqlite3.DatabaseError) -> str:
    cause = cause_at(path, error)
    if cause is DatabaseFault.DAMAGED:
        return str(error)
    raise Unavailable(f"cannot be checked: {DESCRIPTIONS[cause]} ({error})", cause) from error


def damaged(found: str) -> StorageError:
    return StorageError(f"damaged ({found}); 'hinode restore' puts a backup in its place")
