"""What the store asks of a database: work to read, and work to write in one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Protocol, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError, TimeoutError

from hinode.server.storage.rows import Unavailable

T = TypeVar("T")
Work = Callable[[Connection], T]


class Database(Protocol):
    """`work` may be run again when it failed, so it does nothing but use its connection.

    Work that reads is one statement: only that is sure to see one moment.
    """

    shared: bool

    async def read(self, work: Work[T]) -> T: ...

    async def write(self, work: Work[T]) -> T: ...

    async def close(self) -> None: ...


@contextmanager
def translate_errors() -> Iterator[None]:
    """A database that cannot, as `Unavailable`; what the caller did wrong goes through as it is."""
    try:
        yield
    except (IntegrityError, ProgrammingError, DataError):
        raise
    except DBAPIError as error:
        raise Unavailable(f"the database does not work: {error.orig}") from error
    except (OSError, TimeoutError) as error:
        raise Unavailable(f"the database does not answer: {error}") from error


async def run_to_completion(doing: Awaitable[T]) -> T:
    """What is begun comes to its end even if the caller is cancelled: then it is known what was done."""
    task = asyncio.ensure_future(doing)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait([task])
        if not task.cancelled():
            task.exception()  # nobody is left to be told
        raise
