"""Servers in processes of their own, to be killed: forked by a nursery, or started as a host starts them."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from tests.server.crash.plans import Plan
from tests.server.postgres import free_port

START_SECONDS: Final = 60.0  # on a busy machine
PLENTY: Final = "1000000/1"
GENEROUS: Final = {
    **{f"HINODE_{name}_RATE": PLENTY for name in ("PLAYER", "WATCHER", "CHAT", "NEWCOMER")},
    "HINODE_TABLES_PER_HOUR": "1000000",
    "HINODE_BOT_WORKERS": "1",
    "HINODE_LOG_LEVEL": "warning",
}


@dataclass(frozen=True)
class Site:
    """Where a server is: the same at every start."""

    data: Path
    database: str
    port: int

    @classmethod
    def of(cls, data: Path, database: str | None = None) -> Site:
        return cls(data, database or f"sqlite:///{data / 'hinode.sqlite'}", free_port())

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def file(self) -> Path | None:
        """The SQLite file, if that is the database."""
        kind, _, path = self.database.partition(":///")
        return Path(path) if kind == "sqlite" else None


class Running:
    """A server that runs until it is killed, or kills itself as it was told to."""

    def __init__(self) -> None:
        self.ready = asyncio.Event()
        self.gone = asyncio.Event()

    async def arm(self) -> None:
        """From now on its plan holds."""

    async def kill(self) -> None:
        raise NotImplementedError

    async def until_ready(self) -> None:
        waiting = [asyncio.create_task(event.wait()) for event in (self.ready, self.gone)]
        await asyncio.wait(waiting, timeout=START_SECONDS, return_when=asyncio.FIRST_COMPLETED)
        for each in waiting:
            each.cancel()
        end = "it has gone: its log says why" if self.gone.is_set() else f"not in {START_SECONDS:.0f} s"
        assert self.ready.is_set(), f"the server did not start: {end}"


class Command(Running):
    """`python -m hinode serve`, as anybody starts it."""

    def __init__(self, process: Process) -> None:
        super().__init__()
        self._process = process
        self._listening = asyncio.create_task(self._listen())

    @classmethod
    async def start(cls, site: Site) -> Command:
        place = ("--port", str(site.port), "--data", str(site.data), "--database", site.database)
        with open(site.data / "command.log", "ab") as log:
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "hinode", "serve", *place),
                stdin=DEVNULL,
                stdout=PIPE,
                stderr=log,
                env={**os.environ, **GENEROUS},
            )
        return cls(process)

    async def _listen(self) -> None:
        assert self._process.stdout is not None
        while line := await self._process.stdout.readline():
            if site_address(line):
                self.ready.set()
        await self._process.wait()
        self.gone.set()

    async def kill(self) -> None:
        with suppress(ProcessLookupError):
            self._process.kill()
        await self._listening


def site_address(line: bytes) -> bool:
    return b"http://" in line


class Nursery:
    """The process that forks servers, from this side."""

    def __init__(self, process: Process) -> None:
        self._process = process
        self._servers: dict[str, Forked] = {}
        self._count = 0
        self._listening = asyncio.create_task(self._listen())

    async def start(self, site: Site, plan: Plan | None = None, **settings: Any) -> Forked:
        self._count += 1
        name = f"server-{self._count}"
        forked = self._servers[name] = Forked(self, name)
        where = {"data": str(site.data), "database": site.database, "port": site.port}
        self.order(start=name, settings={**where, **settings}, plan=asdict(plan or Plan()))
        return forked

    def order(self, **order: Any) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(order).encode() + b"\n")

    async def _listen(self) -> None:
        assert self._process.stdout is not None
        while line := await self._process.stdout.readline():
            match json.loads(line):
                case {"ready": name}:
                    self._servers[name].ready.set()
                case {"gone": name}:
                    self._servers[name].gone.set()
        for server in self._servers.values():  # the nursery has gone, and all with it
            server.gone.set()

    async def close(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        await self._process.wait()
        await self._listening


class Forked(Running):
    def __init__(self, nursery: Nursery, name: str) -> None:
        super().__init__()
        self._nursery = nursery
        self._name = name

    async def arm(self) -> None:
        self._nursery.order(arm=self._name)

    async def kill(self) -> None:
        self._nursery.order(kill=self._name)
        await self.gone.wait()


@asynccontextmanager
async def open_nursery() -> AsyncIterator[Nursery]:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.server.crash.nursery", stdin=PIPE, stdout=PIPE
    )
    nursery = Nursery(process)
    try:
        yield nursery
    finally:
        await nursery.close()
