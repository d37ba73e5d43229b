"""Tables, their members, lists, and clocks."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pytest
from sqlalchemy.exc import IntegrityError

from hinode.server.storage.rows import Checkpoint, Entry, OpenTables, Page
from hinode.server.storage.store import Store
from tests.server.storage.samples import add_table, entry, row

pytestmark = pytest.mark.asyncio
ALL: Final = OpenTables(per_creator=100, per_address=100)
TEN: Final = Page(10)


async def test_a_new_table_has_its_first_entry_and_its_creator(store: Store) -> None:
    ann = await add_table(store)
    assert await store.table("table") == row("table", ann.id)
    assert await store.entries("table", 0) == [Entry(1, "created", {}, 5.0)]
    assert await store.is_member("table", ann.id)


async def test_a_table_id_is_unique(store: Store) -> None:
    ann = await add_table(store)
    with pytest.raises(IntegrityError) as found:
        await store.create_table(row("table", ann.id, seed="canary"), entry(1), ann.id)
    assert "canary" not in str(found.value), "errors are logged"
    assert await store.table("table") == row("table", ann.id)


async def test_a_table_that_cannot_be_created_leaves_nothing(store: Store) -> None:
    """Table, entry, and membership are written together or not at all."""
    ann = await store.add_session("hash", "Ann")
    with pytest.raises(IntegrityError):
        await store.create_table(row("table", ann.id), entry(1), "nobody")
    assert await store.table("table") is None
    assert await store.entries("table", 0) == []


async def test_an_unknown_table_is_none(store: Store) -> None:
    assert await store.table("table") is None


async def test_entering_twice_is_the_same_as_once(store: Store) -> None:
    await add_table(store)
    ben = await store.add_session("hash-b", "Ben")
    assert not await store.is_member("table", ben.id)
    await store.enter("table", ben.id)
    await store.enter("table", ben.id)
    assert await store.is_member("table", ben.id)
    assert [each.id for each in await store.tables_of(ben.id, TEN)] == ["table"]


async def test_open_tables_can_be_joined_or_watched(store: Store) -> None:
    """Without tables by link only and finished ones; lobbies first, then the latest."""
    ann = await store.add_session("hash", "Ann")
    for id, status, is_open, changed in (
        ("playing-old", "playing", True, 1.0),
        ("playing-new", "playing", True, 9.0),
        ("picking", "picking", True, 5.0),
        ("gathering", "gathering", True, 2.0),
        ("by-link", "gathering", False, 9.0),
        ("ended", "ended", True, 9.0),
        ("imported", "imported", True, 9.0),
    ):
        await add_table(store, id, ann, status=status, open=is_open, changed=changed)
    found = await listed(store)
    assert found == ["gathering", "playing-new", "picking", "playing-old"]
    assert [await listed(store, page=Page(2, skip)) for skip in (0, 2, 4)] == [found[:2], found[2:], []]


async def listed(store: Store, wanted: OpenTables = ALL, page: Page = TEN) -> list[str]:
    return [each.id for each in await store.open_tables(wanted, page)]


async def test_no_creator_and_no_address_can_fill_the_list(store: Store) -> None:
    """Each has only the latest tables in it; tables without a known address count for their creator."""
    people = [await store.add_session(f"hash {number}", "Ann") for number in range(4)]
    for number, (person, address) in enumerate(zip(people, ("here", "here", "there", ""), strict=True)):
        for table in range(3):
            changed = 10.0 * number + table
            await add_table(store, f"{number}-{table}", person, address=address, changed=changed)
    assert await listed(store, OpenTables(1, 10)) == ["3-2", "2-2", "1-2", "0-2"]
    assert await listed(store, OpenTables(2, 3)) == ["3-2", "3-1", "2-2", "2-1", "1-2", "1-1"]


async def test_stale_lobbies_are_not_listed(store: Store) -> None:
    for status in ("gathering", "playing"):
        for changed in (100.0, 200.0):
            await add_table(store, f"{status}-{changed:g}", status=status, changed=changed)
    assert await listed(store, replace(ALL, lobbies_since=150.0)) == [
        *("gathering-200", "playing-200", "playing-100"),
    ]


async def test_my_tables_are_those_i_entered_latest_first(store: Store) -> None:
    ann = await add_table(store, "first", open=False)
    await add_table(store, "second", ann, status="ended")
    await add_table(store, "of-others")
    await store.append("first", entry(2, at=20.0))
    assert [each.id for each in await store.tables_of(ann.id, TEN)] == ["first", "second"]
    assert [each.id for each in await store.tables_of(ann.id, Page(1))] == ["first"]


async def test_due_tables_are_those_whose_time_has_come(store: Store) -> None:
    """The most overdue first; a table that has not changed for a long time is archived."""
    for id, due, at in (("later", 9.0, 50.0), ("second", 5.0, 50.0), ("first", 1.0, 50.0), ("old", 1.0, 5.0)):
        await add_table(store, id)
        await store.append(id, entry(2, at), due=due)
    await add_table(store, "never", status="playing")
    assert await store.due_tables(5.0, 50.0, 10) == ["first", "second"]
    assert await store.due_tables(5.0, 50.0, 1) == ["first"]
    assert await store.due_tables(5.0, 0.0, 10) == ["first", "old", "second"]


async def test_a_due_time_of_an_earlier_entry_does_not_replace_a_later_one(store: Store) -> None:
    await add_table(store)
    await store.append("table", entry(2), due=0.0)
    await store.set_due("table", 1, None, {"koi": 1.0}, 7.0)
    assert await store.due_tables(0.0, 0.0, 10) == ["table"]
    assert await store.clock("table") is None
    await store.set_due("table", 2, 8.0, {"koi": 1.0}, 7.0)
    assert await store.due_tables(7.9, 0.0, 10) == []
    assert await store.due_tables(8.0, 0.0, 10) == ["table"]
    assert await store.clock("table") == Checkpoint(2, {"koi": 1.0}, 7.0)


async def test_uptime_excludes_downtime(store: Store) -> None:
    assert await store.advance_uptime(1000.0, 15.0) == 0.0
    assert await store.advance_uptime(1005.0, 15.0) == 5.0
    assert await store.advance_uptime(9000.0, 15.0) == 5.0
    assert await store.advance_uptime(8000.0, 15.0) == 5.0
    assert await store.advance_uptime(8010.0, 15.0) == 15.0


async def test_tables_are_counted_from_a_given_time(store: Store) -> None:
    ann = await add_table(store, "first", created=100.0)
    await add_table(store, "second", ann, created=200.0)
    await add_table(store, "of-others", created=200.0)
    counts = [await store.created_between(ann.id, since, 300.0) for since in (50.0, 100.0, 150.0, 201.0)]
    assert counts == [2, 2, 1, 0]


async def test_a_saved_clock_replaces_only_an_earlier_one(store: Store) -> None:
    await add_table(store)
    assert await store.clock("table") is None
    await store.save_clock("table", 3, {"koi": 61.5})
    await store.save_clock("table", 2, {"koi": 99.0})
    assert await store.clock("table") == Checkpoint(3, {"koi": 61.5}, None)
    await store.save_clock("table", 3, {"koi": 60.0, "lotus": 5.0})
    assert await store.clock("table") == Checkpoint(3, {"koi": 60.0, "lotus": 5.0}, None)
