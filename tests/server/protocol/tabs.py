"""People with two browser tabs, on one server or on two that share a database."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from hinode.server.http.identity import token_hash
from hinode.server.storage.rows import Person
from tests.server.kit.client import Client, Json
from tests.server.kit.server import RunningServer, running_server


class Tabs:
    """One person's two connections, to different servers if there are two."""

    def __init__(self, clients: list[Client], person: Person) -> None:
        self.clients = clients
        self.person = person

    async def send(self, tab: int, table: str, body: Json) -> tuple[int, Json]:
        """Returns the status and body of the reply."""
        reply = await self.clients[tab].post(f"/api/tables/{table}/commands", body)
        return reply.status_code, reply.json()


@asynccontextmanager
async def running_servers(data: Path, database: str) -> AsyncIterator[list[RunningServer]]:
    """Two servers on PostgreSQL, like separate processes; one on SQLite."""
    async with AsyncExitStack() as stack:
        count = 2 if database.startswith("postgresql") else 1
        yield [
            await stack.enter_async_context(running_server(data, database, bot_workers=1))
            for _ in range(count)
        ]


@asynccontextmanager
async def seated(servers: Sequence[RunningServer], names: Sequence[str]) -> AsyncIterator[list[Tabs]]:
    """People with sessions, each with two tabs."""
    found = []
    for name in names:
        first = Client(servers[0].origin)
        assert (await first.post("/api/session", {"name": name})).status_code == 200
        person = await servers[0].hub.store.session(token_hash(first.token))
        assert person is not None
        found.append(Tabs([first, Client(servers[-1].origin, first.token)], person))
    try:
        yield found
    finally:
        for each in found:
            for client in each.clients:
                client.close()


def answer(id: str, seat: str, seen: int, given: Json) -> Json:
    return {"kind": "answer", "id": id, "seat": seat, "seen": seen, "answer": given}
