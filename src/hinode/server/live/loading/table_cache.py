"""A cache of loaded tables: never more than the settings allow."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic
from typing import Final
from weakref import WeakValueDictionary

from hinode.server.errors import Refusal
from hinode.server.live.live_table import LiveTable
from hinode.server.subscribers import Subscribers


class TableCache:
    """Tables by id, least recently used first.

    A table that leaves memory while a request still uses it is found again as the same object, so that a
    table never exists twice.
    """

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._tables: OrderedDict[str, LiveTable] = OrderedDict()
        self._alive: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        self.on_added: Final = Subscribers[LiveTable]()
        self.on_removed: Final = Subscribers[LiveTable]()

    def get(self, table_id: str) -> LiveTable | None:
        return self._tables.get(table_id)

    def all(self) -> list[LiveTable]:
        return list(self._tables.values())

    def still_in_use(self, table_id: str) -> LiveTable | None:
        """A table that has left memory, but that something still refers to."""
        return self._alive.get(table_id)

    def touch(self, live: LiveTable) -> None:
        """Someone uses it."""
        live.used = monotonic()
        if live.table.id in self._tables:
            self._tables.move_to_end(live.table.id)

    def add(self, live: LiveTable) -> None:
        """Raises a `Refusal` if memory is full of tables that cannot leave it."""
        if self._tables.get(live.table.id) is live:
            return
        self.make_room()
        self._tables[live.table.id] = self._alive[live.table.id] = live
        self.on_added.notify(live)

    def make_room(self) -> None:
        """For one more table: those without sockets and without a write in progress leave, oldest first."""
        while len(self._tables) >= self._limit:
            idle = (live for live in self._tables.values() if not (live.has_sockets or live.lock.locked()))
            oldest = next(idle, None)
            if oldest is None:
                raise Refusal("full", "the server has too many tables in use now", status=503)
            self.remove(oldest)

    def forget(self, table_id: str) -> None:
        """The table was deleted: whatever still refers to it, it does not come back."""
        self._alive.pop(table_id, None)
        live = self._tables.get(table_id)
        if live is not None:
            self.remove(live)

    def remove(self, live: LiveTable) -> None:
        if self._tables.get(live.table.id) is live:
            del self._tables[live.table.id]
            self.on_removed.notify(live)
