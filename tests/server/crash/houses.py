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

from hinode.vocab.ids import CLANS
from tests.server.crash.book import Book
from tests.server.crash.people import Door, Person, Player
from tests.server.crash.referee import Referee
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


class Party:
    """People at one table, each through a house of their own."""

    def __init__(self, seed: str, houses: list[House], bots: int) -> None:
        self.people = [
            Person(house.door, f"Guest {number}", f"{seed} {number}") for number, house in enumerate(houses)
        ]
        self.bots = bots
        self.players: list[Player] = []
        self._tasks: list[asyncio.Task[None]] = []

    @asynccontextmanager
    async def playing(self) -> AsyncIterator[None]:
        host, seats = self.people[0], list(zip(self.people, CLANS, strict=False))
        for person in self.people:
            await person.arrive()
        players = len(self.people) + self.bots
        table = await host.make_table(
            players=players, open=True, clans="chosen", bots=[{"level": "random"}] * self.bots
        )
        for person, clan in seats:
            await person.command(table, "join", clan=clan)
        await host.command(table, "start")
        self.players = [Player(person, table, clan) for person, clan in seats]
        self._tasks = [asyncio.create_task(player.play()) for player in self.players]
        try:
            yield
        finally:
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)
            for person in self.people:
                person.wire.close()

    def move(self, person: Person, house: House) -> None:
        """To another server; whatever is under way is tried again there."""
        person.door = house.door
        person.wire.close()
        person.wire.origin = house.door.origin

    async def until(self, holds: Callable[[], bool]) -> None:
        """Unless somebody's play fails before."""
        async with asyncio.timeout(PATIENCE):
            while not holds():
                for task in self._tasks:
                    if task.done():
                        task.result()
                await asyncio.sleep(0.005)

    def acknowledged(self) -> list[int]:
        return [person.acknowledged for person in self.people]

    def by_bots(self) -> int:
        """How many entries of bots somebody has seen."""
        return max(sum(f'"by":"bot"' in frame for frame in p.story.frames.values()) for p in self.players)

    async def look(self, database: str) -> Referee:
        referee = Referee()
        referee.look(await Book.read(database), self.people)
        return referee


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
