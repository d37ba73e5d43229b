"""Schema revisions, on both databases."""

from __future__ import annotations

import asyncio

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from hinode.server.storage import migrate
from hinode.server.storage.schema import metadata
from hinode.server.storage.store import Store
from tests.server.kit.database import Cluster
from tests.server.storage.samples import add_table, in_transaction

pytestmark = pytest.mark.asyncio


@pytest.fixture(params=["sqlite", "postgresql"])
def own_url(request: pytest.FixtureRequest) -> str:
    """A database that no other test uses."""
    url: str = request.getfixturevalue("sqlite_url" if request.param == "sqlite" else "pg_url")
    return url


async def test_the_listed_revisions_match_the_scripts_in_order() -> None:
    scripts = ScriptDirectory.from_config(migrate.config())
    assert [each.revision for each in scripts.walk_revisions()] == list(reversed(migrate.REVISIONS))
    assert scripts.get_heads() == [migrate.head()]


async def test_the_revisions_create_the_current_schema(database_url: str) -> None:
    def differences(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, metadata))

    assert await in_transaction(database_url, differences) == []


@pytest.mark.parametrize("revision", migrate.REVISIONS)
async def test_a_revision_can_be_applied_undone_and_applied_again_with_data(
    own_url: str, revision: str
) -> None:
    store = await Store.open(own_url)
    await add_table(store)
    await store.add_chat("table", "key-1", "d", {}, 1.0)
    await store.close()

    def down_and_up(connection: Connection) -> list[str]:
        migrate.down(connection)
        left = inspect(connection).get_table_names()
        migrate.up(connection, revision)
        migrate.down(connection)
        migrate.to_head(connection)
        return left

    assert await in_transaction(own_url, down_and_up) == ["alembic_version"]
    store = await Store.open(own_url)
    assert await store.due_tables(0.0, 0.0, 10) == []
    await add_table(store)
    await store.close()


async def test_a_revision_that_fails_changes_nothing(own_url: str) -> None:
    """Even if the process dies: a migration is one transaction."""
    store = await Store.open(own_url)
    await add_table(store)
    await store.close()

    def half(connection: Connection) -> None:
        migrate.down(connection)
        raise RuntimeError("died")

    with pytest.raises(RuntimeError, match="died"):
        await in_transaction(own_url, half)
    store = await Store.open(own_url)
    assert len(await store.entries("table", 0)) == 1
    await store.close()


async def test_processes_that_start_together_migrate_once(cluster: Cluster) -> None:
    url = cluster.create_database()
    stores = await asyncio.gather(*(Store.open(url) for _ in range(3)))
    for store in stores:
        await add_table(store, f"table {id(store)}")
        await store.close()
