"""Both databases, for real: an SQLite file and a PostgreSQL server on loopback."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from hinode.server.storage.store import Store
from tests.server import postgres
from tests.server.postgres import Cluster


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    with postgres.running() as found:
        yield found


@pytest.fixture(scope="session")
def pg_dsn(cluster: Cluster) -> str:
    """The server's own database: others are made from there."""
    return cluster.url("postgres")


@pytest.fixture(scope="session")
def pg_template(cluster: Cluster) -> str:
    return postgres.migrated(cluster)


@pytest.fixture
def pg_url(cluster: Cluster, pg_template: str) -> str:
    """A fresh database with the newest schema."""
    return cluster.create("-T", pg_template)


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'hinode.sqlite'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> str:
    name = "sqlite_url" if request.param == "sqlite" else "pg_url"
    url: str = request.getfixturevalue(name)
    return url


@pytest_asyncio.fixture
async def store(database_url: str) -> AsyncIterator[Store]:
    """A store on a fresh database; each test runs on both."""
    found = await Store.open(database_url)
    yield found
    await found.close()
