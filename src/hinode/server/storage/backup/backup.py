"""Backup: write the whole database to one file while the server runs."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import URL

from hinode.server.storage.backup import atomic_files, portable
from hinode.server.storage.engines import postgres, sqlite
from hinode.server.storage.rows import StorageError
from hinode.server.storage.url import read_url


def backup(url: str, out: Path, *, portably: bool = False) -> None:
    """A consistent snapshot. PostgreSQL is always written in the portable format."""
    parsed = read_url(url)
    if out.exists():
        raise StorageError(f"{out}: the file already exists")
    with atomic_files.temporary_beside(out) as made:
        if parsed.drivername != "sqlite":
            asyncio.run(_dump_postgres(parsed, made))
        else:
            path = Path(str(parsed.database))
            with sqlite.error_with_path(path):
                (_dump_sqlite if portably else copy)(path, made)
        atomic_files.replace_file(made, out)


def _dump_sqlite(path: Path, made: Path) -> None:
    _must_exist(path)
    with sqlite.transaction(path, "BEGIN") as connection:
        portable.dump(connection, made)


async def _dump_postgres(parsed: URL, made: Path) -> None:
    await postgres.run_once(parsed, lambda connection: portable.dump(connection, made), "REPEATABLE READ")


def copy(source: Path, target: Path) -> None:
    """SQLite's online backup: a consistent snapshot while writers continue."""
    _must_exist(source)
    try:
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")  # one file, without a write-ahead log
    except sqlite3.Error as error:
        raise StorageError(f"cannot be copied: {error}") from error
    if found := sqlite.fault(target, "integrity_check"):
        raise StorageError(f"damaged ({found})")


def _must_exist(path: Path) -> None:
    if not path.is_file():
        raise StorageError("there is no database")
