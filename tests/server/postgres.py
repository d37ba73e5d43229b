"""A PostgreSQL server of the tests' own, on loopback, with fresh databases in no time."""

from __future__ import annotations

import asyncio
import os
import secrets
import shutil
import socket
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

FASTER: Final = "-c fsync=off -c synchronous_commit=off -c full_page_writes=off"


@dataclass(frozen=True)
class Cluster:
    programs: Path
    port: int

    def url(self, database: str) -> str:
        return f"postgresql://test@127.0.0.1:{self.port}/{database}"

    def create(self, *options: str) -> str:
        """The URL of a new database."""
        name = "t" + secrets.token_hex(8)
        where = ("-h", "127.0.0.1", "-p", str(self.port), "-U", "test")
        subprocess.run([self.programs / "createdb", *where, *options, name], check=True)
        return self.url(name)


def programs() -> Path:
    if found := shutil.which("pg_ctl"):
        return Path(found).resolve().parent
    if config := shutil.which("pg_config"):  # Debian keeps pg_ctl off the path
        said = subprocess.run([config, "--bindir"], capture_output=True, text=True, check=True)
        folder = Path(said.stdout.strip())
        if (folder / "pg_ctl").exists():
            return folder
    pytest.fail("PostgreSQL is not installed: install postgresql and libpq-dev", pytrace=False)


@contextmanager
def running() -> Iterator[Cluster]:
    """PostgreSQL refuses to run as root: then it runs as the user its package made."""
    found = programs()
    user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    with tempfile.TemporaryDirectory() as folder:
        if user:
            shutil.chown(folder, "postgres", "postgres")

        def run(*command: str | Path) -> None:
            subprocess.run([*user, *command], check=True, stdout=subprocess.DEVNULL, cwd=folder)

        data = f"{folder}/data"
        run(found / "initdb", "-D", data, "-A", "trust", "-U", "test", "--no-sync", "-E", "UTF8")
        port = free_port()
        options = f"-c listen_addresses=127.0.0.1 -p {port} -c unix_socket_directories={folder} {FASTER}"
        run(found / "pg_ctl", "-D", data, "-w", "-l", f"{folder}/log", "-o", options, "start")
        try:
            yield Cluster(found, port)
        finally:
            run(found / "pg_ctl", "-D", data, "-m", "immediate", "stop")


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def empty(url: str) -> None:
    """Take out all rows. In a thread: there a loop can run whatever the caller's does."""

    async def truncate() -> None:
        connection = await asyncpg.connect(url)
        names = ", ".join(table.name for table in metadata.sorted_tables)
        await connection.execute(f"truncate {names}")
        await connection.close()

    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, truncate()).result()
