"""Wake-ups when a table changes, within and across processes. A lost wake-up only delays an update."""

from __future__ import annotations

import asyncio
import secrets
from collections import defaultdict
from collections.abc import Sequence
from typing import Final

from hinode.server.storage.notify_payloads import PresencePayload
from hinode.server.storage.url import read_url
from hinode.server.subscribers import Subscribers


class LocalBus:
    """Wake-ups within one process. Subscribe to `on_presence` for announcements of other processes."""

    def __init__(self) -> None:
        self.process: Final = secrets.token_hex(8)
        self.on_presence: Final = Subscribers[PresencePayload]()
        self._waiting: defaultdict[str, set[asyncio.Event]] = defaultdict(set)

    def subscribe(self, table: str) -> asyncio.Event:
        """An event that is set when the table may have changed; the waiter clears it before it looks."""
        event = asyncio.Event()
        self._waiting[table].add(event)
        return event

    def unsubscribe(self, table: str, event: asyncio.Event) -> None:
        waiting = self._waiting[table]
        waiting.discard(event)
        if not waiting:
            del self._waiting[table]

    def wake(self, table: str | None) -> None:
        """Wake the waiters of one table, or all."""
        tables = list(self._waiting) if table is None else [table]
        for each in tables:
            for event in self._waiting.get(each, ()):
                event.set()

    async def announce_presence(self, table: str, clans: Sequence[str]) -> None:
        """Tell other processes which clans are online through this one."""

    async def run(self) -> None:
        """Until cancelled."""
        await asyncio.Event().wait()


def bus_for(url: str) -> LocalBus:
    """The bus that goes with a store at this URL."""
    parsed = read_url(url)
    if parsed.drivername == "sqlite":
        return LocalBus()
    from hinode.server.storage.engines.postgres_bus import PgBus  # its driver loads slowly

    return PgBus(parsed)
