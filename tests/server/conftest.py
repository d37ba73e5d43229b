"""Two real databases: an SQLite file and a PostgreSQL server on loopback."""

from __future__ import annotations

import asyncio
import shutil
import socket
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from unittest.mock import patch

import pytest
import pytest_asyncio

from hinode.server import runtime
from hinode.server.storage.store import Store
from tests.server.kit import database
from tests.server.kit.database import Cluster
from tests.server.kit.lazy_pool import LazyPool
from tests.server.kit.process import ForkServerClient, connect_fork_server, fork_server_process


@pytest.fixture(scope="session", autouse=True)
def lazy_bot_workers() -> Iterator[None]:
    """In servers of this process; those in processes of their own start them early, as for a host."""
    with patch.object(runtime, "BotPool", LazyPool):
        yield


@pytest.fixture(scope="session")
def fork_server_channel() -> Iterator[socket.socket]:
    with fork_server_process() as channel:
        yield channel


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def fork_server(fork_server_channel: socket.socket) -> AsyncIterator[ForkServerClient]:
    """Starts servers that can be killed: one process per session, connected to each module's event loop."""
    async with connect_fork_server(fork_server_channel) as found:
        yield found


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    with database.postgres_cluster() as found:
        yield found


@pytest.fixture(scope="session")
def pg_dsn(cluster: Cluster) -> str:
    """PostgreSQL's default database, from which the others are created."""
    return cluster.url("postgres")


@pytest.fixture(scope="session")
def pg_template(cluster: Cluster) -> str:
    """The name of a database with the newest schema, for copying."""
    url = cluster.create_database()
    asyncio.run(_migrate(url))
    return url.rpartition("/")[2]


@pytest.fixture
def pg_url(cluster: Cluster, pg_template: str) -> str:
    """A fresh database with the newest schema."""
    return cluster.create_database("-T", pg_template)


@pytest.fixture(scope="session")
def pg_shared(cluster: Cluster, pg_template: str) -> str:
    return cluster.create_database("-T", pg_template)


@pytest.fixture
def pg_emptied(pg_shared: str) -> str:
    """A database with the newest schema, shared but emptied: ten times as fast as a fresh one."""
    database.delete_all_rows(pg_shared)
    return pg_shared


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("template") / "hinode.sqlite"
    asyncio.run(_migrate(f"sqlite:///{path}"))
    return path


@pytest.fixture
def sqlite_url(sqlite_template: Path, tmp_path: Path) -> str:
    """A fresh file with the newest schema."""
    return f"sqlite:///{shutil.copy(sqlite_template, tmp_path)}"


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> str:
    """A database with the newest schema and nothing in it; each test runs on both."""
    name = "sqlite_url" if request.param == "sqlite" else "pg_emptied"
    url: str = request.getfixturevalue(name)
    return url


@pytest_asyncio.fixture
async def store(database_url: str) -> AsyncIterator[Store]:
    """A store on an empty database; each test runs on both."""
    found = await Store.open(database_url)
    yield found
    await found.close()


async def _migrate(url: str) -> None:
    await (await Store.open(url)).close()
