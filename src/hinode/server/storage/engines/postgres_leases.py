"""Leases in PostgreSQL: rows that name their holder, and a heartbeat for each process."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import socket
from contextlib import suppress
from time import monotonic
from typing import Any, Final

from sqlalchemy import URL

from hinode.server.storage.engines.postgres import LOST, Connection, connect
from hinode.server.storage.leases import Lease, TableLeases

log: Final = logging.getLogger(__name__)

LEASE_SECONDS: Final = 6.0  # a process without a heartbeat for this long loses its tables
BEAT_SECONDS: Final = 1.5
ANSWER_SECONDS: Final = 3.0
FORGET_SECONDS: Final = 86400.0  # rows of processes that died are deleted after this long

# All times are PostgreSQL's own: the clocks of several machines may differ.
_NOW: Final = "extract(epoch from clock_timestamp())::double precision"
_BEAT: Final = f"""
    insert into processes (id, expires) values ($1, {_NOW} + $2::double precision)
    on conflict (id) do update set expires = excluded.expires where processes.expires > {_NOW}
    returning true
"""
_ACQUIRE: Final = f"""
    with before as (select holder from leases where table_id = $1)
    insert into leases (table_id, holder, token) values ($1, $2, $3)
    on conflict (table_id) do update set holder = excluded.holder, token = excluded.token
    where leases.holder = excluded.holder
        or not exists (select from processes where id = leases.holder and expires > {_NOW})
    returning coalesce((select holder from before), '')
"""
_RELEASE: Final = "delete from leases where table_id = $1 and token = $2"
_RELEASE_UNHELD: Final = "delete from leases where holder = $1 and token <> all($2::text[])"
_RELEASE_ALL: Final = (
    "with ended as (delete from leases where holder = $1) delete from processes where id = $1"
)
_FORGET: Final = f"""
    with gone as (delete from processes where expires < {_NOW} - $1::double precision returning id)
    delete from leases where holder in (select id from gone)
"""


class PgTableLeases(TableLeases):
    """A process that is frozen or cut off loses its tables after LEASE_SECONDS.

    Its heartbeat then no longer counts: it continues under a new name, without leases. Until it notices, the
    fence of each lease keeps its late writes out.
    """

    def __init__(self, url: URL) -> None:
        super().__init__()
        self._url = url
        self._connection: Connection | None = None
        self._in_use: Final = asyncio.Lock()  # a connection runs one query at a time
        self._name = ""
        self._last_heartbeat = -LEASE_SECONDS  # when the last heartbeat was sent that arrived
        self._may_list_unheld = False  # the database may list leases of this process that it does not hold

    async def acquire(self, table: str) -> Lease | None:
        """Also None while the database cannot be reached."""
        async with self._in_use:
            if table in self.held:
                return self.held[table]
            if not await self._alive():
                return None
            lease = Lease(table, secrets.token_hex(8))
            before = await self._query(_ACQUIRE, table, self._name, lease.fence)
            if before is None:
                return None
            self.held[table] = lease
            if before not in ("", self._name):  # its own, if an earlier answer did not arrive
                log.warning("table %s: taken over by %s, from %s", table, self._name, before)
            return lease

    async def release(self, table: str) -> None:
        async with self._in_use:
            lease = self.held.pop(table, None)
            if lease is not None and self._connection is not None:
                await self._query(_RELEASE, table, lease.fence)

    async def run(self) -> None:
        while True:
            await self.beat()
            await asyncio.sleep(BEAT_SECONDS)

    async def beat(self) -> bool:
        """One heartbeat: whether this process still holds what it held."""
        async with self._in_use:
            held = bool(self.held)
            return await self._beat() and (not held or bool(self.held))

    async def close(self) -> None:
        async with self._in_use:
            self.held.clear()
            if self._connection is not None:
                if self._name:
                    await self._query(_RELEASE_ALL, self._name)
                connection, self._connection = self._connection, None
                if connection is not None:
                    with suppress(*LOST):
                        await connection.close(timeout=ANSWER_SECONDS)

    # The callers of these hold `_in_use`.

    async def _alive(self) -> bool:
        return monotonic() - self._last_heartbeat < LEASE_SECONDS or await self._beat()

    async def _beat(self) -> bool:
        if self._name and monotonic() - self._last_heartbeat >= LEASE_SECONDS:
            self._lose("no heartbeat for too long")
        if not self._name:
            self._name = f"{socket.gethostname()}/{os.getpid()}/{secrets.token_hex(4)}"
            await self._query(_FORGET, FORGET_SECONDS)
        sent = monotonic()
        if await self._query(_BEAT, self._name, LEASE_SECONDS):
            self._last_heartbeat = sent
            await self._release_unheld()
            return True
        if self._connection is not None:  # it answered: this name has expired
            self._lose("the heartbeat came too late")
        return False

    async def _release_unheld(self) -> None:
        """After lost responses: a table that is leased to this process but not held by it would not run."""
        if self._may_list_unheld:
            self._may_list_unheld = False
            await self._query(_RELEASE_UNHELD, self._name, [lease.fence for lease in self.held.values()])

    async def _query(self, query: str, *values: object) -> Any:
        """The result of a query; None without one. A connection that does not answer is closed."""
        try:
            if self._connection is None:
                self._connection = await connect(self._url)
            return await self._connection.fetchval(query, *values, timeout=ANSWER_SECONDS)
        except LOST as error:
            log.warning("leases: the database does not answer: %r", error)
            self._disconnect()
            return None
        except BaseException:
            self._disconnect()
            raise

    def _disconnect(self) -> None:
        self._may_list_unheld = True
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()

    def _lose(self, why: str) -> None:
        """Continue under a new name. What was held under the old one may belong to another process."""
        name, self._name, self._last_heartbeat = self._name, "", -LEASE_SECONDS
        lost = frozenset(self.held)
        self.held.clear()
        if lost:
            log.warning("%s has lost its %d leases: %s", name, len(lost), why)
            self.on_lost.notify(lost)
