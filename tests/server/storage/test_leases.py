"""One process at a time holds the lease on a table, and only while it sends heartbeats."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from hinode.server.storage.engines import postgres_leases
from hinode.server.storage.engines.postgres_leases import PgTableLeases
from hinode.server.storage.leases import Lease, TableLeases, leases_for
from hinode.server.storage.rows import Fenced
from hinode.server.storage.store import Store
from tests.server.storage.samples import SOON, add_table, cut, entry, silenced

pytestmark = pytest.mark.asyncio
SHORT = 0.3  # seconds that a lease lasts without a heartbeat, in these tests
KEPT = 3.0  # for leases that must not end: on a busy machine a heartbeat may be a second late


def pg_leases(url: str) -> PgTableLeases:
    found = leases_for(url)
    assert isinstance(found, PgTableLeases)
    return found


@pytest_asyncio.fixture
async def two(pg_emptied: str) -> AsyncIterator[tuple[PgTableLeases, PgTableLeases]]:
    """Two holders, as in two processes."""
    found = pg_leases(pg_emptied), pg_leases(pg_emptied)
    yield found
    for each in found:
        await each.close()


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres_leases, "LEASE_SECONDS", SHORT)


async def test_the_only_process_holds_every_table() -> None:
    only = leases_for("sqlite:///hinode.sqlite")
    assert type(only) is TableLeases
    assert await only.acquire("table") == Lease("table")
    assert only.held == {"table": Lease("table")}
    await only.release("table")
    assert not only.held


async def test_one_process_holds_a_table(two: tuple[PgTableLeases, PgTableLeases]) -> None:
    one, other = two
    lease = await one.acquire("table")
    assert lease is not None
    assert await one.acquire("table") == lease
    assert await other.acquire("table") is None
    assert await other.acquire("another")
    assert (set(one.held), set(other.held)) == ({"table"}, {"another"})


async def test_a_released_table_is_free_at_once(two: tuple[PgTableLeases, PgTableLeases]) -> None:
    """Only its holder can release it."""
    one, other = two
    await one.acquire("table")
    await other.release("table")
    assert not await other.acquire("table")
    await one.release("table")
    assert await other.acquire("table")
    assert not await one.acquire("table")


async def test_the_tables_of_a_process_are_free_when_it_ends(
    two: tuple[PgTableLeases, PgTableLeases],
) -> None:
    one, other = two
    await one.acquire("table")
    await one.close()
    assert await other.acquire("table")


async def test_one_of_many_simultaneous_requests_gets_the_lease(pg_emptied: str) -> None:
    several = [leases_for(pg_emptied) for _ in range(4)]
    found = await asyncio.gather(*(each.acquire("table") for each in several for _ in range(2)))
    assert sum(lease is not None for lease in found) == 2
    assert sum("table" in each.held for each in several) == 1
    for each in several:
        await each.close()


async def test_heartbeats_keep_a_lease(
    two: tuple[PgTableLeases, PgTableLeases], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_leases, "LEASE_SECONDS", KEPT)
    one, other = two
    await one.acquire("table")
    for _ in range(3):
        await asyncio.sleep(0.4 * KEPT)
        assert await one.beat()
    assert not await other.acquire("table")


@pytest.mark.usefixtures("short")
async def test_without_heartbeats_a_lease_is_taken_over_and_the_loser_notices(
    two: tuple[PgTableLeases, PgTableLeases], caplog: pytest.LogCaptureFixture
) -> None:
    one, other = two
    lost: list[frozenset[str]] = []
    one.on_lost.subscribe(lost.append)
    await one.acquire("table")
    await asyncio.sleep(SHORT)
    assert await other.acquire("table")
    assert "table table: taken over by" in caplog.text
    await one.beat()
    assert (lost, one.held) == ([{"table"}], {})
    assert not await one.acquire("table")
    assert await one.acquire("another")


@pytest.mark.usefixtures("short")
async def test_a_late_write_is_rejected(pg_emptied: str, two: tuple[PgTableLeases, PgTableLeases]) -> None:
    """The frozen process does not know yet that it has lost the table."""
    one, other = two
    store = await Store.open(pg_emptied)
    await add_table(store)
    old = await one.acquire("table")
    assert old is not None
    await store.append("table", entry(2), fence=old.fence)
    await asyncio.sleep(SHORT)
    new = await other.acquire("table")
    assert new is not None
    with pytest.raises(Fenced):
        await store.append("table", entry(3), fence=old.fence)
    with pytest.raises(Fenced):
        await store.save_clock("table", 2, {"koi": 1.0}, old.fence)
    assert len(await store.entries("table", 0)) == 2
    assert await store.clock("table") is None
    await store.append("table", entry(3), fence=new.fence)
    await store.close()


async def test_a_released_lease_allows_no_write(
    pg_emptied: str, two: tuple[PgTableLeases, PgTableLeases]
) -> None:
    store = await Store.open(pg_emptied)
    await add_table(store)
    lease = await two[0].acquire("table")
    assert lease is not None
    await two[0].release("table")
    with pytest.raises(Fenced):
        await store.append("table", entry(2), fence=lease.fence)
    await store.close()


async def test_leases_outlive_a_lost_connection(
    pg_emptied: str, two: tuple[PgTableLeases, PgTableLeases]
) -> None:
    one, other = two
    await one.acquire("table")
    await cut(pg_emptied, "query like '%insert into leases%'")
    await one.beat()  # notices the lost connection
    async with asyncio.timeout(SOON):
        while not await one.beat():
            pass
    assert set(one.held) == {"table"}
    assert not await other.acquire("table")


async def test_a_release_that_the_database_missed_is_repeated(
    pg_emptied: str, two: tuple[PgTableLeases, PgTableLeases]
) -> None:
    """Otherwise no process would run the table, because the database still lists its old holder."""
    one, other = two
    await one.acquire("table")
    await one.acquire("kept")
    await cut(pg_emptied, "query like '%insert into leases%'")
    await one.release("table")
    assert not await other.acquire("table")
    async with asyncio.timeout(SOON):
        while not await one.beat():
            pass
    assert await other.acquire("table")
    assert not await other.acquire("kept")


async def test_leases_are_lost_if_the_database_does_not_respond(
    pg_emptied: str, two: tuple[PgTableLeases, PgTableLeases], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_leases, "ANSWER_SECONDS", SHORT)
    monkeypatch.setattr(postgres_leases, "LEASE_SECONDS", SHORT)
    one, lost = two[0], list[frozenset[str]]()
    one.on_lost.subscribe(lost.append)
    await one.acquire("table")
    async with silenced(pg_emptied, "query like '%insert into leases%'"):
        await one.beat()
        await one.beat()
    assert (lost, one.held) == ([{"table"}], {})


async def test_after_an_unanswered_request_the_lease_can_be_acquired_again(
    two: tuple[PgTableLeases, PgTableLeases],
) -> None:
    """The first request may or may not have been carried out."""
    one = two[0]
    asking = asyncio.create_task(one.acquire("table"))
    await asyncio.sleep(0.05)
    asking.cancel()
    await asyncio.wait([asking])
    one.held.clear()
    assert await one.acquire("table")


async def test_without_a_database_there_is_no_lease() -> None:
    alone = leases_for("postgresql://test@127.0.0.1:1/postgres")
    assert await alone.acquire("table") is None
    await alone.close()


async def test_a_server_on_sqlite_does_not_load_postgresql_drivers() -> None:
    """They take more than half a second to import."""
    code = (
        "import sys, hinode.server.http.server\n"
        "from hinode.server.storage.bus import bus_for\n"
        "from hinode.server.storage.leases import leases_for\n"
        "bus_for('sqlite:///x'), leases_for('sqlite:///x')\n"
        "print([name for name in ('asyncpg', 'sqlalchemy.ext.asyncio') if name in sys.modules])"
    )
    done = await asyncio.to_thread(
        subprocess.run, [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    assert done.stdout == "[]\n"
