"""Each kind of disk problem is diagnosed correctly, at startup and while the server runs."""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from hinode.server.storage import database_errors, health_tracking
from hinode.server.storage.database_errors import DatabaseFault, cause_at
from hinode.server.storage.engines import sqlite
from hinode.server.storage.rows import StorageError, Unavailable
from hinode.server.storage.store import Store
from tests.server.storage.samples import add_table, entry

pytestmark = pytest.mark.asyncio


@pytest.fixture
def path(sqlite_url: str) -> Path:
    return Path(sqlite_url.removeprefix("sqlite:///"))


async def set_pragma(store: Store, pragma: str) -> None:
    """Set a pragma of the writing connection."""
    await store._database.write(lambda c: c.exec_driver_sql(f"PRAGMA {pragma}").close())


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Another program locks the file."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        yield


async def write_cause(store: Store) -> DatabaseFault:
    with pytest.raises(Unavailable) as refused:
        await store.append("table", entry(2, text="x" * 20_000))
    return refused.value.cause


# -- while it runs -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pragma", "cause"),
    [("max_page_count=1", DatabaseFault.FULL), ("query_only=ON", DatabaseFault.READ_ONLY)],
)
async def test_a_write_that_fails_says_why(path: Path, pragma: str, cause: DatabaseFault) -> None:
    store = await Store.open(f"sqlite:///{path}")
    await add_table(store)
    await set_pragma(store, pragma)
    assert await write_cause(store) is cause
    assert len(await store.entries("table", 0)) == 1
    await store.close()


async def test_another_programs_lock_is_reported_as_such_and_passes(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "BUSY_SECONDS", 0.1)
    store = await Store.open(f"sqlite:///{path}")
    await add_table(store)
    with locked(path):
        assert await write_cause(store) is DatabaseFault.LOCKED
        assert await store.current_fault() is DatabaseFault.LOCKED
    assert await store.current_fault() is None
    await store.append("table", entry(2))
    await store.close()


async def test_a_read_only_database_is_found_by_the_test_write(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Reads work and nothing else is written, so only a test write can find it."""
    monkeypatch.setattr(health_tracking, "TEST_SECONDS", 0.0)
    store = await Store.open(f"sqlite:///{path}")
    await set_pragma(store, "query_only=ON")
    assert await store.table("table") is None
    assert await store.current_fault() is DatabaseFault.READ_ONLY
    await store.close()


async def test_a_working_database_is_not_written_at_every_check(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await Store.open(f"sqlite:///{path}")
    writes = 0
    original = sqlite.SqliteDatabase.write

    async def write(*args: Any) -> Any:
        nonlocal writes
        writes += 1
        return await original(*args)

    monkeypatch.setattr(sqlite.SqliteDatabase, "write", write)
    assert [await store.current_fault() for _ in range(5)] == [None] * 5
    assert writes == 1
    await store.close()


async def test_an_error_that_looks_like_damage_is_verified(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A failed read of an intact file is an I/O error."""
    store = await Store.open(f"sqlite:///{path}")
    bad = sqlite3.DatabaseError("database disk image is malformed")
    bad.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
    found = store._database._database._diagnose(bad)  # type: ignore[attr-defined]
    assert found is DatabaseFault.IO_ERROR
    monkeypatch.setattr(sqlite, "fault", lambda *_: "row 7 is missing")
    assert store._database._database._diagnose(bad) is DatabaseFault.DAMAGED  # type: ignore[attr-defined]
    await store.close()


async def test_an_io_error_on_a_full_disk_is_a_full_disk(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If SQLite's shared memory file cannot grow, SQLite reports an I/O error."""
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorcode = sqlite3.SQLITE_IOERR_SHMSIZE
    assert cause_at(path, error) is DatabaseFault.IO_ERROR
    monkeypatch.setattr(database_errors, "disk_usage", lambda _: type("Usage", (), {"free": 4096}))
    assert cause_at(path, error) is DatabaseFault.FULL


# -- at startup ----------------------------------------------------------------------------------


async def test_a_locked_database_does_not_open_and_is_not_called_damaged(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "BUSY_SECONDS", 0.1)
    with locked(path), pytest.raises(StorageError) as refused:
        await Store.open(f"sqlite:///{path}")
    assert "another program has locked the database" in str(refused.value)
    assert "damaged" not in str(refused.value)
    await (await Store.open(f"sqlite:///{path}")).close()


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (errno.ENOSPC, "the disk is full"),
        (errno.EROFS, "read-only"),
        (errno.EIO, "the disk reports an I/O error"),
        (errno.EMFILE, "too many open files"),
    ],
)
async def test_a_file_that_cannot_be_opened_says_why_in_one_line(
    path: Path, monkeypatch: pytest.MonkeyPatch, number: int, said: str
) -> None:
    def fail(*_args: Any) -> int:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(sqlite.os, "open", fail)  # type: ignore[attr-defined]
    with pytest.raises(StorageError) as refused:
        await Store.open(f"sqlite:///{path}")
    assert said in str(refused.value)
    assert str(path) in str(refused.value)
    assert "\n" not in str(refused.value)
