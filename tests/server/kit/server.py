"""A server inside the test process: in the test's event loop, or in a thread for tests that are not async."""

from __future__ import annotations

import asyncio
from asyncio.trsock import TransportSocket
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from socket import socket
from ssl import PROTOCOL_TLS_CLIENT, SSLContext
from threading import Event, Thread
from typing import Any, Final, TypeVar

import httpx2
from fastapi import FastAPI
from websockets.sync.client import ClientConnection, connect

from hinode.server.http.app import create_app
from hinode.server.http.identity import COOKIE
from hinode.server.http.protocols.select_protocol import loop_factory
from hinode.server.http.server import Server, open_listener
from hinode.server.live.hub import Hub
from hinode.server.setting_types import Rate
from hinode.server.settings import Settings
from hinode.server.storage.store import Store

TIMEOUT: Final = 60.0  # seconds, on a busy machine; waits end as soon as possible
UNLIMITED: Final = Rate(10**6, 1)
# Tests play faster than people do.
GENEROUS_LIMITS: Final[dict[str, Any]] = {
    "player_rate": UNLIMITED,
    "spectator_rate": UNLIMITED,
    "chat_rate": UNLIMITED,
    "newcomer_rate": UNLIMITED,
    "table_chat_rate": UNLIMITED,
    "address_rate": UNLIMITED,
    "address_creation_rate": UNLIMITED,
    "address_session_rate": UNLIMITED,
    "address_table_rate": UNLIMITED,
    "address_import_rate": UNLIMITED,
    "address_chat_rate": UNLIMITED,
    "sockets_per_address": 10**6,
    "listed_per_creator": 10**6,
    "listed_per_address": 10**6,
    "archive_days": 36_500,  # sample tables may have old dates
    "tables_per_hour": 10**6,
    "imports_per_hour": 10**6,
    "bot_workers": 1,
    "idle_bot_seconds": 0,
    "tea_seconds": 0,
    "bid_seconds": 0,
    "offer_seconds": 0,
    "bot_deals": "answer",  # unexpected offers would disturb most tests
}
# Without it, each HTTP client would read all certificates of the machine.
NO_CERTIFICATES: Final = SSLContext(PROTOCOL_TLS_CLIENT)
Prepare = Callable[[FastAPI], None]
T = TypeVar("T")


@dataclass
class RunningServer:
    """A server and its application, for tests that also look inside."""

    origin: str
    app: FastAPI
    settings: Settings
    loop: asyncio.AbstractEventLoop

    @property
    def hub(self) -> Hub:
        hub: Hub = self.app.state.hub
        return hub

    @property
    def store(self) -> Store:
        store: Store = self.app.state.store
        return store


async def stop_accepting(listeners: Iterable[socket | TransportSocket]) -> None:
    """Call this before closing a server: asyncio never closes a socket that it has just accepted."""
    loop = asyncio.get_running_loop()
    for listener in listeners:
        if listener.fileno() >= 0:
            loop.remove_reader(listener.fileno())
    await drain_event_loop()


async def drain_event_loop() -> None:
    """Let the event loop run what is ready, and then what became ready."""
    for _ in range(10):
        await asyncio.sleep(0)


@asynccontextmanager
async def serve(settings: Settings, prepare: Prepare | None = None) -> AsyncIterator[RunningServer]:
    """A server with these settings in the running event loop; `prepare` may add routes."""
    with open_listener(settings) as listener:
        settings = settings.at_port(listener.getsockname()[1])
        app, ready = create_app(settings), asyncio.Event()
        if prepare is not None:
            prepare(app)
        server = Server(settings, app, ready.set)
        running = asyncio.create_task(server.serve([listener]))
        waiting = asyncio.create_task(ready.wait())
        try:
            await asyncio.wait((running, waiting), timeout=TIMEOUT, return_when=asyncio.FIRST_COMPLETED)
            assert ready.is_set(), "the server did not start"
            origin = f"http://127.0.0.1:{settings.port}"
            yield RunningServer(origin, app, settings, asyncio.get_running_loop())
        finally:
            waiting.cancel()
            await stop_accepting([listener])
            server.should_exit = True
            await running


