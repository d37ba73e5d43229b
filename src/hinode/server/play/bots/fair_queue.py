"""A fair queue of bot jobs: every table gets one turn before any gets a second."""

from __future__ import annotations

from asyncio import Semaphore
from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Waiting items, grouped by table."""

    def __init__(self) -> None:
        self._tables: dict[str, deque[T]] = {}  # in the order of their next turn
        self._waiting = Semaphore(0)

    def put(self, table: str, item: T) -> None:
        self._tables.setdefault(table, deque()).append(item)
        self._waiting.release()

    async def take(self) -> T:
        """The next item, as soon as there is one."""
        await self._waiting.acquire()
        table = next(iter(self._tables))
        waiting = self._tables.pop(table)
        item = waiting.popleft()
        if waiting:
            self._tables[table] = waiting
        return item
