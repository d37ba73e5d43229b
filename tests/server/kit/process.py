"""Servers in separate processes that can be killed: forked, or started with `hinode serve`."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any, Final

from hinode.server.setting_types import Rate
from tests.server.kit.server import GENEROUS_LIMITS

START_SECONDS: Final = 60.0  # seconds, on a busy machine
# "module:function" and its arguments, called in a forked server before it starts.
Setup = tuple[str, dict[str, Any]]


def generous_environment() -> dict[str, str]:
    """`GENEROUS_LIMITS` as environment variables."""
    settings = {**GENEROUS_LIMITS, "log_level": "warning"}
    return {f"HINODE_{name.upper()}": _as_text(value) for name, value in settings.items()}


def _as_text(value: object) -> str:
    return f"{value.count}/{value.seconds}" if isinstance(value, Rate) else str(value)


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


@dataclass(frozen=True)
class Site:
    """The folder, database, and port of a server: the same each time it starts."""

    data: Path
    database: str
    port: int

    @classmethod
    def create(cls, data: Path, database: str | None = None) -> Site:
        return cls(data, database or f"sqlite:///{data / 'hinode.sqlite'}", free_port())

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def file(self) -> Path | None:
        """The SQLite file, if that is the database."""
        kind, _, path = self.database.partition(":///")
        return Path(path) if kind == "sqlite" else None


class ServerProcess:
    """A server that runs until it is killed or kills itself."""

    def __init__(self, log: Path) -> None:
        self.log = log
        self.ready = asyncio.Event()
        self.exited = asyncio.Event()

    def send_signal(self, number: signal.Signals) -> None:
        raise NotImplementedError

    async def kill(self) -> None:
        """`kill -9`; returns when the process is gone."""
        self.send_signal(signal.SIGKILL)
        await self.exited.wait()

    async def until_ready(self) -> None:
        waiting = [asyncio.create_task(event.wait()) for event in (self.ready, self.exited)]
        await asyncio.wait(waiting, timeout=START_SECONDS, return_when=asyncio.FIRST_COMPLETED)
        for each in waiting:
            each.cancel()
        if not self.ready.is_set():
            end = "it exited" if self.exited.is_set() else f"not in {START_SECONDS:.0f} s"
            written = self.log.read_text("utf-8") if self.log.exists() else ""
            raise AssertionError(f"the server did not start: {end}. End of its log: {written[-1000:]}")


class CommandServer(ServerProcess):
    """`python -m hinode serve`, as a host starts it."""

    def __init__(self, process: Process, log: Path) -> None:
        super().__init__(log)
        self._process = process
        self._reading = asyncio.create_task(self._read())

    @classmethod
    async def start(cls, site: Site) -> CommandServer:
        place = ("--port", str(site.port), "--data", str(site.data), "--database", site.database)
        path = site.data / "command.log"
        with open(path, "ab") as log:
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "hinode", "serve", *place),
                stdin=DEVNULL,
                stdout=PIPE,
                stderr=log,
                env={**os.environ, **generous_environment()},
            )
        return cls(process, path)

    async def _read(self) -> None:
        assert self._process.stdout is not None
        while line := await self._process.stdout.readline():
            if b"http://" in line:
                self.ready.set()
        await self._process.wait()
        self.exited.set()

    def send_signal(self, number: signal.Signals) -> None:
        with suppress(ProcessLookupError):
            self._process.send_signal(number)

    async def kill(self) -> None:
        await super().kill()
        await self._reading


class ForkServerClient:
    """Starts servers by forking a process that has imported everything (see `fork_server`)."""

    _numbers = count(1)

    def __init__(self, writer: asyncio.StreamWriter, reader: asyncio.StreamReader) -> None:
        self._writer = writer
        self._servers: dict[str, ForkedServer] = {}
        self._reading = asyncio.create_task(self._read(reader))

    async def start(self, site: Site, setup: Setup | None = None, **settings: Any) -> ForkedServer:
        name = f"server-{next(self._numbers)}"
        server = self._servers[name] = ForkedServer(self, name, site.data / f"{name}.log")
        where = {"data": str(site.data), "database": site.database, "port": site.port}
        self.request(start=name, settings={**where, **settings}, setup=setup)
        return server

    def request(self, **request: Any) -> None:
        self._writer.write(json.dumps(request).encode() + b"\n")

    async def _read(self, reader: asyncio.StreamReader) -> None:
        while line := await reader.readline():
            match json.loads(line):
                case {"ready": name} if name in self._servers:
                    self._servers[name].ready.set()
                case {"exited": name} if name in self._servers:
                    self._servers[name].exited.set()
        for server in self._servers.values():  # the fork server and its children have exited
            server.exited.set()

    async def close(self) -> None:
        """Kill servers that still run."""
        await asyncio.gather(*(each.kill() for each in self._servers.values() if not each.exited.is_set()))
        self._reading.cancel()
        await asyncio.gather(self._reading, return_exceptions=True)
        self._writer.close()


class ForkedServer(ServerProcess):
    def __init__(self, client: ForkServerClient, name: str, log: Path) -> None:
        super().__init__(log)
        self._client = client
        self._name = name

    def send_signal(self, number: signal.Signals) -> None:
        self._client.request(signal=self._name, number=number)


@contextmanager
def fork_server_process() -> Iterator[socket.socket]:
    """The process, which can serve one `ForkServerClient` after the other."""
    ours, theirs = socket.socketpair()
    with ours:
        command = [sys.executable, "-m", "tests.server.kit.fork_server", str(theirs.fileno())]
        with theirs:
            process = subprocess.Popen(command, stdin=subprocess.DEVNULL, pass_fds=[theirs.fileno()])
        try:
            yield ours
        finally:
            ours.shutdown(socket.SHUT_RDWR)
            process.wait()


@asynccontextmanager
async def connect_fork_server(channel: socket.socket) -> AsyncIterator[ForkServerClient]:
    reader, writer = await asyncio.open_connection(sock=channel.dup())
    fork_server = ForkServerClient(writer, reader)
    try:
        yield fork_server
    finally:
        await fork_server.close()


class BlockingServer:
    """A forked server for tests that are not async. It can stop and restart at the same site."""

    def __init__(self, channel: socket.socket, site: Site, setup: Setup | None = None) -> None:
        self.site = site
        self._setup = setup
        self._channel = channel
        self._events = channel.makefile("rb")
        self._name: str | None = None

    def start(self) -> None:
        self._name = f"server-{next(ForkServerClient._numbers)}"
        where = {"data": str(self.site.data), "database": self.site.database, "port": self.site.port}
        self._request(start=self._name, settings=where, setup=self._setup)
        self._wait("ready")

    def stop(self, number: signal.Signals) -> None:
        """Send the signal. Returns when the process is gone."""
        if self._name is not None:
            self._request(signal=self._name, number=number)
            self._wait("exited")
            self._name = None

    def _request(self, **request: Any) -> None:
        self._channel.sendall(json.dumps(request).encode() + b"\n")

    def _wait(self, event: str) -> None:
        found = json.loads(self._events.readline())
        assert found == {event: self._name}, found

    def close(self) -> None:
        self.stop(signal.SIGTERM)
        self._events.close()
