"""Simultaneous requests: one wins, the others are refused, and nothing happens twice."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Sequence
from typing import Any

import pytest
import pytest_asyncio

from hinode.server.storage.rows import Conflict, Page, Person, Repeated
from hinode.server.storage.store import Store
from tests.server.storage.samples import add_table, entry

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def stores(store: Store, database_url: str) -> AsyncIterator[Sequence[Store]]:
    """The racing stores: two, as in two processes, if the database can be shared."""
    other = await Store.open(database_url) if store.shared else store
    yield (store, other)
    if other is not store:
        await other.close()


async def outcomes(tries: Sequence[Awaitable[Any]]) -> list[str]:
    """The name of each outcome."""
    found = await asyncio.gather(*tries, return_exceptions=True)
    return sorted("done" if each is None else type(each).__name__ for each in found)


async def test_one_of_many_entries_with_the_same_number_is_written(stores: Sequence[Store]) -> None:
    await add_table(stores[0])
    for seq in range(2, 8):
        tries = [
            stores[i % 2].append("table", entry(seq, by=i), key=f"key-{seq}-{i}", digest="d")
            for i in range(4)
        ]
        assert await outcomes(tries) == [Conflict.__name__] * 3 + ["done"]
    assert len(await stores[1].entries("table", 0)) == 7


async def test_one_command_sent_many_times_at_once_is_done_once(stores: Sequence[Store]) -> None:
    await add_table(stores[0])
    tries = [stores[i % 2].append("table", entry(2), key="key-1", digest="d") for i in range(4)]
    assert await outcomes(tries) == [Repeated.__name__] * 3 + ["done"]
    tries = [stores[i % 2].append("table", entry(3 + i), key="key-2", digest="d") for i in range(4)]
    assert await outcomes(tries) == [Repeated.__name__] * 3 + ["done"]


async def test_simultaneous_chat_messages_are_numbered_without_gaps(stores: Sequence[Store]) -> None:
    await add_table(stores[0])
    lines = [stores[i % 2].add_chat("table", f"key-{i}", "d", {"text": str(i)}, 1.0) for i in range(10)]
    said = await asyncio.gather(*lines)
    assert sorted(each.no for each in said) == list(range(1, 11))
    assert await stores[1].talk("table", 0) == sorted(said, key=lambda each: each.no)


async def test_tables_do_not_disturb_each_other(stores: Sequence[Store]) -> None:
    """Entries are written together, but one that fails does not affect the others."""
    for table in "abc":
        await add_table(stores[0], table)

    async def fill(table: str) -> None:
        for seq in range(2, 12):
            await stores[seq % 2].append(table, entry(seq), key=f"key-{seq}", digest="d")
            if table == "c":
                with pytest.raises(Conflict):
                    await stores[0].append(table, entry(seq))

    await asyncio.gather(*map(fill, "abc"))
    assert [len(await stores[1].entries(table, 0)) for table in "abc"] == [11, 11, 11]


async def test_one_of_many_simultaneous_uses_of_a_link_succeeds(stores: Sequence[Store]) -> None:
    ann = await stores[0].add_session("old", "Ann")
    await stores[0].add_device_link("code", ann.id, expires=100)
    found = await asyncio.gather(
        *(stores[i % 2].use_device_link("code", f"new-{i}", now=50) for i in range(6))
    )
    assert sorted(found, key=lambda each: each is not None) == [None] * 5 + [ann]
    holders = [await stores[1].session(f"new-{i}") for i in range(6)]
    assert [each for each in holders if each is not None] == [ann]


async def test_simultaneous_requests_add_a_member_once(stores: Sequence[Store]) -> None:
    await add_table(stores[0])
    ben: Person = await stores[0].add_session("hash-b", "Ben")
    await asyncio.gather(*(stores[i % 2].enter("table", ben.id) for i in range(6)))
    assert len(await stores[1].tables_of(ben.id, Page(10))) == 1


async def test_a_cancelled_caller_leaves_all_of_its_work_or_none(stores: Sequence[Store]) -> None:
    """Entry and key are both stored or neither is, and the next caller is served."""
    await add_table(stores[0])
    store = stores[0]
    for seq in range(2, 14):
        asking = asyncio.create_task(store.append("table", entry(seq), key=f"key-{seq}", digest="d"))
        for _ in range(seq - 2):
            await asyncio.sleep(0)
        asking.cancel()
        await asyncio.wait([asking])
        written = await store.entries("table", seq - 1)
        noted = await store.done_before("table", f"key-{seq}")
        assert len(written) == (noted is not None)
        if not written:
            await store.append("table", entry(seq))
    assert len(await store.entries("table", 0)) == 13
