"""A running server in this event loop, and people who use it over real sockets."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx2
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from hinode.server.http.app import create_app
from hinode.server.http.server import Server, open_listener
from hinode.server.live.hub import Hub
from hinode.server.setting_types import Rate
from hinode.server.settings import Settings
from hinode.server.storage.store import Store

Json = dict[str, Any]
PATIENCE = 20.0
PLENTY = Rate(10**6, 1)  # tests of play are faster than people


@dataclass
class Hall:
    """The server, seen from outside by its origin, from inside by its hub."""

    origin: str
    hub: Hub
    settings: Settings


@asynccontextmanager
async def open_hall(data: Path, database: str | None = None, **given: Any) -> AsyncIterator[Hall]:
    """Serve from a file in `data`, or from `database`."""
    plenty = {"player_rate": PLENTY, "watcher_rate": PLENTY, "chat_rate": PLENTY, "newcomer_rate": PLENTY}
    wanted = Settings(
        **{"port": 0, "data": data, "database": database, "tables_per_hour": 10**6, **plenty, **given}
    )
    with open_listener(wanted) as door:
        settings = wanted.at_port(door.getsockname()[1])
        store = await Store.open(settings.database_url)
        app, ready = create_app(settings, store), asyncio.Event()
        server = Server(settings, app, ready.set)
        running = asyncio.create_task(server.serve([door]))
        try:
            await asyncio.wait_for(ready.wait(), PATIENCE)
            yield Hall(f"http://127.0.0.1:{settings.port}", app.state.hub, settings)
        finally:
            server.should_exit = True
            await running
            await store.close()


class Guest:
    """A person with a browser."""

    def __init__(self, origin: str, client: httpx2.AsyncClient) -> None:
        self.origin = origin
        self.client = client
        self._sent = 0

    async def post(self, path: str, body: Json) -> httpx2.Response:
        return await self.client.post(path, json=body)

    async def make_table(self, **options: Any) -> str:
        made = await self.post("/api/tables", options)
        assert made.status_code == 201, made.text
        return str(made.json()["id"])

    async def invite(self, table: str) -> str:
        return str((await self.look(table))["invite"])

    async def enter(self, table: str, key: str) -> None:
        entered = await self.post(f"/api/tables/{table}/enter", {"key": key})
        assert entered.status_code == 200, entered.text

    async def send(self, table: str, kind: str, **fields: Any) -> httpx2.Response:
        """One command, with a message id of its own unless one is given."""
        self._sent += 1
        body = {"kind": kind, "id": f"message-{self._sent:06}", **fields}
        return await self.post(f"/api/tables/{table}/commands", body)

    async def do(self, table: str, kind: str, **fields: Any) -> int:
        """A command that must be accepted; the number of its entry."""
        done = await self.send(table, kind, **fields)
        assert done.status_code == 200, f"{kind} {fields}: {done.text}"
        return int(done.json()["n"])

    async def refused(self, table: str, kind: str, **fields: Any) -> Json:
        """A command that must be refused; the error."""
        done = await self.send(table, kind, **fields)
        assert done.status_code >= 400, done.text
        error: Json = done.json()["error"]
        return error

    async def look(self, table: str, seat: str | None = None) -> Json:
        found = await self.client.get(f"/api/tables/{table}", params={"seat": seat} if seat else {})
        assert found.status_code == 200, found.text
        body: Json = found.json()
        return body

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())

    @asynccontextmanager
    async def watch(
        self, table: str, seat: str | None = None, since: int = -1, talk: int = 0
    ) -> AsyncIterator[Eyes]:
        """A socket of one table."""
        query = f"since={since}&talk={talk}" + (f"&seat={seat}" if seat else "")
        address = f"{self.origin.replace('http', 'ws', 1)}/api/tables/{table}/socket?{query}"
        headers = {"origin": self.origin, "cookie": self.cookie}
        async with connect(address, additional_headers=headers) as socket:
            yield Eyes(socket)


@dataclass
class Eyes:
    """What came over a socket, in order."""

    socket: ClientConnection
    messages: list[Json] = field(default_factory=list)
    raw: list[str] = field(default_factory=list)

    async def next(self) -> Json:
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(text, str)
        self.raw.append(text)
        self.messages.append(json.loads(text))
        return self.messages[-1]

    async def until(self, holds: Callable[[Json], bool]) -> Json:
        """The next message of which that holds."""
        while True:
            message = await self.next()
            if holds(message):
                return message

    async def update(self, holds: Callable[[Json], bool] = lambda _: True) -> Json:
        return await self.until(lambda message: message["type"] == "update" and holds(message))

    async def closed(self) -> int:
        """Read on to the end; the closing code."""
        try:
            while True:
                await self.next()
        except ConnectionClosed as gone:
            return gone.rcvd.code if gone.rcvd is not None else 1006

    def frames(self) -> list[Json]:
        """All frames of all updates so far."""
        return [f for m in self.messages if m["type"] == "update" for f in m["frames"]]


@asynccontextmanager
async def guest(hall: Hall | str, name: str = "Aiko") -> AsyncIterator[Guest]:
    """Somebody arrives and gives a name."""
    origin = hall if isinstance(hall, str) else hall.origin
    headers = {"origin": origin}
    async with httpx2.AsyncClient(base_url=origin, headers=headers, timeout=PATIENCE) as client:
        found = Guest(origin, client)
        welcomed = await found.post("/api/session", {"name": name})
        assert welcomed.status_code == 200, welcomed.text
        yield found
