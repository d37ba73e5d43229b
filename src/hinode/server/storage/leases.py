"""Leases: at most one process runs a table's bots and clocks."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from hashlib import sha256
from typing import Final

from sqlalchemy import URL

from hinode.server.storage.engines.postgres import LOST, Connection, connect
from hinode.server.storage.url import read_url
from hinode.server.subscribers import Subscribers

log: Final = logging.getLogger(__name__)

ANSWER_SECONDS: Final = 5.0


class TableLeases:
    """For SQLite: its only process gets every lease."""

    def __init__(self) -> None:
        self.held: Final[set[str]] = set()
        self.on_lost: Final = Subscribers[frozenset[str]]()

    async def acquire(self, table: str) -> bool:
        """Whether this process holds the table's lease, now or already."""
        self.held.add(table)
        return True

    async def release(self, table: str) -> None:
        self.held.discard(table)

    async def check(self) -> bool:
        """Whether the leases are still held; if not, `held` is empty and `on_lost` has been notified."""
        return True

    async def close(self) -> None:
        self.held.clear()


class PgTableLeases(TableLeases):
    """For PostgreSQL: advisory locks of one connection, which end with it, even if this process dies.

    A closed connection is noticed at once; a silent one is noticed by `check`.
    """

    def __init__(self, url: URL) -> None:
        super().__init__()
        self._url = url
        self._connection: Connection | None = None
        self._in_use: Final = asyncio.Lock()  # a connection runs one query at a time

    async def acquire(self, table: str) -> bool:
        """Also False while the database cannot be reached."""
        async with self._in_use:
            if table in self.held:
                return True
            try:
                connection = self._connection or await self._connect()
            except LOST as error:
                log.warning("no lease can be acquired: %s", error)
                return False
            if await self._asked(connection, "select pg_try_advisory_lock($1)", lock_key(table)):
                self.held.add(table)
            return table in self.held

    async def release(self, table: str) -> None:
        async with self._in_use:
            if table in self.held and self._connection is not None:
                self.held.discard(table)
                await self._asked(self._connection, "select pg_advisory_unlock($1)", lock_key(table))

    async def check(self) -> bool:
        async with self._in_use:
            if self._connection is None:
                return True  # and no lease is held
            return await self._asked(self._connection, "select true")

    async def close(self) -> None:
        async with self._in_use:
            self.held.clear()
            if self._connection is not None:
                connection, self._connection = self._connection, None
                with suppress(*LOST):
                    await connection.close(timeout=ANSWER_SECONDS)

    async def _connect(self) -> Connection:
        self._connection = connection = await connect(self._url)
        connection.add_termination_listener(lambda _: self._lose(connection))
        return connection

    async def _asked(self, connection: Connection, query: str, *values: int) -> bool:
        """The result of a query. Without one it is unknown what is locked, so all leases are given up."""
        try:
            return bool(await connection.fetchval(query, *values, timeout=ANSWER_SECONDS))
        except LOST:
            self._lose(connection)
            return False
        except BaseException:
            self._lose(connection)
            raise

    def _lose(self, connection: Connection) -> None:
        if connection is not self._connection:
            return
        self._connection = None
        connection.terminate()
        lost = frozenset(self.held)
        self.held.clear()
        if lost:
            log.warning("%d leases are lost with the connection", len(lost))
            self.on_lost.notify(lost)


def lock_key(table: str) -> int:
    """A 64-bit lock key for a table; two tables with the same key would merely share one process."""
    return int.from_bytes(sha256(table.encode()).digest()[:8], signed=True)


def leases_for(url: str) -> TableLeases:
    """The leases for a store at this URL."""
    place = read_url(url)
    return TableLeases() if place.drivername == "sqlite" else PgTableLeases(place)
