"""One process at a time holds the lease on a table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from hinode.server.storage import leases
from hinode.server.storage.leases import PgTableLeases, TableLeases, leases_for
from tests.server.storage.samples import SOON, cut, silenced

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def two(pg_dsn: str) -> AsyncIterator[tuple[TableLeases, TableLeases]]:
    """As in two processes."""
    found = leases_for(pg_dsn), leases_for(pg_dsn)
    yield found
    for each in found:
        await each.close()


async def test_the_only_process_keeps_every_table() -> None:
    only = leases_for("sqlite:///hinode.sqlite")
    assert type(only) is TableLeases
    assert await only.acquire("table")
    assert await only.check()
    assert only.held == {"table"}
    await only.release("table")
    assert not only.held


async def test_a_table_is_kept_by_one(two: tuple[TableLeases, TableLeases]) -> None:
    one, other = two
    assert await one.acquire("table")
    assert await one.acquire("table")
    assert not await other.acquire("table")
    assert await other.acquire("another")
    assert (one.held, other.held) == ({"table"}, {"another"})


async def test_a_released_table_is_free_at_once(two: tuple[TableLeases, TableLeases]) -> None:
    """However often it was asked for, and whether or not it was kept."""
    one, other = two
    await one.acquire("table")
    await one.acquire("table")
    await other.release("table")
    assert not await other.acquire("table")
    await one.release("table")
    await one.release("table")
    assert await other.acquire("table")
    assert not await one.acquire("table")


async def test_what_a_process_kept_is_free_when_it_ends(two: tuple[TableLeases, TableLeases]) -> None:
    one, other = two
    await one.acquire("table")
    await one.close()
    assert await other.acquire("table")


async def test_of_many_who_ask_at_once_one_keeps(pg_dsn: str) -> None:
    several = [leases_for(pg_dsn) for _ in range(4)]
    found = await asyncio.gather(*(each.acquire("table") for each in several for _ in range(2)))
    assert found.count(True) == 2
    assert sum("table" in each.held for each in several) == 1
    for each in several:
        await each.close()


async def test_a_lost_connection_is_reported_with_what_was_kept(pg_emptied: str) -> None:
    lost: asyncio.Queue[frozenset[str]] = asyncio.Queue()
    one, other = leases_for(pg_emptied), leases_for(pg_emptied)
    one.on_lost.subscribe(lost.put_nowait)
    await one.acquire("first")
    await one.acquire("second")
    await cut(pg_emptied, "query like '%advisory%'")
    async with asyncio.timeout(SOON):
        assert await lost.get() == {"first", "second"}
    assert not one.held
    assert await other.acquire("first")
    assert not await one.acquire("first")
    assert await one.acquire("second")
    assert await one.check()
    await one.close()
    await other.close()


async def test_a_silent_connection_is_given_up_when_checked(
    pg_emptied: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "ANSWER_SECONDS", 0.2)
    lost: list[frozenset[str]] = []
    one = leases_for(pg_emptied)
    one.on_lost.subscribe(lost.append)
    await one.acquire("table")
    async with silenced(pg_emptied, "query like '%advisory%'"):
        assert not await one.check()
        assert (lost, one.held) == ([{"table"}], set())
    await one.close()


async def test_a_keeper_that_is_stopped_while_it_asks_keeps_nothing(pg_emptied: str) -> None:
    """It cannot know whether the table was locked: the connection goes, and with it the lock."""
    one, other = leases_for(pg_emptied), leases_for(pg_emptied)
    await one.acquire("first")
    asking = asyncio.create_task(one.acquire("second"))
    await asyncio.sleep(0)
    asking.cancel()
    await asyncio.wait([asking])
    assert not one.held
    async with asyncio.timeout(SOON):
        while not await other.acquire("second"):
            pass
    await one.close()
    await other.close()


async def test_without_a_database_nothing_is_kept() -> None:
    alone = leases_for("postgresql://test@127.0.0.1:1/postgres")
    assert isinstance(alone, PgTableLeases)
    assert not await alone.acquire("table")
    assert await alone.check()
    await alone.close()
