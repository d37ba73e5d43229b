"""News from other processes on the same database: what they wrote, and who is online there."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Final

from hinode.server.hub import Hub
from hinode.server.live import Live
from hinode.server.storage.bus import LocalBus
from hinode.server.storage.channel import Presence

SAY_AGAIN: Final = 10.0  # seconds after which presence is announced anew
FORGET: Final = 25.0  # seconds after which a process that says nothing is gone


class News:
    """Follows each table in memory. With SQLite there are no others, and nothing to do."""

    def __init__(self, hub: Hub, bus: LocalBus) -> None:
        self._hub = hub
        self._bus = bus
        self._heard: dict[tuple[str, str], float] = {}  # (table, process): when
        self._following: dict[str, asyncio.Task[None]] = {}
        if hub.store.shared:
            hub.loaded = self._follow
            hub.dropped = self._unfollow
            bus.on_presence = self._on_presence

    async def run(self) -> None:
        try:
            while True:
                await asyncio.sleep(SAY_AGAIN)
                self._forget(monotonic())
                for live in self._hub.in_memory():
                    await self._announce(live)
        finally:
            for task in self._following.values():
                task.cancel()

    def _follow(self, live: Live) -> None:
        self._following[live.table.id] = asyncio.create_task(self._catch_up(live))

    def _unfollow(self, live: Live) -> None:
        task = self._following.pop(live.table.id, None)
        if task is not None:
            task.cancel()

    async def _catch_up(self, live: Live) -> None:
        table_id = live.table.id
        woken = self._bus.subscribe(table_id)
        said = -1
        try:
            while True:
                if said != live.presence:
                    said = live.presence
                    await self._announce(live)
                await woken.wait()
                woken.clear()
                async with live.lock:
                    await self._hub.catch_up(live)
        finally:
            self._bus.unsubscribe(table_id, woken)

    async def _announce(self, live: Live) -> None:
        if self._hub.store.shared and (live.here() or live.presence):
            await self._bus.announce_presence(live.table.id, live.here())

    def _on_presence(self, told: Presence) -> None:
        live = self._hub.known(told.table)
        if live is not None:
            self._heard[told.table, told.process] = monotonic()
            live.elsewhere_is(told.process, frozenset(told.clans))

    def _forget(self, now: float) -> None:
        for (table, process), heard in list(self._heard.items()):
            if now - heard > FORGET:
                del self._heard[table, process]
                live = self._hub.known(table)
                if live is not None:
                    live.elsewhere_is(process, frozenset())
