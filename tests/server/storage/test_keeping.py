"""One process at a time keeps a table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from hinode.server.storage import keeping
from hinode.server.storage.keeping import Keeping, PgKeeping, keeping_for
from tests.server.storage.scenes import SOON, cut, silenced

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def two(pg_dsn: str) -> AsyncIterator[tuple[Keeping, Keeping]]:
    """As in two processes."""
    found = keeping_for(pg_dsn), keeping_for(pg_dsn)
    yield found
    for each in found:
        await each.close()


async def test_the_only_process_keeps_every_table() -> None:
    only = keeping_for("sqlite:///hinode.sqlite")
    assert type(only) is Keeping
    assert await only.try_keep("table")
    assert await only.check()
    assert only.kept == {"table"}
    await only.release("table")
    assert not only.kept


async def test_a_table_is_kept_by_one(two: tuple[Keeping, Keeping]) -> None:
    one, other = two
    assert await one.try_keep("table")
    assert await one.try_keep("table")
    assert not await other.try_keep("table")
    assert await other.try_keep("another")
    assert (one.kept, other.kept) == ({"table"}, {"another"})


async def test_a_released_table_is_free_at_once(two: tuple[Keeping, Keeping]) -> None:
    """However often it was asked for, and whether or not it was kept."""
    one, other = two
    await one.try_keep("table")
    await one.try_keep("table")
    await other.release("table")
    assert not await other.try_keep("table")
    await one.release("table")
    await one.release("table")
    assert await other.try_keep("table")
    assert not await one.try_keep("table")


async def test_what_a_process_kept_is_free_when_it_ends(two: tuple[Keeping, Keeping]) -> None:
    one, other = two
    await one.try_keep("table")
    await one.close()
    assert await other.try_keep("table")


async def test_of_many_who_ask_at_once_one_keeps(pg_dsn: str) -> None:
    several = [keeping_for(pg_dsn) for _ in range(4)]
    found = await asyncio.gather(*(each.try_keep("table") for each in several for _ in range(2)))
    assert found.count(True) == 2
    assert sum("table" in each.kept for each in several) == 1
    for each in several:
        await each.close()


async def test_a_lost_connection_is_reported_with_what_was_kept(pg_emptied: str) -> None:
    lost: asyncio.Queue[frozenset[str]] = asyncio.Queue()
    one, other = keeping_for(pg_emptied), keeping_for(pg_emptied)
    one.on_lost = lost.put_nowait
    await one.try_keep("first")
    await one.try_keep("second")
    await cut(pg_emptied, "query like '%advisory%'")
    async with asyncio.timeout(SOON):
        assert await lost.get() == {"first", "second"}
    assert not one.kept
    assert await other.try_keep("first")
    assert not await one.try_keep("first")
    assert await one.try_keep("second")
    assert await one.check()
    await one.close()
    await other.close()


async def test_a_silent_connection_is_given_up_when_checked(
    pg_emptied: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeping, "ANSWER_SECONDS", 0.2)
    lost: list[frozenset[str]] = []
    one = keeping_for(pg_emptied)
    one.on_lost = lost.append
    await one.try_keep("table")
    async with silenced(pg_emptied, "query like '%advisory%'"):
        assert not await one.check()
        assert (lost, one.kept) == ([{"table"}], set())
    await one.close()


async def test_a_keeper_that_is_stopped_while_it_asks_keeps_nothing(pg_emptied: str) -> None:
    """It cannot know whether the table was locked: the connection goes, and with it the lock."""
    one, other = keeping_for(pg_emptied), keeping_for(pg_emptied)
    await one.try_keep("first")
    asking = asyncio.create_task(one.try_keep("second"))
    await asyncio.sleep(0)
    asking.cancel()
    await asyncio.wait([asking])
    assert not one.kept
    async with asyncio.timeout(SOON):
        while not await other.try_keep("second"):
            pass
    await one.close()
    await other.close()


async def test_without_a_database_nothing_is_kept() -> None:
    alone = keeping_for("postgresql://test@127.0.0.1:1/postgres")
    assert isinstance(alone, PgKeeping)
    assert not await alone.try_keep("table")
    assert await alone.check()
    await alone.close()
