"""A table in the middle of a game, with people on some of its seats."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, Final

from hinode.server.http.identity import token_hash
from hinode.server.storage.rows import Entry, Person
from tests.server.kit.client import Client, guest
from tests.server.kit.server import RunningServer
from tests.server.protocol.midgame import Midgame, store_table

Json = dict[str, Any]
TIME: Final = 10.0
CLOCK: Final = {"kind": "decision", "seconds": 10, "tea": 30}


async def person_of(server: RunningServer, someone: Client) -> Person:
    found = await server.hub.store.session(token_hash(someone.token))
    assert found is not None
    return found


class SeatedTable:
    """A table and the people who hold its seats."""

    def __init__(self, server: RunningServer, table: str, people: Mapping[str, Client]) -> None:
        self.server = server
        self.table = table
        self.people = people

    async def entries(self, after: int = 0) -> list[Entry]:
        return await self.server.hub.store.entries(self.table, after)

    async def n(self) -> int:
        return len(await self.entries())

    async def do(self, clan: str, kind: str, **fields: Any) -> int:
        return await self.people[clan].do(self.table, kind, seat=clan, **fields)

    async def refused(self, clan: str, kind: str, **fields: Any) -> str:
        """Send a command that must be refused. Returns the code of the refusal."""
        return str((await self.people[clan].refused(self.table, kind, seat=clan, **fields))["code"])

    async def answer(self, clan: str, answer: Json) -> int:
        return await self.do(clan, "answer", seen=await self.n(), answer=answer)

    async def left(self, clan: str) -> float:
        """The time left on a clan's clock."""
        look = await self.people[clan].look(self.table, clan)
        return float(look["update"]["clocks"]["left"][clan])

    async def asked(self, clan: str, after: int = 0) -> Json:
        """The update that asks a clan a new question."""
        async with self.people[clan].watch(self.table, clan) as feed:
            return await feed.update(lambda update: update["asked"].get(clan, 0) > after)

    async def until(self, holds: Callable[[Entry], bool], after: int = 0) -> Entry:
        """Wait for the first entry that meets a condition."""
        async with next(iter(self.people.values())).watch(self.table) as feed:
            while True:
                for entry in await self.entries(after):
                    if holds(entry):
                        return entry
                await feed.update()


@asynccontextmanager
async def seated_table(
    server: RunningServer, midgame: Midgame, *clans: str, clock: Json | None = None
) -> AsyncIterator[SeatedTable]:
    """A table where people hold these clans and bots the others."""
    async with AsyncExitStack() as stack:
        people = {clan: await stack.enter_async_context(guest(server, f"Player of {clan}")) for clan in clans}
        owners = {clan: await person_of(server, someone) for clan, someone in people.items()}
        table = await store_table(server.hub.store, midgame, owners, clock=clock or CLOCK)
        live = await server.hub.live(table)
        assert live is not None
        server.hub.on_changed.notify(live)  # it is run from now on, not only from the runner's next scan
        yield SeatedTable(server, table, people)
