"""The protocol of a database engine: read and write work, each in one transaction."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Protocol, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError, TimeoutError

from hinode.server.storage.database_errors import DESCRIPTIONS, DatabaseFault, cause_of
from hinode.server.storage.rows import Unavailable

T = TypeVar("T")
Work = Callable[[Connection], T]


class Database(Protocol):
    """`work` may be retried after a failure, so it does nothing but use its connection.

    Work that reads is one statement: only that is sure to see a consistent state.
    """

    shared: bool

    async def read(self, work: Work[T]) -> T: ...

    async def write(self, work: Work[T], short: bool = False) -> T:
        """`short`: a few statements by key, which may run in the event loop."""

    async def find_damage(self) -> str | None:
        """Check what was not checked when it was opened; the first problem that is found."""

    async def close(self) -> None: ...


@contextmanager
def translate_errors(diagnose: Callable[[BaseException], DatabaseFault] = cause_of) -> Iterator[None]:
    """Turn connection and disk errors into `Unavailable`; let the caller's own errors through."""
    try:
        yield
    except (IntegrityError, ProgrammingError, DataError):
        raise
    except (DBAPIError, sqlite3.Error, OSError, TimeoutError) as error:  # SQLite itself fails at BEGIN
        cause = diagnose(error)
        raise Unavailable(f"{DESCRIPTIONS[cause]} ({getattr(error, 'orig', error)})", cause) from error


async def run_to_completion(doing: Awaitable[T]) -> T:
    """Finish the work even if the caller is cancelled, so that its result is known."""
    task = asyncio.ensure_future(doing)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait([task])
        if not task.cancelled():
            task.exception()  # nobody is left to handle it
        raise
