"""One HTTP/1.1 connection that hides nothing: a request gets exactly one response, or `ConnectionLost`.

Common HTTP clients may retry, and cost more than the request itself.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from urllib.parse import urlsplit

import httpx2

from tests.server.kit.server import TIMEOUT


class ConnectionLost(Exception):
    """The connection broke. The server may or may not have carried out the request."""


class Connection:
    """One request after the other to one address."""

    def __init__(self, address: str) -> None:
        self._address = urlsplit(address)
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    @property
    def reusable(self) -> bool:
        """Open, and not closed by the server while idle."""
        return self._streams is not None and not self._streams[0].at_eof()

    async def request(
        self, method: str, path: str, headers: Mapping[str, str], body: bytes
    ) -> httpx2.Response:
        lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
        head = f"{method} {path} HTTP/1.1\r\n{lines}content-length: {len(body)}\r\n\r\n"
        try:
            async with asyncio.timeout(TIMEOUT):
                if self._streams is None:
                    self._streams = await asyncio.open_connection(self._address.hostname, self._address.port)
                reader, writer = self._streams
                writer.write(head.encode() + body)
                return await self._read_response(reader, method)
        except (OSError, EOFError) as error:  # TimeoutError is an OSError
            self.close()
            raise ConnectionLost(type(error).__name__) from error
        except asyncio.CancelledError:
            self.close()
            raise

    async def _read_response(self, reader: asyncio.StreamReader, method: str) -> httpx2.Response:
        status_line, *lines = (await reader.readuntil(b"\r\n\r\n"))[:-4].split(b"\r\n")
        headers = [(name, value.strip()) for name, _, value in (line.partition(b":") for line in lines)]
        known = httpx2.Headers(headers)
        assert "transfer-encoding" not in known, "the server streams this response: use Client.http"
        status = int(status_line.split()[1])
        length = 0 if method == "HEAD" else int(known.get("content-length", 0))
        body = await reader.readexactly(length)
        if status == 101 or known.get("connection", "").lower() == "close":
            self.close()
        return httpx2.Response(status, headers=headers, content=body)

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].transport.abort()
            self._streams = None
