"""SQLite's writer thread: commits waiting jobs together in one transaction."""

from __future__ import annotations

import asyncio
import sqlite3
from asyncio import AbstractEventLoop, Future
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from hinode.server.storage.database_errors import Cause
from hinode.server.storage.engines.database import T, Work, translate_errors
from hinode.server.storage.rows import Unavailable

MAX_BATCH: Final = 64


class Written(Future[T]):
    """The result of a job. It cannot be cancelled, so a caller who is cancelled waits until it is known."""

    def cancel(self, msg: Any | None = None) -> bool:
        return False


@dataclass(frozen=True, slots=True, eq=False)
class Job:
    """`future` belongs to the caller's event loop."""

    work: Work[Any]
    loop: AbstractEventLoop
    future: Written[Any]


Done = tuple[Job, Any, Exception | None]  # with its result, or with its error


class Writer:
    """Runs all jobs in order, even if their callers no longer wait."""

    def __init__(self, engine: Engine, diagnose: Callable[[BaseException], Cause]) -> None:
        self._diagnose = diagnose
        self._connection = engine.connect()
        self._closed = False
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="hinode-writer", daemon=True)
        self._thread.start()

    async def do(self, work: Work[T]) -> T:
        """The result of the work, once it is durable."""
        if self._closed:
            raise Unavailable("the database is closed")
        loop = asyncio.get_running_loop()
        written = Written[T](loop=loop)
        self._jobs.put(Job(work, loop, written))
        return await written

    async def close(self) -> None:
        """Finish all jobs, then stop."""
        self._closed = True
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        with self._connection:
            while jobs := self._next():
                _report(_do(self._connection, jobs, self._diagnose))

    def _next(self) -> list[Job]:
        """The waiting jobs, at most MAX_BATCH; empty when the writer closes."""
        first = self._jobs.get()
        found = [] if first is None else [first]
        while 0 < len(found) < MAX_BATCH:
            try:
                job = self._jobs.get_nowait()
            except Empty:
                break
            if job is None:
                self._jobs.put(None)  # closes the writer after this batch
                break
            found.append(job)
        return found


@contextmanager
def _transaction(connection: Connection, diagnose: Callable[[BaseException], Cause]) -> Iterator[None]:
    """A transaction that is over in any case: SQLite keeps it open when a commit fails.

    The driver begins and commits it, since SQLAlchemy takes several times as long for that. SQLAlchemy joins
    the transaction if the work uses it (`begin_unless_begun`).
    """
    with translate_errors(diagnose):
        try:
            begin_unless_begun(connection, "BEGIN IMMEDIATE")
            yield
            if connection.in_transaction():
                connection.commit()
            else:
                connection.connection.dbapi_connection.commit()  # type: ignore[union-attr]
        except BaseException:
            _roll_back(connection)
            raise


def begin_unless_begun(connection: Connection, begin: str) -> None:
    driver: Any = connection.connection.dbapi_connection
    if not driver.in_transaction:
        driver.cursor().execute(begin)


def _roll_back(connection: Connection) -> None:
    try:
        connection.rollback()  # what SQLAlchemy has begun
        if connection.connection.dbapi_connection.in_transaction:  # type: ignore[union-attr]
            connection.connection.rollback()
    except (sqlite3.Error, DBAPIError):
        connection.invalidate()  # the next transaction opens the file again


def _do(connection: Connection, jobs: list[Job], diagnose: Callable[[BaseException], Cause]) -> list[Done]:
    """Run all in one transaction, for one disk sync; if any fails, run each in its own."""
    if len(jobs) > 1:
        try:
            with _transaction(connection, diagnose):
                return [(job, job.work(connection), None) for job in jobs]
        except Exception as error:
            if isinstance(error, Unavailable) and error.cause is Cause.LOCKED:
                return [(job, None, error) for job in jobs]  # together: each would wait for the lock again
    return [_do_one(connection, job, diagnose) for job in jobs]


def _do_one(connection: Connection, job: Job, diagnose: Callable[[BaseException], Cause]) -> Done:
    try:
        with _transaction(connection, diagnose):
            result = job.work(connection)
    except Exception as error:
        return job, None, error
    return job, result, None


def _report(done: list[Done]) -> None:
    """Tell the event loops of the callers, each once."""
    loops = {id(job.loop): job.loop for job, _, _ in done}
    for loop in loops.values():
        with suppress(RuntimeError):  # it is closed: nobody waits any more
            loop.call_soon_threadsafe(_resolve, [each for each in done if each[0].loop is loop])


def _resolve(done: list[Done]) -> None:
    for job, result, error in done:
        if error is None:
            job.future.set_result(result)
        else:
            job.future.set_exception(error)
