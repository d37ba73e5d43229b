"""One server, and one person for every relation to its tables."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, Final

import httpx2

from hinode.server.http.identity import token_hash
from hinode.server.storage.rows import Person, TableRow
from tests.server.kit.client import Client, Json, guest, visitor
from tests.server.kit.server import RunningServer, error_code, running_server
from tests.server.security.kit.sample_tables import MEMBERS, SampleTables

ROLES: Final = (*MEMBERS, "stranger")
WEEK: Final = 7 * 86400.0


class SecurityFixture:
    """`guests` by role; `nobody` has no session."""

    def __init__(self, server: RunningServer, guests: dict[str, Client], stages: SampleTables) -> None:
        self.server = server
        self.guests = guests
        self.stages = stages
        self._sent = 0
        self._shared: dict[tuple[str, bool], str] = {}

    def __getitem__(self, role: str) -> Client:
        return self.guests[role]

    def person(self, role: str) -> Person:
        """The person as the server knows them."""
        return self.stages.people[role]

    async def table(self, stage: str, *, open: bool = False) -> TableRow:
        return await self.stages.copy(stage, open=open)

    async def shared_table(self, stage: str, *, open: bool = False) -> str:
        """A shared table for requests that must change nothing."""
        known = self._shared.get((stage, open))
        if known is None or (await self.counts(known))[0] != self.stages.table(stage).n:
            known = self._shared[stage, open] = (await self.table(stage, open=open)).id
        return known

    async def send(self, role: str, table: str, command: Json) -> httpx2.Response:
        self._sent += 1
        body = {"id": f"message-{self._sent:08}", **command}
        return await self[role].post(f"/api/tables/{table}/commands", body)

    async def counts(self, table: str) -> tuple[int, int]:
        """The number of entries and chat messages at a table."""
        live = await self.server.hub.live(table)
        assert live is not None
        return live.table.n, len(live.talk)


@asynccontextmanager
async def open_world(data: Path, **given: Any) -> AsyncIterator[SecurityFixture]:
    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(
            running_server(
                data, **{"bot_workers": 1, "absence_seconds": WEEK, "sockets_per_session": 1000, **given}
            )
        )
        guests, people = {"nobody": await stack.enter_async_context(visitor(server))}, {}
        for role in ROLES:
            guests[role] = await stack.enter_async_context(guest(server, role.title()))
            token = guests[role].token
            person = await server.hub.store.session(token_hash(token))
            assert person is not None
            people[role] = person
        stages = SampleTables(server.hub.store, people)
        elsewhere = await guests["stranger"].create_table(players=3)
        await guests["stranger"].do(elsewhere, "join", clan="koi")
        yield SecurityFixture(server, guests, stages)


def outcome(answer: httpx2.Response) -> str:
    """`ok`, or the code of the refusal."""
    return "ok" if answer.status_code < 400 else error_code(answer)