@asynccontextmanager
async def running_server(
    data: Path, database: str | None = None, **given: Any
) -> AsyncIterator[RunningServer]:
    """A server with generous limits, on an SQLite file in `data` or on `database`."""
    settings = Settings(**{"port": 0, "data": data, "database": database, **GENEROUS_LIMITS, **given})
    async with serve(settings) as server:
        yield server


def open_blocking_socket(origin: str, path: str, headers: dict[str, str]) -> ClientConnection:
    """A blocking WebSocket to a server, with exactly these headers."""
    return connect(origin.replace("http", "ws", 1) + path, additional_headers=headers)


@dataclass
class ServerThread(RunningServer):
    """A server in a thread, with blocking clients that are closed with it."""

    _clients: list[httpx2.Client] = field(default_factory=list)

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Run a coroutine in the server's event loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(TIMEOUT)

    def client(self, origin: str | None = None, **headers: str) -> httpx2.Client:
        """A browser on a page of that origin, by default the server's own."""
        return self._client({"origin": origin or self.origin, **headers})

    @cached_property
    def client_without_origin(self) -> httpx2.Client:
        """A program that sends no `Origin` header."""
        return self._client({})

    def _client(self, headers: dict[str, str]) -> httpx2.Client:
        client = httpx2.Client(base_url=self.origin, headers=headers, timeout=TIMEOUT, verify=NO_CERTIFICATES)
        self._clients.append(client)
        return client

    def guest(self, name: str = "Aiko") -> httpx2.Client:
        """A browser that has a session."""
        client = self.client()
        assert client.post("/api/session", json={"name": name}).status_code == 200
        return client

    def socket(self, path: str, origin: str | None = None, token: str | None = None) -> ClientConnection:
        cookie = {"cookie": f"{COOKIE}={token}"} if token else {}
        return open_blocking_socket(self.origin, path, {"origin": origin or self.origin, **cookie})

    def close_clients(self) -> None:
        for client in self._clients:
            client.close()


@contextmanager
def server_in_thread(data: Path, prepare: Prepare | None = None, **given: Any) -> Iterator[ServerThread]:
    """A server with the default limits, on an SQLite file in `data`; `prepare` may add routes."""
    settings = Settings(
        **{
            "port": 0,
            "data": data,
            "bot_workers": 1,
            "refusal_seconds": 0,
            "address_creation_rate": UNLIMITED,
            **given,
        }
    )
    started, found = Event(), list[RunningServer]()
    stop = asyncio.Event()

    async def main() -> None:
        try:
            async with serve(settings, prepare) as server:
                found.append(server)
                started.set()
                await stop.wait()
        finally:
            started.set()

    def run() -> None:
        with asyncio.Runner(loop_factory=loop_factory(settings)) as runner:
            runner.run(main())

    thread = Thread(target=run)
    thread.start()
    try:
        assert started.wait(TIMEOUT)
        assert found, "the server did not start"
        server = ServerThread(found[0].origin, found[0].app, found[0].settings, found[0].loop)
        try:
            yield server
        finally:
            server.close_clients()
            server.loop.call_soon_threadsafe(stop.set)
    finally:
        thread.join(TIMEOUT)
    assert not thread.is_alive(), "the server did not stop"


def error_code(response: httpx2.Response) -> str:
    """The code of a refusal."""
    return code_of_error(response.json())


def code_of_error(body: Any) -> str:
    """The code in the body of a refusal. All refusals have this one shape."""
    assert set(body) == {"error"}, body
    assert set(body["error"]) == {"code", "text", "clause", "reason"}, body
    return str(body["error"]["code"])
