"""A PostgreSQL cluster for the tests, on loopback, and databases in it."""

from __future__ import annotations

import asyncio
import os
import secrets
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import asyncpg  # type: ignore[import-untyped]
import pytest

from hinode.server.storage.schema import metadata
from tests.server.kit.process import free_port

FAST_SETTINGS: Final = "-c fsync=off -c synchronous_commit=off -c full_page_writes=off"
# PostgreSQL refuses to run as root, so for root it runs as the user that its Debian package created.
RUN_AS: Final = ("runuser", "-u", "postgres", "--") if os.geteuid() == 0 else ()


@dataclass(frozen=True)
class Cluster:
    programs: Path
    port: int

    def url(self, database: str) -> str:
        return f"postgresql://test@127.0.0.1:{self.port}/{database}"

    def create_database(self, *options: str) -> str:
        """Returns its URL."""
        name = "t" + secrets.token_hex(8)
        where = ("-h", "127.0.0.1", "-p", str(self.port), "-U", "test")
        subprocess.run([self.programs / "createdb", *where, *options, name], check=True)
        return self.url(name)


def find_programs() -> Path:
    """The folder with `pg_ctl`."""
    if found := shutil.which("pg_ctl"):
        return Path(found).resolve().parent
    if config := shutil.which("pg_config"):  # Debian keeps pg_ctl off the path
        printed = subprocess.run([config, "--bindir"], capture_output=True, text=True, check=True)
        folder = Path(printed.stdout.strip())
        if (folder / "pg_ctl").exists():
            return folder
    pytest.fail("PostgreSQL is not installed: install postgresql and libpq-dev", pytrace=False)


@contextmanager
def postgres_cluster() -> Iterator[Cluster]:
    programs = find_programs()
    with tempfile.TemporaryDirectory() as folder:
        if RUN_AS:
            shutil.chown(folder, "postgres", "postgres")

        def run(*command: str | Path) -> None:
            subprocess.run([*RUN_AS, *command], check=True, stdout=subprocess.DEVNULL, cwd=folder)

        data = f"{folder}/data"
        run(programs / "initdb", "-D", data, "-A", "trust", "-U", "test", "--no-sync", "-E", "UTF8")
        port = free_port()
        options = (
            f"-c listen_addresses=127.0.0.1 -p {port} -c unix_socket_directories={folder} {FAST_SETTINGS}"
        )
        run(programs / "pg_ctl", "-D", data, "-w", "-l", f"{folder}/log", "-o", options, "start")
        try:
            yield Cluster(programs, port)
        finally:
            run(programs / "pg_ctl", "-D", data, "-m", "immediate", "stop")


def delete_all_rows(url: str) -> None:
    """Runs in a thread, because the caller may already be inside an event loop."""

    async def truncate() -> None:
        connection = await asyncpg.connect(url)
        names = ", ".join(table.name for table in metadata.sorted_tables)
        await connection.execute(f"truncate {names}")
        await connection.close()

    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, truncate()).result()


class CrashableDatabase:
    """A database in a cluster that can be crashed. `durable`: each commit waits for the write-ahead log."""

    def __init__(self, cluster: Cluster, durable: bool) -> None:
        self._cluster = cluster
        self.url = cluster.create_database()
        self._folder = asyncio.run(self._configure("on" if durable else "off"))

    async def _configure(self, synchronous_commit: str) -> str:
        """The cluster's data folder."""
        connection = await asyncpg.connect(self.url)
        name = self.url.rpartition("/")[2]
        await connection.execute(f"alter database {name} set synchronous_commit = {synchronous_commit}")
        # The background writer must not save by chance what a crash would have lost.
        await connection.execute("alter system set wal_writer_delay = '10s'")
        await connection.execute("select pg_reload_conf()")
        folder: str = await connection.fetchval("show data_directory")
        await connection.close()
        return folder

    async def crash(self) -> None:
        """Stop PostgreSQL without a checkpoint and restart it: only what it wrote to its log survives."""
        process = await asyncio.create_subprocess_exec(
            *(*RUN_AS, self._cluster.programs / "pg_ctl"),
            *("restart", "-D", self._folder, "-m", "immediate", "-w", "-s", "-l", f"{self._folder}/log"),
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.DEVNULL,
        )
        assert await process.wait() == 0, "PostgreSQL did not restart"
