"""A browser: one person's HTTP requests to a server, and WebSockets of its tables."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlencode, urlsplit

import httpx2
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from hinode.server.http.identity import COOKIE
from tests.server.kit.connection import Connection
from tests.server.kit.server import NO_CERTIFICATES, TIMEOUT, RunningServer

Json = dict[str, Any]


def open_socket(origin: str, path: str, headers: Mapping[str, str], **options: Any) -> connect:
    """A WebSocket to a server, with exactly these headers; `options` go to `websockets.connect`."""
    return connect(origin.replace("http", "ws", 1) + path, additional_headers=headers, **options)


class Client:
    """A browser on a page of `origin`, with the session whose token it holds.

    `address` is where connections go: the origin itself, or a proxy. `cookie` replaces the session's cookie
    with another header. Requests may be concurrent; each connection has one at a time.
    """

    def __init__(self, origin: str, token: str = "", cookie: str | None = None) -> None:
        self.origin = self.address = origin
        self.token = token
        self._cookie = cookie
        self._idle: list[Connection] = []
        self._open: set[Connection] = set()
        self._sent = 0

    def move_to(self, origin: str) -> None:
        """Continue on another server. Requests in progress are lost."""
        self.close()
        self.origin = self.address = origin

    @property
    def cookie(self) -> str:
        if self._cookie is not None:
            return self._cookie
        return f"{COOKIE}={self.token}" if self.token else ""

    @property
    def headers(self) -> dict[str, str]:
        """The headers of every request and WebSocket."""
        cookie = {"cookie": self.cookie} if self.cookie else {}
        return {"origin": self.origin, **cookie}

    @asynccontextmanager
    async def http(self, **options: Any) -> AsyncIterator[httpx2.AsyncClient]:
        """An HTTP client with the same headers, for streams and other unusual requests."""
        async with httpx2.AsyncClient(
            base_url=self.address, headers=self.headers, timeout=TIMEOUT, verify=NO_CERTIFICATES, **options
        ) as client:
            yield client

    async def request(
        self,
        method: str,
        path: str,
        *,
        json: Any = None,
        content: bytes = b"",
        params: Mapping[str, Any] | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> httpx2.Response:
        """One response, or `ConnectionLost`."""
        own = {"host": urlsplit(self.origin).netloc, **self.headers}
        if json is not None:
            content = _encode(json)
            own["content-type"] = "application/json"
        query = f"?{urlencode(params)}" if params else ""
        connection = self._connection()
        try:
            response = await connection.request(method, path + query, {**own, **(headers or {})}, content)
        finally:
            if connection.reusable and connection in self._open:
                self._idle.append(connection)
            else:
                self._open.discard(connection)
        self._take_cookie(response)
        return response

    def _connection(self) -> Connection:
        while self._idle:
            connection = self._idle.pop()
            if connection.reusable:
                return connection
            connection.close()
            self._open.discard(connection)
        connection = Connection(self.address)
        self._open.add(connection)
        return connection

    def _take_cookie(self, response: httpx2.Response) -> None:
        for cookie in response.headers.get_list("set-cookie"):
            name, _, value = cookie.partition(";")[0].strip().partition("=")
            if name == COOKIE:
                self.token = value.strip('"')

    def close(self) -> None:
        """Drop all connections. The client can be used again."""
        for connection in self._open:
            connection.close()
        self._open.clear()
        self._idle.clear()

    async def get(self, path: str, params: Mapping[str, Any] | None = None) -> httpx2.Response:
        return await self.request("GET", path, params=params)

    async def post(self, path: str, body: Any) -> httpx2.Response:
        return await self.request("POST", path, json=body)

    # -- tables ----------------------------------------------------------------------------------------

    async def create_table(self, **options: Any) -> str:
        """Returns its id."""
        created = await self.post("/api/tables", options)
        assert created.status_code == 201, created.text
        return str(created.json()["id"])

    async def invite(self, table: str) -> str:
        """The key of the table's link."""
        return str((await self.look(table))["invite"])

    async def enter(self, table: str, key: str) -> None:
        entered = await self.post(f"/api/tables/{table}/enter", {"key": key})
        assert entered.status_code == 200, entered.text

    async def send(self, table: str, kind: str, **fields: Any) -> httpx2.Response:
        """One command, with a new message id unless one is given."""
        self._sent += 1
        body = {"kind": kind, "id": f"message-{self._sent:06}", **fields}
        return await self.post(f"/api/tables/{table}/commands", body)

    async def do(self, table: str, kind: str, **fields: Any) -> int:
        """A command that must be accepted. Returns the number of its entry."""
        done = await self.send(table, kind, **fields)
        assert done.status_code == 200, f"{kind} {fields}: {done.text}"
        return int(done.json()["n"])

    async def refused(self, table: str, kind: str, **fields: Any) -> Json:
        """A command that must be refused. Returns the error."""
        done = await self.send(table, kind, **fields)
        assert done.status_code >= 400, done.text
        error: Json = done.json()["error"]
        return error

    async def look(self, table: str, seat: str | None = None) -> Json:
        """The table as it is now."""
        found = await self.get(f"/api/tables/{table}", {"seat": seat} if seat else None)
        assert found.status_code == 200, found.text
        body: Json = found.json()
        return body

    @asynccontextmanager
    async def watch(
        self, table: str, seat: str | None = None, since: int = -1, talk: int = 0, **options: Any
    ) -> AsyncIterator[TableFeed]:
        """A WebSocket of one table; `options` go to `websockets.connect`."""
        query = f"since={since}&talk={talk}" + (f"&seat={seat}" if seat else "")
        where = urlsplit(self.address)
        async with open_socket(
            self.origin,
            f"/api/tables/{table}/socket?{query}",
            self.headers,
            host=where.hostname,
            port=where.port,
            **{"max_size": None, "ping_interval": None, **options},
        ) as socket:
            yield TableFeed(socket)


@dataclass
class TableFeed:
    """The messages of one WebSocket, in order."""

    socket: ClientConnection
    messages: list[Json] = field(default_factory=list)
    raw: list[str] = field(default_factory=list)

    async def next(self) -> Json:
        text = await asyncio.wait_for(self.socket.recv(), TIMEOUT)
        assert isinstance(text, str)
        self.raw.append(text)
        self.messages.append(json.loads(text))
        return self.messages[-1]

    async def until(self, matches: Callable[[Json], bool]) -> Json:
        """The next message that matches."""
        while True:
            message = await self.next()
            if matches(message):
                return message

    async def update(self, matches: Callable[[Json], bool] = lambda _: True) -> Json:
        return await self.until(lambda message: message["type"] == "update" and matches(message))

    async def closed(self) -> int:
        """Read to the end. Returns the close code."""
        try:
            while True:
                await self.next()
        except ConnectionClosed as gone:
            return gone.rcvd.code if gone.rcvd is not None else 1006


def _encode(body: Any) -> bytes:
    return json.dumps(body, ensure_ascii=False, separators=(",", ":")).encode()


@asynccontextmanager
async def visitor(server: RunningServer | str, **given: Any) -> AsyncIterator[Client]:
    """A browser without a session, unless it is given one."""
    client = Client(server if isinstance(server, str) else server.origin, **given)
    try:
        yield client
    finally:
        client.close()


@asynccontextmanager
async def guest(server: RunningServer | str, name: str = "Aiko") -> AsyncIterator[Client]:
    """A browser with its own session."""
    async with visitor(server) as client:
        welcomed = await client.post("/api/session", {"name": name})
        assert welcomed.status_code == 200, welcomed.text
        yield client
