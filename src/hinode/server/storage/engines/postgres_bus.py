"""Wake-ups between processes, by LISTEN/NOTIFY in PostgreSQL."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from sqlalchemy import URL

from hinode.server.storage import notify_payloads
from hinode.server.storage.bus import LocalBus
from hinode.server.storage.engines.postgres import LOST, Connection, connect
from hinode.server.storage.notify_payloads import CHANNEL, PresencePayload, Wake

log: Final = logging.getLogger(__name__)

RETRY_SECONDS: Final = 0.5
PING_SECONDS: Final = 5.0


class PgBus(LocalBus):
    """Wake-ups across processes by LISTEN/NOTIFY. The store sends one with each commit."""

    def __init__(self, url: URL) -> None:
        super().__init__()
        self.listening: Final = asyncio.Event()
        self._url = url
        self._connection: Connection | None = None
        self._in_use: Final = asyncio.Lock()  # a connection runs one query at a time

    async def announce_presence(self, table: str, clans: Sequence[str]) -> None:
        """Best effort: nothing is sent while the connection is lost."""
        payload = notify_payloads.presence(self.process, table, clans)
        async with self._in_use:
            if self._connection is not None:
                with suppress(*LOST):
                    await self._connection.execute("select pg_notify($1, $2)", CHANNEL, payload)

    async def run(self) -> None:
        """Listen until cancelled. After a reconnect everybody wakes up: anything may have been missed."""
        while True:
            try:
                await self._listen()
                reason = "the connection was closed"
            except Exception as error:  # any error: a process that stops listening would never hear again
                reason = repr(error)
            log.warning("wake-ups from the database are lost: %s", reason)
            await asyncio.sleep(RETRY_SECONDS)

    async def _listen(self) -> None:
        lost = asyncio.Event()
        connection = await connect(self._url)
        try:
            connection.add_termination_listener(lambda _: lost.set())
            await connection.add_listener(
                CHANNEL, lambda _connection, _pid, _channel, text: self._on_notify(text)
            )
            self._connection = connection
            self.listening.set()
            self.wake(None)
            while not await event_within(lost, PING_SECONDS):
                async with self._in_use:
                    await connection.execute("select 1", timeout=PING_SECONDS)
        finally:
            self._connection = None
            self.listening.clear()
            connection.terminate()

    def _on_notify(self, payload: object) -> None:
        match notify_payloads.read(str(payload)):
            case Wake(table):
                self.wake(table)
            case PresencePayload(process) as presence if process != self.process:
                self.on_presence.notify(presence)


async def event_within(event: asyncio.Event, seconds: float) -> bool:
    """Whether the event is set within the time."""
    with suppress(TimeoutError):
        return await asyncio.wait_for(event.wait(), seconds)
    return False
