"""Sessions, persons, and the links that move a person to another device."""

from __future__ import annotations

import pytest

from hinode.server.storage.store import Store

pytestmark = pytest.mark.asyncio


async def test_a_session_creates_a_new_person_with_that_name(store: Store) -> None:
    ann, ben = await store.add_session("hash-a", "Ann"), await store.add_session("hash-b", "Ann")
    assert (ann.name, ben.name) == ("Ann", "Ann")
    assert ann.id != ben.id
    assert await store.session("hash-a") == ann


async def test_an_unknown_token_is_nobody(store: Store) -> None:
    assert await store.session("hash-a") is None


async def test_renaming_changes_one_person(store: Store) -> None:
    ann, ben = await store.add_session("hash-a", "Ann"), await store.add_session("hash-b", "Ben")
    await store.rename(ann.id, "Anna ☀")
    renamed = await store.session("hash-a")
    assert renamed is not None
    assert (renamed.id, renamed.name) == (ann.id, "Anna ☀")
    assert await store.session("hash-b") == ben


async def test_an_ended_session_is_nobody(store: Store) -> None:
    await store.add_session("hash-a", "Ann")
    await store.end_session("hash-a")
    await store.end_session("hash-a")
    assert await store.session("hash-a") is None


async def test_a_link_moves_the_person_and_leaves_a_new_person_behind(store: Store) -> None:
    """The new session is the old person; the old session becomes a new person with the same name."""
    ann, ben = await store.add_session("old", "Ann"), await store.add_session("new", "Ben")
    await store.add_device_link("code", ann.id, expires=100)
    assert await store.use_device_link("code", "new", now=50) == ann
    assert await store.session("new") == ann
    left = await store.session("old")
    assert left is not None
    assert left.name == "Ann"
    assert left.id not in (ann.id, ben.id)


async def test_a_link_may_start_a_session(store: Store) -> None:
    ann = await store.add_session("old", "Ann")
    await store.add_device_link("code", ann.id, expires=100)
    assert await store.use_device_link("code", "unseen", now=50) == ann
    assert await store.session("unseen") == ann


async def test_a_link_works_once(store: Store) -> None:
    ann = await store.add_session("old", "Ann")
    await store.add_device_link("code", ann.id, expires=100)
    await store.use_device_link("code", "new", now=50)
    assert await store.use_device_link("code", "third", now=51) is None
    assert await store.session("third") is None
    assert await store.session("new") == ann


@pytest.mark.parametrize(("code", "now"), [("code", 100.0), ("code", 101.0), ("other", 50.0)])
async def test_an_expired_or_unknown_link_changes_nothing(store: Store, code: str, now: float) -> None:
    ann, ben = await store.add_session("old", "Ann"), await store.add_session("new", "Ben")
    await store.add_device_link("code", ann.id, expires=100)
    assert await store.use_device_link(code, "new", now=now) is None
    assert [await store.session("old"), await store.session("new")] == [ann, ben]


async def test_a_new_link_replaces_the_old_one(store: Store) -> None:
    """A forgotten link cannot be used after the person has moved or created another link."""
    ann = await store.add_session("old", "Ann")
    await store.add_device_link("first", ann.id, expires=100)
    await store.add_device_link("second", ann.id, expires=100)
    assert await store.use_device_link("first", "new", now=50) is None
    assert await store.use_device_link("second", "new", now=50) == ann
