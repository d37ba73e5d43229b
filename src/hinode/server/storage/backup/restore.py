"""Restore: replace a database with a backup, completely or not at all."""

from __future__ import annotations

import asyncio
from contextlib import closing
from pathlib import Path
from typing import Final

from sqlalchemy import URL, Connection, select, text

from hinode.server.storage import migrate
from hinode.server.storage.backup import atomic_files, portable
from hinode.server.storage.backup.backup import copy
from hinode.server.storage.engines import postgres, sqlite
from hinode.server.storage.rows import StorageError
from hinode.server.storage.schema import persons
from hinode.server.storage.url import read_url

SQLITE_MAGIC: Final = b"SQLite"
OTHERS: Final = text(
    "select count(*) from pg_stat_activity where datname = current_database()"
    " and application_name = :name and pid <> pg_backend_pid()"
)
ALREADY: Final = "there is a database already; --force puts the backup in its place"


def restore(url: str, file: Path, *, force: bool = False) -> None:
    """Check the file, then put it in place. Nothing else may use the database meanwhile."""
    parsed = read_url(url)
    portably = is_portable(file)
    if parsed.drivername == "sqlite":
        _restore_sqlite(Path(str(parsed.database)), file, portably, force)
    elif portably:
        with sqlite.error_with_path(file):
            revision = portable.check(file)
        asyncio.run(_restore_postgres(parsed, file, revision, force))
    else:
        raise StorageError(f"{file}: PostgreSQL is restored from a portable backup ('backup --portable')")


def is_portable(file: Path) -> bool:
    try:
        with file.open("rb") as opened:
            begins = opened.read(len(SQLITE_MAGIC))
    except OSError as error:
        raise StorageError(f"{file}: cannot be read: {error.strerror}") from error
    if begins.startswith(portable.MAGIC):
        return True
    if begins == SQLITE_MAGIC:
        return False
    raise StorageError(f"{file}: not a backup of Hinode")


def _restore_sqlite(path: Path, file: Path, portably: bool, force: bool) -> None:
    with closing(sqlite.lock_database(path)):
        if path.exists() and path.stat().st_size and not force:
            raise StorageError(f"{path}: {ALREADY} (and keeps the old one beside it)")
        with atomic_files.temporary_beside(path) as made:
            with sqlite.error_with_path(file):
                (_fill if portably else copy)(file, made)
                _check_restored(made)
            _set_aside(path)
            atomic_files.replace_file(made, path)


def _fill(file: Path, made: Path) -> None:
    revision = portable.check(file)
    with sqlite.transaction(made, "BEGIN IMMEDIATE", foreign_keys=False) as connection:
        portable.load(connection, file, revision)


def _check_restored(made: Path) -> None:
    with sqlite.transaction(made, "BEGIN") as connection:
        if migrate.revision_of(connection) is None:
            raise StorageError("not a backup of Hinode")
        if connection.exec_driver_sql("PRAGMA foreign_key_check").first() is not None:
            raise StorageError("damaged: some rows refer to what is not there")


def _set_aside(path: Path) -> None:
    """Move the old database first, then its log: a log must never lie beside a different database."""
    old = path.with_name(path.name + ".old")
    if path.exists():
        _log_of(old).unlink(missing_ok=True)
        path.replace(old)
    if _log_of(path).exists():
        _log_of(path).replace(_log_of(old))
    path.with_name(path.name + "-shm").unlink(missing_ok=True)


def _log_of(path: Path) -> Path:
    return path.with_name(path.name + "-wal")


async def _restore_postgres(parsed: URL, file: Path, revision: str, force: bool) -> None:
    def work(connection: Connection) -> None:
        postgres.lock_schema(connection)
        if others := connection.execute(OTHERS, {"name": postgres.NAME}).scalar_one():
            raise StorageError(f"the database is in use by another hinode serve ({others} connections)")
        if not force and _holds_something(connection):
            raise StorageError(f"PostgreSQL: {ALREADY}")
        portable.load(connection, file, revision)

    await postgres.run_once(parsed, work)


def _holds_something(connection: Connection) -> bool:
    if migrate.revision_of(connection) is None:
        return False
    return connection.execute(select(persons.c.id).limit(1)).first() is not None
