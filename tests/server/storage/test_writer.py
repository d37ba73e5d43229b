"""SQLite's writer: which thread runs a job, and that the event loop never waits for another process."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest
import pytest_asyncio
from sqlalchemy import Connection, text

from hinode.server.storage.engines.sqlite import SqliteDatabase

pytestmark = pytest.mark.asyncio


@pytest.fixture
def path(sqlite_url: str) -> Path:
    return Path(sqlite_url.removeprefix("sqlite:///"))


@pytest_asyncio.fixture
async def database(path: Path) -> AsyncIterator[SqliteDatabase]:
    found = await SqliteDatabase.open(path)
    try:
        await found.write(lambda c: c.execute(text("create table names (name text)")).close())
        yield found
    finally:
        await found.close()


def add(name: str, connection: Connection) -> str:
    """Adds a name; returns the name of the thread that did it."""
    connection.execute(text("insert into names values (:name)"), {"name": name})
    return threading.current_thread().name


def names(connection: Connection) -> list[str]:
    return list(connection.execute(text("select name from names")).scalars())


async def test_a_short_job_runs_in_the_event_loop_and_is_durable(database: SqliteDatabase) -> None:
    here = threading.current_thread().name
    assert await database.write(partial(add, "long")) == "hinode-writer"
    assert await database.write(partial(add, "short"), short=True) == here
    assert await database.write(partial(add, "again"), short=True) == here
    assert await database.read(names) == ["long", "short", "again"]


async def test_a_short_job_waits_for_earlier_jobs(database: SqliteDatabase) -> None:
    release = threading.Event()

    def long(connection: Connection) -> str:
        release.wait()
        return add("long", connection)

    first = asyncio.create_task(database.write(long))
    await asyncio.sleep(0)
    second = asyncio.create_task(database.write(partial(add, "short"), short=True))
    await asyncio.sleep(0)
    release.set()
    assert [await first, await second] == ["hinode-writer", "hinode-writer"]
    assert await database.read(names) == ["long", "short"]


async def test_waiting_jobs_are_committed_together_with_an_earlier_short_job(
    database: SqliteDatabase,
) -> None:
    jobs = [database.write(partial(add, each), short=True) for each in ("a", "b", "c")]
    ran = await asyncio.gather(*jobs)
    assert ran[0] == threading.current_thread().name
    assert await database.read(names) == ["a", "b", "c"]


async def test_a_short_job_that_fails_leaves_nothing_and_is_retried(database: SqliteDatabase) -> None:
    def fails_once(connection: Connection) -> str:
        ran = add("twice", connection)
        if ran != "hinode-writer":
            raise sqlite3.OperationalError("a planted fault")
        return ran

    assert await database.write(fails_once, short=True) == "hinode-writer"
    assert await database.read(names) == ["twice"]


async def test_an_error_of_a_short_job_reaches_only_its_caller(database: SqliteDatabase) -> None:
    def refused(connection: Connection) -> str:
        add("refused", connection)
        raise ValueError("refused")

    jobs = [database.write(refused, short=True), database.write(partial(add, "b"), short=True)]
    first, second = await asyncio.gather(*jobs, return_exceptions=True)
    assert isinstance(first, ValueError)
    assert isinstance(second, str)
    assert await database.read(names) == ["b"]


def busy_timeout(connection: Connection) -> object:
    """Milliseconds that the connection waits for another process."""
    return connection.exec_driver_sql("PRAGMA busy_timeout").scalar()


async def test_only_the_thread_waits_for_another_process_that_writes(
    database: SqliteDatabase, path: Path
) -> None:
    assert await database.write(busy_timeout, short=True) == 0
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        writing = asyncio.create_task(database.write(partial(add, "late"), short=True))
        await asyncio.sleep(0.05)
        assert not writing.done()
        other.execute("COMMIT")
        assert await writing == "hinode-writer"
    assert await database.read(names) == ["late"]
    assert await database.write(busy_timeout, short=True) == 0
