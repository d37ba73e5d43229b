"""People at tables in the middle of a game, and what is told of those who have gone."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, Final

from hinode.server.http.identity import COOKIE, digest
from hinode.server.storage.rows import Entry, Person
from tests.server.play.hall import Guest, Hall, guest
from tests.server.protocol.stages import Stage, lay

Json = dict[str, Any]
TIME: Final = 10.0
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

    async def entries(self, after: int = 0) -> list[Entry]:
        return await self.hall.hub.store.entries(self.table, after)

    async def n(self) -> int:
        return len(await self.entries())

    async def do(self, clan: str, kind: str, **fields: Any) -> int:
        return await self.people[clan].do(self.table, kind, seat=clan, **fields)

    async def refused(self, clan: str, kind: str, **fields: Any) -> str:
        """The code of the refusal."""
        return str((await self.people[clan].refused(self.table, kind, seat=clan, **fields))["code"])

    async def answer(self, clan: str, answer: Json) -> int:
        return await self.do(clan, "answer", seen=await self.n(), answer=answer)

    async def left(self, clan: str) -> float:
        """What a clan's clock shows."""
        look = await self.people[clan].look(self.table, clan)
        return float(look["update"]["clocks"]["left"][clan])

    async def asked(self, clan: str, after: int = 0) -> Json:
        """How things stand for a clan when it is asked something new."""
        async with self.people[clan].watch(self.table, clan) as eyes:
            return await eyes.update(lambda update: update["asked"].get(clan, 0) > after)

    async def until(self, holds: Callable[[Entry], bool], after: int = 0) -> Entry:
        """The first entry of which it holds, when it comes."""
        async with next(iter(self.people.values())).watch(self.table) as eyes:
            while True:
                for entry in await self.entries(after):
                    if holds(entry):
                        return entry
                await eyes.update()


@asynccontextmanager
async def sitting(hall: Hall, stage: Stage, *clans: str, clock: Json | None = None) -> AsyncIterator[Sitting]:
    """The clans are held by people, the others by bots."""
    async with AsyncExitStack() as stack:
        people = {clan: await stack.enter_async_context(guest(hall, f"Player of {clan}")) for clan in clans}
        owners = {clan: await person_of(hall, someone) for clan, someone in people.items()}
        table = await lay(hall.hub.store, stage, owners, clock=clock or CLOCK)
        live = await hall.hub.live(table)
        assert live is not None
        hall.hub.on_changed.notify(live)  # it is kept from now on, not from the keeper's next round
        yield Sitting(hall, table, people)
