"""PeerSync from other processes on the same database: what they wrote, and who is online there."""

from __future__ import annotations

import asyncio
import logging
from time import monotonic
from typing import Final

from hinode.server.live.hub import Hub
from hinode.server.live.live_table import LiveTable
from hinode.server.storage.bus import LocalBus
from hinode.server.storage.channel import Presence
from hinode.server.storage.rows import Unavailable

log = logging.getLogger(__name__)
ANNOUNCE_SECONDS: Final = 10.0  # seconds after which presence is announced anew
FORGET: Final = 25.0  # seconds after which a process that says nothing is gone
RETRY: Final = 1.0  # seconds after which a database that did not answer is asked again


class PeerSync:
    """Follows each table in memory. With SQLite there are no others, and nothing to do."""

    def __init__(self, hub: Hub, bus: LocalBus) -> None:
        self._hub = hub
        self._bus = bus
        self._heard: dict[tuple[str, str], float] = {}  # (table, process): when
        self._following: dict[str, _TableSync] = {}
        if hub.store.shared:
            hub.loaded = self._follow
            hub.dropped = self._unfollow
            bus.on_presence = self._on_presence

    async def run(self) -> None:
        """Others keep the clocks of some tables; those here must not fall so far behind as to seem asleep."""
        try:
            while True:
                await asyncio.sleep(ANNOUNCE_SECONDS)
                now = monotonic()
                self._forget(now)
                for live in self._hub.loaded_tables():
                    live.clocks.tick(now)
                for following in self._following.values():
                    following.announce_again()
        finally:
            for following in self._following.values():
                following.task.cancel()

    def _follow(self, live: LiveTable) -> None:
        self._following[live.table.id] = _TableSync(self._hub, self._bus, live)

    def _unfollow(self, live: LiveTable) -> None:
        following = self._following.pop(live.table.id, None)
        if following is not None:
            following.task.cancel()

    def _on_presence(self, told: Presence) -> None:
        live = self._hub.loaded_table(told.table)
        if live is None:
            return
        if (told.table, told.process) not in self._heard and told.table in self._following:
            self._following[told.table].announce_again()  # it has just come, and has not heard of those here
        self._heard[told.table, told.process] = monotonic()
        live.set_peer_clans(told.process, frozenset(told.clans))

    def _forget(self, now: float) -> None:
        for (table, process), heard in list(self._heard.items()):
            if now - heard > FORGET:
                del self._heard[table, process]
                live = self._hub.loaded_table(table)
                if live is not None:
                    live.set_peer_clans(process, frozenset())


class _TableSync:
    """One table: catches up with what others wrote, and tells them who is online here."""

    def __init__(self, hub: Hub, bus: LocalBus, live: LiveTable) -> None:
        self._hub = hub
        self._bus = bus
        self._live = live
        self._woken = bus.subscribe(live.table.id)
        self._woken.set()  # something may have been written while it was loaded
        self._told: list[str] | None = None  # who was last said to be online here
        live.on_presence = self._woken.set
        self.task = asyncio.create_task(self._run())

    def announce_again(self) -> None:
        self._told = None
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
        here = self._live.local_clans()
        if here != self._told:
            self._told = here
            await self._bus.announce_presence(self._live.table.id, here)

    async def _catch_up(self) -> None:
        try:
            async with self._live.lock:
                await self._hub.catch_up(self._live)
        except Unavailable:
            log.warning("news of a table wait for the database")
            await asyncio.sleep(RETRY)
            self._woken.set()
