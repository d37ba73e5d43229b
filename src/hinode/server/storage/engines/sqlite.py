"""SQLite: one process, one writer thread, and a few reader threads."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final, Self

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.exc import DatabaseError

from hinode.server.storage import migrate
from hinode.server.storage.database_errors import DESCRIPTIONS, DatabaseFault, cause_at, cause_of
from hinode.server.storage.engines import sqlite_check
from hinode.server.storage.engines.database import T, Work, translate_errors
from hinode.server.storage.engines.sqlite_writer import BEGIN, Writer, begin_unless_begun
from hinode.server.storage.rows import StorageError, Unavailable

READERS: Final = 2
BUSY_SECONDS: Final = 5
CHECKED_AT_START: Final = 32 * 1024 * 1024  # bytes, in about 50 ms; a larger file is checked while it is used


class SqliteDatabase:
    shared = False

    def __init__(self, path: Path, lock: sqlite3.Connection, unchecked: bool) -> None:
        self._lock = lock
        self._path = path
        self._unchecked = unchecked  # it was too large to be checked before
        self._reading = engine_of(path, "BEGIN", READERS)
        self._readers = ThreadPoolExecutor(READERS, "hinode-reader")
        open_connections(self._reading, READERS)
        self._writing = engine_of(path, BEGIN, 1, waits=False)
        self._writer = Writer(self._writing, self._diagnose, BUSY_SECONDS)

    @classmethod
    async def open(cls, path: Path) -> Self:
        return await asyncio.to_thread(cls._open, path)

    @classmethod
    def _open(cls, path: Path) -> Self:
        lock = lock_database(path)
        try:
            create_file(path)
            unchecked = path.stat().st_size > CHECKED_AT_START
            with error_with_path(path):
                if not unchecked:
                    check(path)
                upgrade_schema(path)
                with translate_errors(partial(cause_at, path)):
                    return cls(path, lock, unchecked)
        except BaseException:
            lock.close()
            raise

    async def read(self, work: Work[T]) -> T:
        def reading() -> T:
            with translate_errors(self._diagnose), self._reading.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, reading)

    async def write(self, work: Work[T], short: bool = False) -> T:
        return await self._writer.do(work, short)

    def _diagnose(self, error: BaseException) -> DatabaseFault:
        """A file counts as damaged only if its check fails. Slow: never in the event loop."""
        cause = cause_at(self._path, error)
        if cause is not DatabaseFault.DAMAGED:
            return cause
        try:
            return DatabaseFault.DAMAGED if fault(self._path, "quick_check") else DatabaseFault.IO_ERROR
        except Unavailable as other:
            return other.cause

    async def find_damage(self) -> str | None:
        return await sqlite_check.find_damage(self._path, BUSY_SECONDS) if self._unchecked else None

    async def close(self) -> None:
        await self._writer.close()
        await asyncio.to_thread(self._readers.shutdown)
        self._reading.dispose()
        self._writing.dispose()
        self._lock.close()


def open_connections(engine: Engine, count: int) -> None:
    """Fill the pool now: later there may be no more files to open."""
    with ExitStack() as opened:
        for _ in range(count):
            opened.enter_context(engine.connect())


def engine_of(
    path: Path, begin: str, connections: int, foreign_keys: bool = True, waits: bool = True
) -> Engine:
    """Transactions start with an explicit `begin`: Python's `sqlite3` does not cover every statement.

    `waits`: for another process that writes, up to `BUSY_SECONDS`.
    """
    url = URL.create("sqlite", database=str(path))
    options = {"check_same_thread": False, "isolation_level": None, "timeout": BUSY_SECONDS}
    engine = create_engine(
        url,
        pool_size=connections,
        max_overflow=0,
        hide_parameters=True,  # errors are logged and must not reveal game secrets
        connect_args=options,
    )

    @event.listens_for(engine, "connect")
    def _(connection: Any, _record: Any) -> None:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute(f"PRAGMA foreign_keys={foreign_keys}")
        if not waits:
            connection.execute("PRAGMA busy_timeout=0")

    @event.listens_for(engine, "begin")
    def _(connection: Connection) -> None:
        begin_unless_begun(connection, begin)

    return engine


def lock_database(path: Path) -> sqlite3.Connection:
    """Exclusive use of a database file, until the lock is closed or the process dies.

    SQLite itself locks an empty file next to it: that works the same way on every system, and child
    processes do not inherit the lock.
    """
    beside = path.with_name(path.name + ".lock")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise cannot_open(path, error) from error
    create_file(beside)
    try:
        lock = sqlite3.connect(beside, timeout=0, isolation_level=None, check_same_thread=False)
    except sqlite3.Error as error:
        raise cannot_open(path, error) from error
    try:
        lock.execute("PRAGMA journal_mode=OFF")
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.DatabaseError as error:
        lock.close()
        if cause_at(beside, error) is DatabaseFault.LOCKED:
            raise StorageError(f"{path}: in use by another hinode serve") from error
        raise cannot_open(path, error) from error
    return lock


def cannot_open(path: Path, error: OSError | sqlite3.Error) -> StorageError:
    cause = cause_at(path, error) if isinstance(error, sqlite3.Error) else cause_of(error)
    known = "" if cause is DatabaseFault.DOWN else f"{DESCRIPTIONS[cause]}: "
    reason = (error.strerror if isinstance(error, OSError) else None) or error
    return StorageError(f"{path}: cannot be opened: {known}{reason}")


def create_file(path: Path) -> None:
    """Create the file if needed, readable by its owner only: it holds game secrets."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    except OSError as error:
        raise cannot_open(path, error) from error


def check(path: Path) -> None:
    """Refuse a damaged file."""
    if found := fault(path, "quick_check"):
        raise sqlite_check.damaged(found)


def upgrade_schema(path: Path) -> None:
    # A migration may drop and recreate a table; rows that refer to it must survive that.
    try:
        with transaction(path, BEGIN, foreign_keys=False) as connection:
            migrate.to_head(connection)
    except Unavailable as error:
        if error.cause is DatabaseFault.DAMAGED:
            check(path)
        raise


@contextmanager
def transaction(path: Path, begin: str, foreign_keys: bool = True) -> Iterator[Connection]:
    """Open the file for one transaction."""
    engine = engine_of(path, begin, 1, foreign_keys)
    try:
        with engine.begin() as connection:
            yield connection
    except (DatabaseError, sqlite3.Error) as error:
        cause, origin = cause_at(path, error), getattr(error, "orig", error)
        raise Unavailable(f"cannot be used: {DESCRIPTIONS[cause]} ({origin})", cause) from error
    finally:
        engine.dispose()


@contextmanager
def error_with_path(path: Path) -> Iterator[None]:
    """Add the path to a `StorageError`."""
    try:
        yield
    except StorageError as error:
        raise StorageError(f"{path}: {error}") from error


def fault(path: Path, pragma: sqlite_check.Pragma) -> str | None:
    return sqlite_check.fault(path, pragma, BUSY_SECONDS)
