"""SQLite's writer thread: commits waiting jobs together in one transaction."""

from __future__ import annotations

import asyncio
import sqlite3
from asyncio import AbstractEventLoop, Future
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Any, Final

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from hinode.server.storage.database_errors import DatabaseFault, cause_of
from hinode.server.storage.engines.database import T, Work, translate_errors
from hinode.server.storage.rows import Unavailable

MAX_BATCH: Final = 64
BEGIN: Final = "BEGIN IMMEDIATE"


class Written(Future[T]):
    """The result of a job. It cannot be cancelled, so a caller who is cancelled waits until it is known."""

    def cancel(self, msg: Any | None = None) -> bool:
        return False


@dataclass(slots=True, eq=False)
class WriteJob:
    """`future` belongs to the caller's event loop.

    `begun`: its work is done in the open transaction, with this `result`, and only has to be committed.
    """

    work: Work[Any]
    loop: AbstractEventLoop
    future: Written[Any]
    begun: bool = False
    result: Any = None


Done = tuple[WriteJob, Any, Exception | None]  # with its result, or with its error


class Writer:
    """Runs all jobs in order, even if their callers no longer wait.

    A short job runs in the event loop if nothing else is to be done, and the thread commits it. Python's
    threads take turns at every statement, which costs more than the statements of a command do.
    """

    def __init__(
        self, engine: Engine, diagnose: Callable[[BaseException], DatabaseFault], busy_seconds: float
    ) -> None:
        """The engine's connections do not wait for other processes; the thread does, for `busy_seconds`."""
        self._diagnose = diagnose
        self._busy_seconds = busy_seconds
        self._connection = engine.connect()
        self._closed = False
        self._jobs: SimpleQueue[WriteJob | None] = SimpleQueue()
        self._unfinished = 0  # jobs; while there is none, the thread does not use the connection
        self._count_lock = Lock()
        self._thread = Thread(target=self._run, name="hinode-writer", daemon=True)
        self._thread.start()

    async def do(self, work: Work[T], short: bool = False) -> T:
        """The result of the work, once it is durable. `short`: the event loop may run it."""
        if self._closed:
            raise Unavailable("the database is closed")
        loop = asyncio.get_running_loop()
        written = Written[T](loop=loop)
        job = WriteJob(work, loop, written)
        if self._count(1) == 1 and short:
            self._begin(job)
        self._jobs.put(job)
        return await written

    def _count(self, more: int) -> int:
        with self._count_lock:
            self._unfinished += more
            return self._unfinished

    def _begin(self, job: WriteJob) -> None:
        """Run a job as far as its commit, without waiting for anything.

        If that fails, for example because another process writes, the thread does all of it again.
        """
        try:
            begin_unless_begun(self._connection, BEGIN)
            job.result = job.work(self._connection)
            job.begun = True
        except Exception:
            _roll_back(self._connection)

    async def close(self) -> None:
        """Finish all jobs, then stop."""
        self._closed = True
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        with self._connection:
            while jobs := self._next():
                done = self._do(jobs)
                self._count(-len(jobs))
                _report(done)

    def _next(self) -> list[WriteJob]:
        """The waiting jobs, at most MAX_BATCH; empty when the writer closes."""
        first = self._jobs.get()
        found = [] if first is None else [first]
        while 0 < len(found) < MAX_BATCH and not self._jobs.empty():  # nobody else takes any
            job = self._jobs.get()
            if job is None:
                self._jobs.put(None)  # closes the writer after this batch
                break
            found.append(job)
        return found

    def _do(self, jobs: list[WriteJob]) -> list[Done]:
        """Run all in one transaction, for one disk sync; if any fails, run each in its own."""
        if len(jobs) > 1:
            try:
                with self._transaction():
                    return [(job, self._result(job), None) for job in jobs]
            except Exception as error:
                if isinstance(error, Unavailable) and error.cause is DatabaseFault.LOCKED:
                    return [(job, None, error) for job in jobs]  # together: each would wait for it again
                for job in jobs:
                    job.begun = False  # nothing is left of what was begun
        return [self._do_one(job) for job in jobs]

    def _do_one(self, job: WriteJob) -> Done:
        try:
            with self._transaction():
                result = self._result(job)
        except Exception as error:
            return job, None, error
        return job, result, None

    def _result(self, job: WriteJob) -> Any:
        return job.result if job.begun else job.work(self._connection)

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        """A transaction that always ends: SQLite keeps it open when a commit fails.

        The driver begins and commits it, since SQLAlchemy takes several times as long for that. SQLAlchemy
        joins the transaction if the work uses it (`begin_unless_begun`).
        """
        connection = self._connection
        with translate_errors(self._diagnose):
            try:
                self._wait_and_begin()
                yield
                if connection.in_transaction():
                    connection.commit()
                else:
                    connection.connection.dbapi_connection.commit()  # type: ignore[union-attr]
            except BaseException:
                _roll_back(connection)
                raise

    def _wait_and_begin(self) -> None:
        try:
            begin_unless_begun(self._connection, BEGIN)
        except sqlite3.OperationalError as error:
            if cause_of(error) is not DatabaseFault.LOCKED:
                raise
            driver: Any = self._connection.connection.dbapi_connection
            driver.execute(f"PRAGMA busy_timeout={round(self._busy_seconds * 1000)}")
            try:
                begin_unless_begun(self._connection, BEGIN)
            finally:
                driver.execute("PRAGMA busy_timeout=0")


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


def _report(done: list[Done]) -> None:
    """Tell the event loops of the callers, each once."""
    loops = {id(job.loop): job.loop for job, _, _ in done}
    for loop in loops.values():
        with suppress(RuntimeError):  # it is closed: no one waits
            loop.call_soon_threadsafe(_resolve, [each for each in done if each[0].loop is loop])


def _resolve(done: list[Done]) -> None:
    for job, result, error in done:
        if error is None:
            job.future.set_result(result)
        else:
            job.future.set_exception(error)
