"""Delivers commands twice, late, out of order, without reading the reply, or not at all."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from tests.server.kit.client import Client, Json
from tests.server.kit.server import RunningServer
from tests.server.protocol.tabs import Tabs

WAYS = ("plain", "plain", "twice", "late", "later", "unread", "again", "other", "never")
FALSE = {"kind": "done"}


@dataclass
class Attempt:
    """One request: the entries before and after it, and the reply, or None if it was lost."""

    sent: Json
    before: int
    after: int = 0
    status: int | None = None
    reply: Json | None = None

    @property
    def number(self) -> int | None:
        return self.reply["n"] if self.reply is not None and self.status == 200 else None


class UnreliableNetwork:
    """Carries the commands of one table, and records everything it did."""

    def __init__(self, servers: Sequence[RunningServer], table: str, rng: Random) -> None:
        self.servers = servers
        self.table = table
        self.rng = rng
        self.attempts: list[Attempt] = []
        self._late: set[asyncio.Task[None]] = set()

    @property
    def n(self) -> int:
        """The last entry that any server knows."""
        known = [server.hub.loaded_table(self.table) for server in self.servers]
        return max(live.table.n for live in known if live is not None)

    async def deliver(self, tabs: Tabs, sent: Json) -> None:
        """Deliver a command in a random way."""
        match self.rng.choice(WAYS):
            case "plain":
                await self._try(tabs.clients[0], sent)
            case "twice":
                await asyncio.gather(*(self._try(client, sent) for client in tabs.clients))
            case "late" | "later" as how:
                self._postpone(tabs, sent, 0.005 if how == "late" else 0.05)
            case "unread":
                await self._drop(tabs.clients[1], sent)
                await self._try(tabs.clients[0], sent)
            case "again":
                await self._try(tabs.clients[0], sent)
                self._postpone(tabs, sent, 0.05)
            case "other":
                await self._try(tabs.clients[0], sent)
                await self._try(tabs.clients[0], {**sent, "answer": FALSE})

    def _postpone(self, tabs: Tabs, sent: Json, max_delay: float) -> None:
        async def later() -> None:
            await asyncio.sleep(self.rng.uniform(0, max_delay))
            client = Client(tabs.clients[0].origin, tabs.clients[0].token)
            await self._try(client, sent)
            client.close()

        task = asyncio.create_task(later())
        self._late.add(task)
        task.add_done_callback(self._late.discard)

    async def _try(self, client: Client, sent: Json) -> None:
        attempt = Attempt(sent, self.n)
        self.attempts.append(attempt)
        reply = await client.post(f"/api/tables/{self.table}/commands", sent)
        attempt.after = await self._committed()
        attempt.status, attempt.reply = reply.status_code, reply.json()

    async def _committed(self) -> int:
        """The last entry in the database: a process may reply before any process has applied it."""
        known = self.n
        return known + len(await self.servers[0].store.entries(self.table, known))

    async def _drop(self, client: Client, sent: Json) -> None:
        """Send, and cut the connection before the reply."""
        doing = asyncio.create_task(self._try(client, sent))
        await asyncio.sleep(self.rng.uniform(0, 0.01))
        doing.cancel()
        await asyncio.gather(doing, return_exceptions=True)

    async def settle(self) -> None:
        """Wait until every delayed command has arrived."""
        while self._late:
            await asyncio.gather(*self._late)
