"""Leases: at most one process runs a table's bots and clocks."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Final

from hinode.server.storage.url import read_url
from hinode.server.subscribers import Subscribers


@dataclass(frozen=True, slots=True)
class Lease:
    """`fence` goes with each write: the database rejects it after a takeover. None: nobody can take over."""

    table: str
    fence: str | None = None


class TableLeases:
    """For SQLite: its only process gets every lease."""

    def __init__(self) -> None:
        self.held: Final[dict[str, Lease]] = {}
        self.on_lost: Final = Subscribers[frozenset[str]]()

    async def acquire(self, table: str) -> Lease | None:
        """The table's lease, new or already held; None if another process holds it."""
        return self.held.setdefault(table, Lease(table))

    async def release(self, table: str) -> None:
        self.held.pop(table, None)

    async def run(self) -> None:
        """Until cancelled: keep the leases. `on_lost` is notified of those that this process has lost."""
        await asyncio.Event().wait()

    async def close(self) -> None:
        self.held.clear()


def leases_for(url: str) -> TableLeases:
    """The leases for a store at this URL."""
    parsed = read_url(url)
    if parsed.drivername == "sqlite":
        return TableLeases()
    from hinode.server.storage.engines.postgres_leases import PgTableLeases  # its driver loads slowly

    return PgTableLeases(parsed)
