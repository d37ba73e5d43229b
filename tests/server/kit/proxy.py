"""A TCP proxy in front of a server that cuts connections: on demand, or after a random number of bytes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from random import Random
from threading import Event, Thread
from typing import Final
from urllib.parse import urlsplit

from tests.server.kit.server import TIMEOUT, drain_event_loop, stop_accepting

CHUNK: Final = 4096


@dataclass
class FaultProxy:
    """Forwards to `target`, the origin of a server.

    With `limits`, each connection is cut after a random number of bytes from the server between the two, in
    the middle of a frame if the limit falls there.
    """

    target: str = ""
    limits: tuple[int, int] | None = None
    rng: Random = field(default_factory=Random)
    cuts: int = 0
    origin: str = ""
    online: bool = True
    _writers: set[asyncio.StreamWriter] = field(default_factory=set)
    _connections: set[asyncio.Task[None]] = field(default_factory=set)

    def cut(self) -> None:
        """Drop every connection, and refuse new ones until `restore`."""
        self.online = False
        for writer in self._writers:
            writer.transport.abort()

    def restore(self) -> None:
        self.online = True

    def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """A client connected. Not a coroutine, so that `close` finds a connection that was just accepted."""
        self._writers.add(writer)
        connection = asyncio.create_task(self._handle(reader, writer))
        self._connections.add(connection)
        connection.add_done_callback(self._connections.discard)

    async def close(self) -> None:
        """Drop every connection and wait until all of them have ended."""
        self.cut()
        await asyncio.gather(*self._connections)
        await drain_event_loop()  # an aborted transport closes its socket in the next round

    async def _handle(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Handle one client connection."""
        where = urlsplit(self.target)
        try:
            if not self.online:
                raise ConnectionRefusedError
            server_reader, server_writer = await asyncio.open_connection(where.hostname, where.port)
        except OSError:
            self._writers.discard(writer)
            writer.transport.abort()
            return
        limit = self.rng.randint(*self.limits) if self.limits else None
        writers = {writer, server_writer}
        self._writers |= writers
        directions = (
            asyncio.create_task(_forward(reader, server_writer, None)),
            asyncio.create_task(_forward(server_reader, writer, limit)),
        )
        try:
            done, _ = await asyncio.wait(directions, return_when=asyncio.FIRST_COMPLETED)
            self.cuts += any(direction.result() for direction in done)
        finally:
            for direction in directions:
                direction.cancel()
            await asyncio.gather(*directions, return_exceptions=True)
            self._writers -= writers
            for each in writers:
                each.transport.abort()


async def _forward(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, limit: int | None) -> bool:
    """Copy until the end or up to the limit. Returns whether the limit was reached."""
    try:
        while data := await reader.read(CHUNK):
            if limit is not None and len(data) >= limit:
                writer.write(data[:limit])
                await writer.drain()
                return True
            limit = None if limit is None else limit - len(data)
            writer.write(data)
            await writer.drain()
    except OSError:
        pass
    return False


@asynccontextmanager
async def running_proxy(proxy: FaultProxy) -> AsyncIterator[FaultProxy]:
    """Listen on a free port; `proxy.origin` is its address."""
    listener = await asyncio.start_server(proxy.accept, "127.0.0.1", 0)
    proxy.origin = f"http://127.0.0.1:{listener.sockets[0].getsockname()[1]}"
    try:
        yield proxy
    finally:
        await stop_accepting(listener.sockets)
        listener.close()
        await proxy.close()


class ProxyThread:
    """A fault proxy in a thread, for tests that are not async."""

    def __init__(self, proxy: FaultProxy, loop: asyncio.AbstractEventLoop) -> None:
        self._proxy = proxy
        self._loop = loop

    @property
    def origin(self) -> str:
        return self._proxy.origin

    def forward_to(self, target: str) -> None:
        self._proxy.target = target

    def cut(self) -> None:
        self._call(self._proxy.cut)

    def restore(self) -> None:
        self._call(self._proxy.restore)

    def _call(self, function: Callable[[], None]) -> None:
        async def call() -> None:
            function()

        asyncio.run_coroutine_threadsafe(call(), self._loop).result(TIMEOUT)


@contextmanager
def proxy_in_thread() -> Iterator[ProxyThread]:
    started, found, stop = Event(), list[ProxyThread](), asyncio.Event()

    async def main() -> None:
        async with running_proxy(FaultProxy()) as proxy:
            found.append(ProxyThread(proxy, asyncio.get_running_loop()))
            started.set()
            await stop.wait()

    thread = Thread(target=lambda: asyncio.run(main()))
    thread.start()
    try:
        assert started.wait(TIMEOUT), "the proxy did not start"
        yield found[0]
    finally:
        if found:
            found[0]._loop.call_soon_threadsafe(stop.set)
        thread.join(TIMEOUT)
