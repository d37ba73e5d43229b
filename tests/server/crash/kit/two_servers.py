"""Two servers on one database, and people who move from one to the other."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

from tests.server.crash.kit.players import Person, ServerAccess
from tests.server.kit.client import Client, TableFeed
from tests.server.kit.process import ForkServerClient, ServerProcess, Site


class KillableServer:
    """One of several servers, which can be killed and restarted."""

    def __init__(self, fork_server: ForkServerClient, site: Site) -> None:
        self.fork_server = fork_server
        self.site = site
        self.access = ServerAccess(site.origin)
        self.server: ServerProcess | None = None

    async def open(self) -> None:
        self.server = await self.fork_server.start(self.site)
        await self.server.until_ready()
        self.access.open.set()

    async def kill(self) -> None:
        if self.server is not None:
            await self.server.kill()
            self.server = None


@asynccontextmanager
async def two_servers(
    fork_server: ForkServerClient, data: Path, database: str
) -> AsyncIterator[tuple[KillableServer, KillableServer]]:
    servers = (
        KillableServer(fork_server, Site.create(data, database)),
        KillableServer(fork_server, Site.create(data, database)),
    )
    try:
        await asyncio.gather(*(server.open() for server in servers))
        yield servers
    finally:
        await asyncio.gather(*(server.kill() for server in servers))


def watch(
    person: Person, server: KillableServer, table: str, seat: str
) -> AbstractAsyncContextManager[TableFeed]:
    """A WebSocket of a person, connected to one of the processes."""
    return Client(server.site.origin, person.client.token).watch(table, seat)
