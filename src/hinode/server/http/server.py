"""The uvicorn server: listening socket, signals, and graceful shutdown."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Final

import uvicorn
from fastapi import FastAPI

from hinode.server.http.app import ShutdownHook, create_app
from hinode.server.http.limits.open_files import OutOfFilesHandler, raise_limit
from hinode.server.http.protocols.select_protocol import http_protocol, loop_factory, websocket_protocol
from hinode.server.logging import configure, log_event
from hinode.server.settings import InvalidSettings, Settings
from hinode.server.storage.store import Store

# Connections that may wait to be accepted. With too many open files, asyncio (Python 3.11) fails this often
# each second, so the default of 2,048 would keep a core busy.
BACKLOG: Final = 128
YOUNG_OBJECTS: Final = 4_000  # new objects until the next garbage collection, of about 1 ms
YOUNG_COLLECTIONS: Final = 3  # until the next one that looks at their survivors again, in about 10 ms
SWITCH_SECONDS: Final = 0.0005  # that a thread runs while another one waits
NEVER: Final = 10**9
COLLECT_SECONDS: Final = 300.0  # at least, between collections that look at everything
COLLECT_SHARE: Final = 0.001  # of the time that they may take


def run(settings: Settings, listener: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until SIGTERM or Ctrl-C; `ready` is called once it is up.

    Raises `HinodeError` if the database cannot be opened.
    """
    raise_limit()
    with asyncio.Runner(loop_factory=loop_factory(settings)) as runner:
        runner.run(_run(settings, listener, ready))


async def _run(settings: Settings, listener: socket.socket, ready: Callable[[], None]) -> None:
    store = await Store.open(settings.database_url)
    configure(settings.log_level)

    def started() -> None:
        tune_garbage_collection()
        tune_threads()
        ready()

    collecting = asyncio.create_task(collect_garbage())
    try:
        app = create_app(settings, store)
        await Server(settings, app, started).serve([listener])
    finally:
        collecting.cancel()
        await store.close()


@contextmanager
def open_listener(settings: Settings) -> Iterator[socket.socket]:
    """The listening socket for the address in the settings."""
    try:
        found = socket.getaddrinfo(
            settings.host or None, settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )
        family, _, _, _, address = found[0]
        listener = socket.create_server(address, family=family)
        # Accepted connections inherit it. asyncio sets it only on sockets with an explicit protocol; without
        # it, a response in two pieces waits for the client to acknowledge the first: 40 ms.
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    except OSError as error:
        reason = error.strerror or str(error)
        raise InvalidSettings(f"cannot listen on {settings.host}:{settings.port}: {reason}") from error
    with listener:
        yield listener


class Server(uvicorn.Server):
    """Runs the shutdown hooks before it stops, and then returns to its caller."""

    def __init__(self, settings: Settings, app: FastAPI, ready: Callable[[], None]) -> None:
        self._files = OutOfFilesHandler()
        super().__init__(uvicorn_config(settings, app, self._files.connected))
        self._app = app
        self._stop_seconds = settings.stop_seconds
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        asyncio.get_running_loop().set_exception_handler(self._files)
        await super().startup(sockets)
        log_event("started")
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        log_event("stopping")
        hooks = [self._run_hook(hook) for hook in self._app.state.shutdown_hooks]
        await asyncio.gather(*hooks)
        await super().shutdown(sockets)
        log_event("stopped")

    async def _run_hook(self, hook: ShutdownHook) -> None:
        try:
            async with asyncio.timeout(self._stop_seconds):
                await hook()
        except Exception as error:  # the other hooks still run, and the server stops
            log_event("shutdown hook", logging.ERROR, error)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """uvicorn's version raises the signal again, which would end the process too early."""
        try:
            before = {sign: signal.signal(sign, self.handle_exit) for sign in (signal.SIGINT, signal.SIGTERM)}
        except ValueError:  # only the main thread handles signals
            before = {}
        try:
            yield
        finally:
            for sign, handler in before.items():
                signal.signal(sign, handler)


def tune_garbage_collection() -> None:
    """Collect less often, and never look again at what was there at the start: it stays until the end.

    A move makes thousands of short-lived objects, nearly all without cycles; Python's defaults would look
    through all loaded tables every few moves. With 150 tables that takes 300 ms, in which nobody gets a
    reply, so it happens by time instead.
    """
    gc.freeze()
    gc.enable()
    gc.set_threshold(YOUNG_OBJECTS, YOUNG_COLLECTIONS, NEVER)


def tune_threads() -> None:
    """Let the thread that writes to the database continue soon.

    It waits for the event loop after each statement. With Python's default of 5 ms, a busy loop made a short
    transaction take 20 ms.
    """
    sys.setswitchinterval(SWITCH_SECONDS)


async def collect_garbage() -> None:
    """Until cancelled: look at everything now and then, such as old tables that refer to themselves."""
    pause = COLLECT_SECONDS
    while True:
        await asyncio.sleep(pause)
        began = perf_counter()
        gc.collect()
        pause = pause_after(perf_counter() - began)


def pause_after(spent: float) -> float:
    """Seconds until the next full collection, after one that took this long."""
    return max(COLLECT_SECONDS, spent / COLLECT_SHARE)


def uvicorn_config(settings: Settings, app: FastAPI, connected: Callable[[int], None]) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http=http_protocol(settings, connected),
        ws=websocket_protocol(settings),
        ws_max_size=settings.socket_message_bytes,
        ws_per_message_deflate=False,  # a small compressed message cannot grow into a large one
        backlog=BACKLOG,
        lifespan="on",
        log_config=None,
        access_log=False,
        proxy_headers=settings.behind_proxy,
        forwarded_allow_ips=list(settings.proxies),
        server_header=False,
        timeout_keep_alive=65,  # people think longer than the default of five seconds
        timeout_graceful_shutdown=round(settings.stop_seconds),
    )
