"""Cleanup: deletes lobbies, imported records, sessions, and device links that have expired."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from time import monotonic, time
from typing import Any, Final

from hinode.server.live.hub import Hub
from hinode.server.logging import log_event
from hinode.server.storage.rows import Unavailable

DAY: Final = 86400.0
JUMP_SECONDS: Final = 3600.0  # a clock that moved by this much more than time passed is not trusted
BATCH: Final = 50  # tables in one transaction, so that nobody waits long for the writer


class Cleanup:
    """Games are never deleted, whether over or not."""

    def __init__(
        self, hub: Hub, clock: Callable[[], float] = time, uptime: Callable[[], float] = monotonic
    ) -> None:
        self._hub = hub
        self._clock = clock
        self._uptime = uptime
        self._last = clock(), uptime()

    async def run(self) -> None:
        """Until cancelled."""
        while True:
            await asyncio.sleep(self._hub.settings.cleanup_minutes * 60)
            try:
                await self.clean()
            except Unavailable as error:
                log_event("cleanup", logging.WARNING, cause=error.cause)

    async def clean(self) -> None:
        """One round. Skipped after the system clock jumps, so that a wrong clock does not delete all."""
        if self._clock_jumped():
            log_event("cleanup: the clock has jumped, nothing is deleted now", logging.WARNING)
            return
        settings, store, now = self._hub.settings, self._hub.store, self._clock()
        deleted: dict[str, Any] = {
            "lobbies": await self._delete_tables("gathering", now - settings.lobby_days * DAY),
            "imports": await self._delete_tables("imported", now - settings.import_days * DAY),
            "sessions": await store.delete_sessions(now - settings.session_days * DAY),
            "links": await store.delete_device_links(now),
        }
        if any(deleted.values()):
            log_event("cleanup", **deleted)

    async def _delete_tables(self, status: str, before: float) -> int:
        """Tables that someone is looking at stay."""
        deleted = 0
        while True:
            watched = [live.table.id for live in self._hub.loaded_tables() if live.has_sockets]
            ids = await self._hub.store.delete_tables(status, before, watched, BATCH)
            for table_id in ids:
                self._hub.forget(table_id)
            deleted += len(ids)
            if len(ids) < BATCH:
                return deleted

    def _clock_jumped(self) -> bool:
        now = self._clock(), self._uptime()
        passed = now[0] - self._last[0], now[1] - self._last[1]
        self._last = now
        return abs(passed[0] - passed[1]) > JUMP_SECONDS
