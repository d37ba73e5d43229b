"""A browser's connection that hides nothing: a reply, or the loss of it."""

from __future__ import annotations

import asyncio
import json
from typing import Any, Final
from urllib.parse import urlsplit

Json = dict[str, Any]
PATIENCE: Final = 20.0


class Lost(Exception):
    """The connection broke: whether the request was done is unknown."""


class Wire:
    """Requests one after the other over one connection, which is made anew after a loss.

    `address` is where the server is reached, if not where it is: somebody may stand between.
    """

    def __init__(self, origin: str, token: str = "") -> None:
        self.origin = self.address = origin
        self.token = token
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    @property
    def headers(self) -> dict[str, str]:
        return {"origin": self.origin, "cookie": f"hinode_session={self.token}"}

    async def post(self, path: str, body: Json) -> tuple[int, Json]:
        return await self._ask("POST", path, json.dumps(body).encode())

    async def get(self, path: str) -> tuple[int, Json]:
        return await self._ask("GET", path, b"")

    async def _ask(self, method: str, path: str, data: bytes) -> tuple[int, Json]:
        """Exactly one reply to each request, or `Lost`."""
        address = urlsplit(self.address)
        told = {
            "host": urlsplit(self.origin).netloc,
            "content-type": "application/json",
            "content-length": str(len(data)),
            **self.headers,
        }
        head = "".join(f"{name}: {value}\r\n" for name, value in told.items())
        try:
            async with asyncio.timeout(PATIENCE):
                if self._streams is None:
                    self._streams = await asyncio.open_connection(address.hostname, address.port)
                reader, writer = self._streams
                writer.write(f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode() + data)
                return await self._reply(reader)
        except (OSError, EOFError) as error:  # TimeoutError is an OSError
            self.close()
            raise Lost(type(error).__name__) from error
        except asyncio.CancelledError:
            self.close()
            raise

    async def _reply(self, reader: asyncio.StreamReader) -> tuple[int, Json]:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        length = 0
        for line in head[1:]:
            name, _, value = line.partition(":")
            if name.lower() == "content-length":
                length = int(value)
            elif name.lower() == "set-cookie":
                self.token = value.partition(";")[0].strip().partition("=")[2]
        body: Json = json.loads(await reader.readexactly(length))
        return int(head[0].split()[1]), body

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].transport.abort()
            self._streams = None
