"""Several servers on one database, and people who go from one to the other."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.crash.people import Door, Person
from tests.server.crash.servers import Nursery, Running, Site
from tests.server.crash.stories import Json

PATIENCE: Final = 30.0


class House:
    """One server of several."""

    def __init__(self, nursery: Nursery, site: Site) -> None:
        self.nursery = nursery
        self.site = site
        self.door = Door(site.origin)
        self.server: Running | None = None

    async def open(self) -> None:
        self.server = await self.nursery.start(self.site)
        await self.server.until_ready()
        self.door.open.set()

    async def kill(self) -> None:
        if self.server is not None:
            await self.server.kill()
            self.server = None


@asynccontextmanager
async def two_houses(nursery: Nursery, data: Path, database: str) -> AsyncIterator[tuple[House, House]]:
    houses = (House(nursery, Site.of(data, database)), House(nursery, Site.of(data, database)))
    try:
        await asyncio.gather(*(house.open() for house in houses))
        yield houses
    finally:
        await asyncio.gather(*(house.kill() for house in houses))


class Eyes:
    """A socket that is only looked through."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    async def until(self, holds: Callable[[Json], bool]) -> Json:
        async with asyncio.timeout(PATIENCE):
            while True:
                message: Json = json.loads(await self.socket.recv())
                if holds(message):
                    return message

    async def closed(self) -> int:
        """The closing code."""
        try:
            async with asyncio.timeout(PATIENCE):
                while True:
                    await self.socket.recv()
        except ConnectionClosed as gone:
            return gone.rcvd.code if gone.rcvd is not None else 1006


@asynccontextmanager
async def watching(person: Person, house: House, table: str, **query: Any) -> AsyncIterator[Eyes]:
    asked = "&".join(f"{name}={value}" for name, value in query.items())
    address = f"{house.site.origin.replace('http', 'ws', 1)}/api/tables/{table}/socket?{asked}"
    headers = {**person.wire.headers, "origin": house.site.origin}
    async with connect(address, additional_headers=headers, max_size=None) as socket:
        yield Eyes(socket)
