"""Records every byte that a server sends to one person about one table.

Only data unrelated to the table is masked: its random name, the time of day in `date`, and the reply to
the random key with which a client opens a socket. Pings depend on the clock, and are left out.
"""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any, Final

import httpx2
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import InvalidStatus

from tests.server.kit.client import Client, TableFeed

RANDOM: Final = re.compile(rb"^(date|sec-websocket-accept): [^\r]*", re.IGNORECASE | re.MULTILINE)
PING: Final = 9


class Recording(ClientConnection):
    """A protocol that keeps the received bytes."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.bytes = bytearray()

    def data_received(self, data: bytes) -> None:
        self.bytes += data
        super().data_received(data)


class Recorder:
    """One person at one table. `received` has everything that was sent, in order."""

    def __init__(self, guest: Client, table: str) -> None:
        self.guest = guest
        self.table = table
        self.received: list[bytes] = []
        self._sent = 0

    def _keep(self, data: bytes) -> None:
        self.received.append(RANDOM.sub(rb"\1: -", data.replace(self.table.encode(), b"TABLE")))

    async def get(self, path: str = "", **query: Any) -> httpx2.Response:
        return self._noted(await self.guest.get(f"/api/tables/{self.table}{path}", query))

    async def send(self, kind: str, **fields: Any) -> httpx2.Response:
        self._sent += 1
        body = {"kind": kind, "id": f"message-{self._sent:06}", **fields}
        return self._noted(await self.guest.post(f"/api/tables/{self.table}/commands", body))

    async def list_tables(self, scope: str) -> None:
        """This table's item in a list of tables."""
        found = (await self.guest.get("/api/tables", {"scope": scope})).json()["tables"]
        self._keep(json.dumps([each for each in found if each["id"] == self.table]).encode())

    def _noted(self, response: httpx2.Response) -> httpx2.Response:
        self._keep(whole(response))
        return response

    @asynccontextmanager
    async def watch(self, **query: Any) -> AsyncIterator[TableFeed]:
        """A WebSocket whose bytes are kept when it is closed."""
        async with self.guest.watch(self.table, **query, create_connection=Recording) as feed:
            yield feed
        socket = feed.socket
        assert isinstance(socket, Recording)
        for part in messages(bytes(socket.bytes)):
            self._keep(part)

    async def turned_away(self, **query: Any) -> int:
        """Opens a socket that must be refused. Returns the status."""
        try:
            async with self.watch(**query):
                raise AssertionError("the socket was opened")
        except InvalidStatus as refused:
            response = refused.response
            headers = b"".join(
                b"%s: %s\r\n" % (k.encode(), v.encode()) for k, v in response.headers.raw_items()
            )
            self._keep(b"%d\r\n%s\r\n%s" % (response.status_code, headers, bytes(response.body or b"")))
            return response.status_code


def whole(response: httpx2.Response) -> bytes:
    """The whole response: status, headers in order, and body."""
    headers = b"".join(b"%s: %s\r\n" % header for header in response.headers.raw)
    return b"%d\r\n%s\r\n%s" % (response.status_code, headers, response.content)


def messages(data: bytes) -> Iterator[bytes]:
    """The handshake of a socket, then each frame."""
    opening, _, rest = data.partition(b"\r\n\r\n")
    yield opening
    while rest:
        size, start = rest[1], 2
        if size > 125:
            start += 2 if size == 126 else 8
            size = int.from_bytes(rest[2:start])
        if rest[0] & 15 != PING:
            yield rest[: start + size]
        rest = rest[start + size :]
