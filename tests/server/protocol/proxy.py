"""Somebody between browser and server who cuts connections, in the middle of a frame if it so happens."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from random import Random
from typing import Final
from urllib.parse import urlsplit

CHUNK: Final = 4096


@dataclass
class Proxy:
    """Each connection lives for so many bytes from the server, drawn anew."""

    server: str
    rng: Random
    fewest: int
    most: int
    cuts: int = 0
    address: str = ""

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        where = urlsplit(self.server)
        try:
            theirs, ours = await asyncio.open_connection(where.hostname, where.port)
        except OSError:
            writer.transport.abort()
            return
        left = self.rng.randint(self.fewest, self.most)
        ways = (
            asyncio.create_task(_carry(reader, ours, None)),
            asyncio.create_task(_carry(theirs, writer, left)),
        )
        try:
            done, _ = await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            self.cuts += any(way.result() for way in done)
        finally:
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)
            for end in (writer, ours):
                end.transport.abort()


async def _carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, left: int | None) -> bool:
    """Until the end of it, or so many bytes; whether it was cut."""
    try:
        while data := await reader.read(CHUNK):
            if left is not None and len(data) >= left:
                writer.write(data[:left])
                await writer.drain()
                return True
            left = None if left is None else left - len(data)
            writer.write(data)
            await writer.drain()
    except OSError:
        pass
    return False


@asynccontextmanager
async def between(server: str, seed: str, fewest: int, most: int) -> AsyncIterator[Proxy]:
    proxy = Proxy(server, Random(seed), fewest, most)
    listening = await asyncio.start_server(proxy._serve, "127.0.0.1", 0)
    proxy.address = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
    try:
        yield proxy
    finally:
        listening.close()
