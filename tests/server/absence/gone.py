"""People at tables in the middle of a game, and what is told of those who have gone."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, Final

from hinode.server.identity import COOKIE, digest
from hinode.server.storage.rows import Entry, Person
from tests.server.play.hall import Guest, Hall, guest
from tests.server.protocol.stages import Stage, lay

Json = dict[str, Any]
CLOCK: Final = {"kind": "decision", "seconds": 10, "tea": 30}


async def person_of(hall: Hall, someone: Guest) -> Person:
    found = await hall.hub.store.session(digest(someone.client.cookies[COOKIE]))
    assert found is not None
    return found


class Sitting:
    """A table, and those who hold seats at it."""

    def __init__(self, hall: Hall, table: str, people: Mapping[str, Guest]) -> None:
        self.hall = hall
        self.table = table
        self.people = people

    async def entries(self) -> list[Entry]:
        return await self.hall.hub.store.entries(self.table, 0)

    async def n(self) -> int:
        return len(await self.entries())

    async def look(self, clan: str) -> Json:
        return await self.people[clan].look(self.table, clan)

    async def left(self, clan: str) -> float:
        """What a clan's clock shows."""
        found: float = (await self.look(clan))["update"]["clocks"]["left"][clan]
        return found

    async def until(self, clan: str, holds: Callable[[Json], bool]) -> Json:
        """Somebody watches until an update of which it holds."""
        async with self.people[clan].watch(self.table, clan) as eyes:
            return await eyes.update(holds)

    async def after(self, n: int) -> list[Entry]:
        return (await self.entries())[n:]


@asynccontextmanager
async def sitting(
    hall: Hall, stage: Stage, *clans: str, clock: Json | None = None
) -> AsyncIterator[Sitting]:
    """The clans are held by people, the others by bots."""
    async with AsyncExitStack() as stack:
        people = {clan: await stack.enter_async_context(guest(hall, f"Player of {clan}")) for clan in clans}
        owners = {clan: await person_of(hall, someone) for clan, someone in people.items()}
        table = await lay(hall.hub.store, stage, owners, clock=clock or CLOCK)
        yield Sitting(hall, table, people)
