"""People who play at one table, each connected to a server that may be killed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

from hinode.vocab.ids import CLANS
from tests.server.crash.checks.checker import Checker
from tests.server.crash.checks.stored_data import StoredData
from tests.server.crash.checks.transcript import Transcript
from tests.server.crash.kit.players import Person, Player, ServerAccess, start_game

TIMEOUT: Final = 240.0  # seconds, on a busy machine; waits end as soon as possible
POLL_SECONDS: Final = 0.005


class Group:
    """The first person creates the table. People beyond the number of `players` are spectators."""

    def __init__(self, people: Sequence[Person], players: int, bots: int = 0) -> None:
        self.people = list(people)
        self.seated = self.people[: players - bots]
        self.bots = bots
        self.table = ""
        self.players: list[Player] = []
        self.spectators: list[Transcript] = []
        self._tasks: list[asyncio.Task[None]] = []

    @classmethod
    def through(cls, accesses: Sequence[ServerAccess], seed: str, players: int, bots: int = 0) -> Group:
        guests = [
            Person(access, f"Guest {number}", f"{seed} {number}") for number, access in enumerate(accesses)
        ]
        return cls(guests, players, bots)

    async def sit_down(self) -> None:
        for person in self.people:
            await person.arrive()
        bots = [{"level": "random"}] * self.bots
        self.table = await start_game(self.seated, players=len(self.seated) + self.bots, bots=bots)
        seats = zip(self.seated, CLANS, strict=False)
        self.players = [Player(person, self.table, clan) for person, clan in seats]

    @asynccontextmanager
    async def playing(self) -> AsyncIterator[None]:
        for player in self.players:
            self.begin(player.play())
        for person in self.people[len(self.seated) :]:
            self.spectators.append(Transcript(self.table, None))
            self.begin(person.watch(self.spectators[-1]))
        try:
            yield
        finally:
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)
            self.leave()

    @property
    def newest(self) -> int:
        """The number of the newest entry that a player has seen."""
        return max(player.transcript.n for player in self.players)

    @property
    def over(self) -> bool:
        """Whether every player has seen the result."""
        updates = [player.transcript.latest for player in self.players]
        return all(update is not None and update["result"] is not None for update in updates)

    def begin(self, doing: Coroutine[Any, Any, None]) -> None:
        """Run a task during the game; it ends with the game."""
        self._tasks.append(asyncio.create_task(doing))

    def leave(self) -> None:
        for person in self.people:
            person.client.close()

    async def until(self, holds: Callable[[], bool]) -> None:
        """Wait until this holds, or raise the error of a task that failed."""
        async with asyncio.timeout(TIMEOUT):
            while not holds():
                for task in self._tasks:
                    if task.done():
                        task.result()
                await asyncio.sleep(POLL_SECONDS)

    async def rest(self) -> None:
        """Stop acting; every request has its reply."""
        await asyncio.gather(*(player.rest() for player in self.players))

    def acknowledged(self) -> list[int]:
        return [person.acknowledged for person in self.seated]

    def by_bots(self) -> int:
        """The largest number of bot entries that a player has seen."""
        seen = [player.transcript.entries.values() for player in self.players]
        return max(sum('"by":"bot"' in entry for entry in entries) for entries in seen)

    async def look(self, database: str) -> Checker:
        """Check the data after all servers have stopped."""
        checker = Checker()
        checker.look(await StoredData.read(database), self.people)
        return checker
