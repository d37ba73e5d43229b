"""Client: a minimal HTTP and WebSocket client that plays like a browser."""

from __future__ import annotations

import asyncio
import json
from typing import Any, Self
from urllib.parse import urlsplit

from websockets.asyncio.client import connect

Json = dict[str, Any]


class Client:
    """One player. Sends one request at a time on a connection that stays open."""

    def __init__(self, origin: str, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.origin = origin
        self.cookie = ""
        self._reader = reader
        self._writer = writer
        self._sent = 0

    @classmethod
    async def connect_as(cls, origin: str, name: str) -> Self:
        address = urlsplit(origin)
        found = cls(origin, *await asyncio.open_connection(address.hostname, address.port))
        await found.post("/api/session", {"name": name})
        return found

    async def post(self, path: str, body: Json) -> Json:
        data = json.dumps(body).encode()
        host = urlsplit(self.origin).netloc
        head = (
            f"POST {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: {self.origin}\r\nCookie: {self.cookie}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n"
        )
        try:
            self._writer.write(head.encode() + data)
            return self._json(await self._read())
        except (asyncio.IncompleteReadError, ConnectionError):  # the server closed an idle connection
            address = urlsplit(self.origin)
            self._reader, self._writer = await asyncio.open_connection(address.hostname, address.port)
            self._writer.write(head.encode() + data)
            return self._json(await self._read())

    @staticmethod
    def _json(data: bytes) -> Json:
        found: Json = json.loads(data)
        return found

    async def _read(self) -> bytes:
        head = (await self._reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        length = 0
        for line in head.split("\r\n")[1:]:
            name, _, value = line.partition(":")
            if name.lower() == "content-length":
                length = int(value)
            elif name.lower() == "set-cookie":
                self.cookie = value.partition(";")[0].strip()
        return await self._reader.readexactly(length)

    async def command(self, table: str, kind: str, **fields: Any) -> Json:
        self._sent += 1
        body = {"kind": kind, "id": f"message-{self._sent:07}", **fields}
        return await self.post(f"/api/tables/{table}/commands", body)

    def watch(self, table: str, seat: str) -> connect:
        address = f"{self.origin.replace('http', 'ws', 1)}/api/tables/{table}/socket?seat={seat}"
        return connect(
            address,
            additional_headers={"origin": self.origin, "cookie": self.cookie},
            compression=None,
            max_size=None,
        )

    async def close(self) -> None:
        self._writer.close()
        await self._writer.wait_closed()
