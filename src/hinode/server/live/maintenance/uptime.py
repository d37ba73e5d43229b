"""The server's uptime: counts only the time while a server runs. It is kept in the database."""

from __future__ import annotations

import asyncio
import logging
from time import monotonic, time
from typing import Final

from hinode.server.storage.rows import Unavailable
from hinode.server.storage.store import Store

log: Final = logging.getLogger(__name__)
STEP_SECONDS: Final = 5.0
MAX_STEP: Final = 15.0  # a longer gap was downtime, or a machine that was asleep: it does not count


class Uptime:
    """Seconds that servers have run on this database, all processes together."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._seconds = 0.0
        self._read = monotonic()

    def now(self) -> float:
        return self._seconds + min(max(monotonic() - self._read, 0.0), MAX_STEP)

    async def start(self) -> None:
        """Continue where the last server stopped; other processes may be running."""
        await self._advance(MAX_STEP if self._store.shared else 0.0)

    async def run(self) -> None:
        """Until cancelled."""
        while True:
            await asyncio.sleep(STEP_SECONDS)
            try:
                await self._advance(MAX_STEP)
            except Unavailable as error:
                log.warning("the uptime is not saved: %s", error)

    async def _advance(self, limit: float) -> None:
        seconds = await self._store.advance_uptime(time(), limit)
        self._seconds, self._read = seconds, monotonic()
