"""An SQLite file: one process, one writing thread, a few reading ones."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final, Literal, Self

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.exc import DatabaseError

from hinode.server.storage import migrate
from hinode.server.storage.engines.database import T, Work, translate_errors
from hinode.server.storage.engines.sqlite_writer import Writer
from hinode.server.storage.rows import StorageError

READERS: Final = 2
BUSY_SECONDS: Final = 5


class SqliteDatabase:
    shared = False

    def __init__(self, path: Path, claim: sqlite3.Connection) -> None:
        self._claim = claim
        self._reading = engine_of(path, "BEGIN", READERS)
        self._readers = ThreadPoolExecutor(READERS, "hinode-reader")
        self._writing = engine_of(path, "BEGIN IMMEDIATE", 1)
        self._writer = Writer(self._writing)

    @classmethod
    async def open(cls, path: Path) -> Self:
        return await asyncio.to_thread(cls._open, path)

    @classmethod
    def _open(cls, path: Path) -> Self:
        claim = lock_database(path)
        try:
            make(path)
            check_and_migrate(path)
        except BaseException:
            claim.close()
            raise
        return cls(path, claim)

    async def read(self, work: Work[T]) -> T:
        def reading() -> T:
            with self._reading.begin() as connection:
                return work(connection)

        with translate_errors():
            return await asyncio.get_running_loop().run_in_executor(self._readers, reading)

    async def write(self, work: Work[T]) -> T:
        with translate_errors():
            return await self._writer.do(work)

    async def close(self) -> None:
        await self._writer.close()
        await asyncio.to_thread(self._readers.shutdown)
        self._reading.dispose()
        self._writing.dispose()
        self._claim.close()


def engine_of(path: Path, begin: str, connections: int, foreign_keys: bool = True) -> Engine:
    """Transactions are begun by our own words: those of Python's `sqlite3` do not cover every statement."""
    url = URL.create("sqlite", database=str(path))
    options = {"check_same_thread": False, "isolation_level": None, "timeout": BUSY_SECONDS}
    engine = create_engine(
        url,
        pool_size=connections,
        max_overflow=0,
        hide_parameters=True,  # errors are logged, and must not tell what the tables hide
        connect_args=options,
    )

    @event.listens_for(engine, "connect")
    def _(connection: Any, _record: Any) -> None:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute(f"PRAGMA foreign_keys={foreign_keys}")

    @event.listens_for(engine, "begin")
    def _(connection: Connection) -> None:
        connection.connection.cursor().execute(begin)

    return engine


def lock_database(path: Path) -> sqlite3.Connection:
    """The sole use of a file, until closed or until the process dies.

    The claim is a lock that SQLite itself holds on an empty file beside: it works alike on every system, and
    a process started from this one does not inherit it.
    """
    beside = path.with_name(path.name + ".lock")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        claim = sqlite3.connect(beside, timeout=0, isolation_level=None, check_same_thread=False)
    except (OSError, sqlite3.Error) as error:
        raise StorageError(f"{path}: cannot be opened: {error}") from error
    try:
        claim.execute("PRAGMA journal_mode=OFF")
        claim.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        claim.close()
        busy = error.sqlite_errorcode == sqlite3.SQLITE_BUSY
        reason = "in use by another hinode serve" if busy else f"cannot be opened: {error}"
        raise StorageError(f"{path}: {reason}") from error
    return claim


def make(path: Path) -> None:
    """An empty file, if there is none. What the tables hide is for the owner's eyes only."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    except OSError as error:
        raise StorageError(f"{path}: cannot be opened: {error.strerror}") from error


def check_and_migrate(path: Path) -> None:
    """Check the file, then migrate it."""
    if found := fault(path, "quick_check"):
        raise StorageError(f"{path}: damaged ({found}); 'hinode restore' puts a backup in its place")
    # A migration that makes a table anew drops it first: what refers to it must stay.
    with error_with_path(path), transaction(path, "BEGIN IMMEDIATE", foreign_keys=False) as connection:
        migrate.to_head(connection)


@contextmanager
def transaction(path: Path, begin: str, foreign_keys: bool = True) -> Iterator[Connection]:
    """One transaction on a file that is opened for it."""
    engine = engine_of(path, begin, 1, foreign_keys)
    try:
        with engine.begin() as connection:
            yield connection
    except DatabaseError as error:
        raise StorageError(f"cannot be used: {error.orig}") from error
    finally:
        engine.dispose()


@contextmanager
def error_with_path(path: Path) -> Iterator[None]:
    """What is wrong, with the name of the file."""
    try:
        yield
    except StorageError as error:
        raise StorageError(f"{path}: {error}") from error


def fault(path: Path, pragma: Literal["quick_check", "integrity_check"]) -> str | None:
    """What SQLite finds wrong with a file."""
    try:
        with closing(sqlite3.connect(path)) as connection:
            (found,) = connection.execute(f"PRAGMA {pragma}(1)").fetchone()
    except sqlite3.DatabaseError as error:
        return str(error)
    return None if found == "ok" else str(found)
