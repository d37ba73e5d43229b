"""Space in the data folder: when it runs out, only games in progress may write."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from shutil import disk_usage
from time import monotonic
from typing import Final

from hinode.server.errors import Refusal
from hinode.server.logging import log_event
from hinode.server.settings import Settings
from hinode.server.storage.store import Store
from hinode.server.storage.url import read_url

CHECK_SECONDS: Final = 5.0  # between checks of the disk


class Space:
    def __init__(self, store: Store, settings: Settings, clock: Callable[[], float] = monotonic) -> None:
        self._store = store
        self._settings = settings
        self._clock = clock
        self._checked: float | None = None
        self._low = False

    async def require(self) -> None:
        """A `Refusal` if there is too little for anything but games in progress."""
        if await self.is_low():
            text = "the server is short of space: only games in progress can continue"
            raise Refusal("no-space", text, status=507)

    async def is_low(self) -> bool:
        now = self._clock()
        if self._checked is None or now - self._checked >= CHECK_SECONDS:
            self._checked = now
            self._note(await self._store.size(), self._free())
        return self._low

    def _note(self, used: int, free: int | None) -> None:
        settings = self._settings
        low = used > settings.data_bytes or (free is not None and free < settings.free_bytes)
        if low != self._low:
            event = "space is low: only games in progress may write" if low else "there is space again"
            log_event(event, logging.WARNING, used=used, free=free)
        self._low = low

    def _free(self) -> int | None:
        """Bytes free on the disk of an SQLite file; None for a PostgreSQL server, which may be elsewhere."""
        parsed = read_url(self._settings.database_url)
        if parsed.drivername != "sqlite":
            return None
        try:
            return disk_usage(Path(str(parsed.database)).parent).free
        except OSError:
            return None
