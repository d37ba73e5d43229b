"""People with several tabs, at halls that may share a database."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from hinode.server.http.identity import digest
from hinode.server.storage.rows import Person
from tests.server.crash.wire import Json, Wire
from tests.server.play.hall import Hall, open_hall


class Tabs:
    """One person's two connections: to different halls, where there are two."""

    def __init__(self, wires: list[Wire], person: Person) -> None:
        self.wires = wires
        self.person = person

    async def send(self, tab: int, table: str, body: Json) -> tuple[int, Json]:
        return await self.wires[tab].post(f"/api/tables/{table}/commands", body)


@asynccontextmanager
async def open_halls(data: Path, database: str) -> AsyncIterator[list[Hall]]:
    """Two on PostgreSQL, as different processes are; one on SQLite."""
    async with AsyncExitStack() as stack:
        count = 2 if database.startswith("postgresql") else 1
        yield [
            await stack.enter_async_context(open_hall(data, database, bot_workers=1)) for _ in range(count)
        ]


@asynccontextmanager
async def seated(halls: Sequence[Hall], names: Sequence[str]) -> AsyncIterator[list[Tabs]]:
    """People who have arrived."""
    found = []
    for name in names:
        first = Wire(halls[0].origin)
        assert (await first.post("/api/session", {"name": name}))[0] == 200
        person = await halls[0].hub.store.session(digest(first.token))
        assert person is not None
        found.append(Tabs([first, Wire(halls[-1].origin, first.token)], person))
    try:
        yield found
    finally:
        for each in found:
            for wire in each.wires:
                wire.close()


def answer(id: str, seat: str, seen: int, given: Json) -> Json:
    return {"kind": "answer", "id": id, "seat": seat, "seen": seen, "answer": given}
