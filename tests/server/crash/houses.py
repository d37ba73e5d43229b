"""Several servers on one database, and people who go from one to the other."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

from tests.server.crash.people import Door, Person
from tests.server.kit.client import Client, TableFeed
from tests.server.kit.process import ForkServer, ServerProcess, Site


class House:
    """One server of several."""

    def __init__(self, fork_server: ForkServer, site: Site) -> None:
        self.fork_server = fork_server
        self.site = site
        self.door = Door(site.origin)
        self.server: ServerProcess | None = None

    async def open(self) -> None:
        self.server = await self.fork_server.start(self.site)
        await self.server.until_ready()
        self.door.open.set()

    async def kill(self) -> None:
        if self.server is not None:
            await self.server.kill()
            self.server = None


@asynccontextmanager
async def two_houses(
    fork_server: ForkServer, data: Path, database: str
) -> AsyncIterator[tuple[House, House]]:
    houses = (
        House(fork_server, Site.create(data, database)),
        House(fork_server, Site.create(data, database)),
    )
    try:
        await asyncio.gather(*(house.open() for house in houses))
        yield houses
    finally:
        await asyncio.gather(*(house.kill() for house in houses))


def watch(person: Person, house: House, table: str, seat: str) -> AbstractAsyncContextManager[TableFeed]:
    """A WebSocket of that person in that process."""
    return Client(house.site.origin, person.client.token).watch(table, seat)
