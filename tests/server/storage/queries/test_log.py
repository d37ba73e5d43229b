"""The ordered log of a table, and its chat: no duplicates, in order, without gaps."""

from __future__ import annotations

import pytest

from hinode.server.storage.rows import ChatMessage, Checkpoint, Conflict, Repeated, UnknownTable
from hinode.server.storage.store import Store
from tests.server.storage.samples import add_table, entry

pytestmark = pytest.mark.asyncio

STRANGE = 'naïve \u0000 \ud800 日の出 "quoted" \\ \'; drop table entries; --'


async def test_entries_after_a_number_are_returned_in_order(store: Store) -> None:
    await add_table(store)
    added = [
        entry(seq, at=seq / 3, option={"clan": "koi", "coins": [1, 2.5, None, True]}) for seq in range(2, 13)
    ]
    for each in added:
        await store.append("table", each)
    assert (await store.entries("table", 0))[1:] == added
    assert await store.entries("table", 11) == added[-1:]
    assert await store.entries("table", 12) == []


async def test_any_text_is_stored_unchanged(store: Store) -> None:
    await add_table(store)
    await store.append("table", entry(2, text=STRANGE))
    await store.add_chat("table", "key-1", "digest", {"text": STRANGE}, 1.0)
    assert (await store.entries("table", 1))[0].body == {"text": STRANGE}
    assert (await store.talk("table", 0))[0].body == {"text": STRANGE}


async def test_an_entry_and_its_table_change_together(store: Store) -> None:
    await add_table(store)
    ben = await store.add_session("hash-b", "Ben")
    await store.append("table", entry(2, at=70.0), status="playing", members=[ben.id], clock={"koi": 60.0})
    found = await store.table("table")
    assert found is not None
    assert (found.status, found.changed) == ("playing", 70.0)
    assert await store.is_member("table", ben.id)
    assert await store.clock("table") == Checkpoint(2, {"koi": 60.0}, None)


async def test_a_taken_number_is_a_conflict_and_changes_nothing(store: Store) -> None:
    await add_table(store)
    ben = await store.add_session("hash-b", "Ben")
    await store.append("table", entry(2, by="first"))
    before = await store.table("table")
    with pytest.raises(Conflict):
        await store.append(
            "table",
            entry(2, at=99.0),
            key="key-1",
            digest="d",
            status="ended",
            members=[ben.id],
            clock={"koi": 1.0},
        )
    assert [each.body for each in await store.entries("table", 1)] == [{"by": "first"}]
    assert await store.table("table") == before
    assert await store.done_before("table", "key-1") is None
    assert not await store.is_member("table", ben.id)
    assert await store.clock("table") is None


async def test_a_key_is_stored_with_number_and_digest(store: Store) -> None:
    await add_table(store)
    await store.append("table", entry(2), key="key-1", digest="digest-1")
    assert await store.done_before("table", "key-1") == (2, "digest-1")
    assert await store.done_before("table", "key-2") is None


@pytest.mark.parametrize("seq", [2, 3, 4])
async def test_a_used_key_is_a_repetition_at_any_number(store: Store, seq: int) -> None:
    """Also at its own number, where it is not a conflict with another command."""
    await add_table(store)
    await store.append("table", entry(2), key="key-1", digest="digest-1")
    await store.append("table", entry(3))
    with pytest.raises(Repeated) as found:
        await store.append("table", entry(seq), key="key-1", digest="digest-2", status="ended")
    assert (found.value.seq, found.value.digest) == (2, "digest-1")
    assert len(await store.entries("table", 0)) == 3


async def test_a_key_belongs_to_its_table(store: Store) -> None:
    await add_table(store, "one")
    await add_table(store, "two")
    await store.append("one", entry(2), key="key-1", digest="d")
    await store.append("two", entry(2), key="key-1", digest="d")
    assert await store.done_before("two", "key-1") == (2, "d")


async def test_entries_without_a_key_do_not_repeat_each_other(store: Store) -> None:
    await add_table(store)
    await store.append("table", entry(2))
    await store.append("table", entry(3))
    assert len(await store.entries("table", 0)) == 3


async def test_an_unknown_table_accepts_nothing(store: Store) -> None:
    with pytest.raises(UnknownTable):
        await store.append("table", entry(1), key="key-1", digest="d")
    with pytest.raises(UnknownTable):
        await store.add_chat("table", "key-1", "d", {}, 1.0)
    assert await store.entries("table", 0) == []


async def test_chat_is_numbered_per_table_separately_from_entries(store: Store) -> None:
    await add_table(store, "one")
    await add_table(store, "two")
    await store.append("one", entry(2))
    first = await store.add_chat("one", "key-1", "d", {"text": "hello"}, 1.5)
    second = await store.add_chat("one", "key-2", "d", {"text": "hello"}, 2.5)
    other = await store.add_chat("two", "key-1", "d", {"text": "ho"}, 3.5)
    assert first == ChatMessage(1, "key-1", {"text": "hello"}, 1.5)
    assert (second.no, other.no) == (2, 1)
    assert await store.talk("one", 0) == [first, second]
    assert await store.talk("one", 1) == [second]


async def test_a_repeated_chat_message_is_not_stored_again(store: Store) -> None:
    await add_table(store)
    await store.add_chat("table", "key-1", "digest-1", {"text": "hello"}, 1.0)
    with pytest.raises(Repeated) as found:
        await store.add_chat("table", "key-1", "digest-2", {"text": "again"}, 2.0)
    assert (found.value.seq, found.value.digest) == (1, "digest-1")
    assert len(await store.talk("table", 0)) == 1
    assert await store.done_before("table", "key-1") == (1, "digest-1")


async def test_entries_and_chat_share_their_keys(store: Store) -> None:
    await add_table(store)
    await store.add_chat("table", "key-1", "d", {"text": "hello"}, 1.0)
    with pytest.raises(Repeated):
        await store.append("table", entry(2), key="key-1", digest="d")
    assert len(await store.entries("table", 0)) == 1


async def test_a_body_that_is_not_json_is_refused(store: Store) -> None:
    await add_table(store)
    with pytest.raises(ValueError, match="JSON"):
        await store.append("table", entry(2, left=float("nan")))
    assert len(await store.entries("table", 0)) == 1
