"""A PostgreSQL server that is crashed under those who use it."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import asyncpg  # type: ignore[import-untyped]

from tests.server import postgres
from tests.server.postgres import Cluster

AS_ITS_USER: Final = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []


class Crashing:
    """A database whose server can be crashed. `durable`: it waits for its own log with each commit."""

    def __init__(self, cluster: Cluster, durable: bool) -> None:
        self._cluster = cluster
        self.url = cluster.create()
        self._folder = asyncio.run(self._prepare("on" if durable else "off"))

    async def _prepare(self, wait: str) -> str:
        connection = await asyncpg.connect(self.url)
        await connection.execute(
            f"alter database {self.url.rpartition('/')[2]} set synchronous_commit = {wait}"
        )
        await connection.execute("alter system set wal_writer_delay = '10s'")  # nor by chance a moment before
        folder: str = await connection.fetchval("show data_directory")
        await connection.close()
        return folder

    async def crash(self) -> None:
        """As after a power cut of PostgreSQL alone: whatever it had not handed to the system is gone."""
        restart = ("restart", "-D", self._folder, "-m", "immediate", "-w", "-s")
        process = await asyncio.create_subprocess_exec(
            *AS_ITS_USER,
            *(self._cluster.programs / "pg_ctl", *restart),
            *("-l", f"{self._folder}/log"),
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.DEVNULL,
        )
        assert await process.wait() == 0, "PostgreSQL did not start again"


@contextmanager
def own_cluster() -> Iterator[Cluster]:
    """Not the one that other tests use."""
    with postgres.running() as found:
        yield found
