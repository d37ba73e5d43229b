"""Tables that are played while their server is killed, again and again."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from hinode.vocab.ids import CLANS
from tests.server.crash.book import Book
from tests.server.crash.people import Door, Person, Player
from tests.server.crash.plans import Plan
from tests.server.crash.referee import Referee
from tests.server.crash.servers import Command, Nursery, Running, Site
from tests.server.crash.stories import Violation

PATIENCE: Final = 30.0  # for a table to go on, on a busy machine
MOMENT: Final = 0.25  # the longest wait for a random instant
TARGET: Final = 1.5  # seconds within which a named point should come
STARTING: Final = 0.3


@dataclass(frozen=True)
class Kill:
    """How one server ends: `instant`, `starting`, or at a point of the plan; `command`: as a host starts it."""

    how: str = "instant"
    plan: Plan = field(default_factory=Plan)
    command: bool = False


class Room:
    """The same people, table after table."""

    def __init__(self, people: list[Person], **options: Any) -> None:
        self.people = people
        self.options = options
        self.games = 0

    async def run(self) -> None:
        await asyncio.gather(*(person.arrive() for person in self.people))
        while True:
            table = await self._set_up()
            seats = zip(self.people, CLANS, strict=False)
            players = [Player(person, table, clan) for person, clan in seats]
            await asyncio.gather(*(player.play() for player in players))
            self.games += 1

    async def _set_up(self) -> str:
        host = self.people[0]
        table = await host.make_table(open=True, clans="chosen", **self.options)
        for person, clan in zip(self.people, CLANS, strict=False):
            await person.command(table, "join", clan=clan)
        await host.command(table, "start")
        return table

    @property
    def acknowledged(self) -> int:
        return sum(sent.n is not None for person in self.people for sent in person.sent)


class Harness:
    """One site, its rooms, and the referee."""

    def __init__(self, site: Site, nursery: Nursery, seed: str, rooms: Sequence[dict[str, Any]]) -> None:
        self.site = site
        self.nursery = nursery
        self.rng = Random(seed)
        self.door = Door(site.origin)
        self.rooms = [self._room(number, seed, **options) for number, options in enumerate(rooms)]
        self.referee = Referee()
        self.kills: Counter[str] = Counter()
        self._tasks: list[asyncio.Task[None]] = []
        self.after_kill: Callable[[], None] = lambda: None

    def _room(self, number: int, seed: str, players: int, bots: int, **options: Any) -> Room:
        people = [
            Person(self.door, f"Room {number} seat {seat}", f"{seed} {number} {seat}")
            for seat in range(players - bots)
        ]
        return Room(people, players=players, bots=[{"level": "random"}] * bots, **options)

    @property
    def people(self) -> list[Person]:
        return [person for room in self.rooms for person in room.people]

    @asynccontextmanager
    async def playing(self) -> AsyncIterator[None]:
        self._tasks = [asyncio.create_task(room.run()) for room in self.rooms]
        try:
            yield
        finally:
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)
            for person in self.people:
                person.wire.close()

    async def cycle(self, kill: Kill) -> None:
        """Start, play, kill, look."""
        server = await self._start(kill)
        if kill.how == "starting":
            await asyncio.sleep(self.rng.uniform(0, STARTING))
        else:
            await server.until_ready()
            self.door.open.set()
            await self._all_go_on()
            await self._end(server, kill)
        await server.kill()
        await self._unless_broken(self.door.close())
        self.after_kill()
        self.referee.look(await Book.read(self.site.database), self.people)

    async def _start(self, kill: Kill) -> Running:
        if kill.command:
            return await Command.start(self.site)
        return await self.nursery.start(self.site, kill.plan)

    async def _all_go_on(self) -> None:
        """Every table accepts a next move; some of the people look at everything from the beginning."""
        before = [room.acknowledged for room in self.rooms]
        looks = [self._look_back(room) for room in self.rooms]

        async def gone_on() -> None:
            while any(room.acknowledged == was for room, was in zip(self.rooms, before, strict=True)):
                await asyncio.sleep(0.005)

        try:
            async with asyncio.timeout(PATIENCE):
                await self._unless_broken(asyncio.gather(gone_on(), *looks))
        except TimeoutError:
            raise Violation("stuck", f"{before} of each room, and nobody gets on") from None

    async def _look_back(self, room: Room) -> None:
        person = self.rng.choice(room.people)
        if person.stories:
            await person.look(list(person.stories.values())[-1])

    async def _end(self, server: Running, kill: Kill) -> None:
        """At the point of the plan, or at some instant."""
        label = "instant, by command" if kill.command else "instant"
        if kill.plan.point is not None:
            await server.arm()
            try:
                async with asyncio.timeout(TARGET):
                    await self._unless_broken(server.gone.wait())
                label = f"{kill.plan.point} {kill.plan.kind or ''}".strip()
            except TimeoutError:
                label = "instant"
        else:
            await asyncio.sleep(self.rng.uniform(0, MOMENT))
        self.kills[label] += 1

    async def _unless_broken(self, wanted: Awaitable[Any]) -> None:
        """Wait for something, unless a promise is broken before."""
        waiting = asyncio.ensure_future(wanted)
        try:
            await asyncio.wait((waiting, *self._tasks), return_when=asyncio.FIRST_COMPLETED)
            for task in self._tasks:
                if task.done():
                    task.result()
            await waiting
        finally:
            waiting.cancel()
