"""Sync with other server processes on the same database: their entries, their chat, who is online there."""

from __future__ import annotations

import asyncio
import logging
from time import monotonic
from typing import Final

from hinode.server.live.hub import Hub
from hinode.server.live.live_table import LiveTable
from hinode.server.storage.bus import LocalBus
from hinode.server.storage.notify_payloads import PresencePayload
from hinode.server.storage.rows import Unavailable

log = logging.getLogger(__name__)
ANNOUNCE_SECONDS: Final = 10.0  # presence is announced again after this long
FORGET_SECONDS: Final = 25.0  # a process that has announced nothing for this long is gone
RETRY_SECONDS: Final = 1.0  # wait before asking a database again that did not answer


class PeerSync:
    """Keeps each table in memory up to date. With SQLite there are no other processes and nothing to do."""

    def __init__(self, hub: Hub, bus: LocalBus) -> None:
        self._hub = hub
        self._bus = bus
        self._last_seen: dict[tuple[str, str], float] = {}  # (table, process): when it last announced
        self._syncs: dict[str, _TableSync] = {}
        if hub.store.shared:
            hub.on_loaded.subscribe(self._start_sync)
            hub.on_evicted.subscribe(self._stop_sync)
            bus.on_presence.subscribe(self._receive_presence)

    async def run(self) -> None:
        """Until cancelled: announce presence again, forget silent processes, and advance the clocks.

        Another process may run a table's clocks. Those here must not fall so far behind that the next tick
        looks like a machine that was asleep.
        """
        try:
            while True:
                await asyncio.sleep(ANNOUNCE_SECONDS)
                now = monotonic()
                self._forget_silent(now)
                for live in self._hub.loaded_tables():
                    live.clocks.tick(now)
                for sync in self._syncs.values():
                    sync.announce_again()
        finally:
            for sync in self._syncs.values():
                sync.task.cancel()

    def _start_sync(self, live: LiveTable) -> None:
        self._syncs[live.table.id] = _TableSync(self._hub, self._bus, live)

    def _stop_sync(self, live: LiveTable) -> None:
        sync = self._syncs.pop(live.table.id, None)
        if sync is not None:
            sync.task.cancel()

    def _receive_presence(self, presence: PresencePayload) -> None:
        live = self._hub.loaded_table(presence.table)
        if live is None:
            return
        sender = presence.table, presence.process
        if sender not in self._last_seen and presence.table in self._syncs:
            self._syncs[presence.table].announce_again()  # a new process does not know who is online here
        self._last_seen[sender] = monotonic()
        live.set_peer_clans(presence.process, frozenset(presence.clans))

    def _forget_silent(self, now: float) -> None:
        for (table, process), last_seen in list(self._last_seen.items()):
            if now - last_seen > FORGET_SECONDS:
                del self._last_seen[table, process]
                live = self._hub.loaded_table(table)
                if live is not None:
                    live.set_peer_clans(process, frozenset())


class _TableSync:
    """One table: applies what other processes wrote, and announces who is online here."""

    def __init__(self, hub: Hub, bus: LocalBus, live: LiveTable) -> None:
        self._hub = hub
        self._bus = bus
        self._live = live
        self._woken = bus.subscribe(live.table.id)
        self._woken.set()  # something may have been written while the table was loading
        self._announced: list[str] | None = None  # the clans last announced as online here
        live.on_presence.subscribe(lambda _live: self._woken.set())
        self.task = asyncio.create_task(self._run())

    def announce_again(self) -> None:
        self._announced = None
        self._woken.set()

    async def _run(self) -> None:
        try:
            while True:
                await self._announce()
                await self._woken.wait()
                self._woken.clear()
                await self._catch_up()
        finally:
            self._bus.unsubscribe(self._live.table.id, self._woken)

    async def _announce(self) -> None:
        clans = self._live.local_clans()
        if clans != self._announced:
            self._announced = clans
            await self._bus.announce_presence(self._live.table.id, clans)

    async def _catch_up(self) -> None:
        try:
            async with self._live.lock:
                await self._hub.catch_up(self._live)
        except Unavailable:
            log.warning("the database does not answer: a table is behind other processes")
            await asyncio.sleep(RETRY_SECONDS)
            self._woken.set()
