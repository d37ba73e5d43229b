"""Space: when it counts as low, and cleanup of what has expired."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from time import time

import pytest
import pytest_asyncio

from hinode.server.live.hub import Hub
from hinode.server.live.maintenance import disk_space
from hinode.server.live.maintenance.cleanup import DAY, JUMP_SECONDS, Cleanup
from hinode.server.settings import Settings
from hinode.server.storage.rows import Entry, ImportLimits, UnknownTable
from hinode.server.storage.store import Store
from hinode.server.wire.options import TableOptions
from tests.server.storage.samples import add_table, entry, row

pytestmark = pytest.mark.asyncio
OPTIONS = TableOptions(players=3).settled()
NO_LIMIT = ImportLimits(2**40, 2**40, 2**40)


async def test_a_large_database_is_low_on_space(store: Store, tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, database="postgresql://localhost/none", data_bytes=2**20)
    assert await store.size() > 0
    assert not await disk_space.Space(store, settings.replace(data_bytes=2**40)).is_low()
    await add_table(store)
    while await store.size() < 2**20:
        n = len(await store.entries("table", 0))
        await store.append("table", entry(n + 1, text="x" * 400_000))
    assert await disk_space.Space(store, settings).is_low()


# -- cleanup -------------------------------------------------------------------------------------


class Clocks:
    def __init__(self) -> None:
        self.now, self.uptime = time(), 0.0

    def pass_days(self, days: float) -> None:
        self.now += days * DAY
        self.uptime += days * DAY


@pytest.fixture
def clocks() -> Clocks:
    return Clocks()


@pytest_asyncio.fixture
async def hub(store: Store, tmp_path: Path) -> AsyncIterator[Hub]:
    yield Hub(store, Settings(data=tmp_path))


@pytest.fixture
def cleanup(hub: Hub, clocks: Clocks) -> Cleanup:
    return Cleanup(hub, lambda: clocks.now, lambda: clocks.uptime)


async def add(store: Store, id: str, status: str, changed: float) -> None:
    person = await store.add_session(f"hash of {id}", "Ann")
    made = replace(row(id, person.id), status=status, created=changed, changed=changed, options=OPTIONS)
    if status == "imported":
        await store.create_import(made, Entry(1, "imported", {"document": {}}, changed), NO_LIMIT)
    else:
        await store.create_table(made, Entry(1, "created", {"name": "Ann", "bots": []}, changed), person.id)


async def test_lobbies_and_imports_expire_and_games_stay(
    store: Store, cleanup: Cleanup, clocks: Clocks
) -> None:
    for status in ("gathering", "imported", "playing", "ended"):
        await add(store, status, status, clocks.now)
    await store.add_chat("gathering", "key-1", "d", {}, clocks.now)
    left = {}
    for days in (13, 2, 80):
        clocks.pass_days(days)
        await cleanup.clean()
        left[days] = [
            id for id in ("gathering", "imported", "playing", "ended") if await store.table(id) is not None
        ]
    assert left == {
        13: ["gathering", "imported", "playing", "ended"],
        2: ["imported", "playing", "ended"],
        80: ["playing", "ended"],
    }


async def test_the_space_of_an_import_is_freed(store: Store, cleanup: Cleanup, clocks: Clocks) -> None:
    await add(store, "imported", "imported", clocks.now)
    person = await store.session("hash of imported")
    assert person is not None
    made = replace(row("another", person.id), status="imported", changed=clocks.now)
    clocks.pass_days(91)
    await cleanup.clean()
    first = Entry(1, "imported", {"document": {}}, clocks.now)
    await store.create_import(made, first, ImportLimits(20, 20, 20))


async def test_a_lobby_that_someone_reads_stays(
    store: Store, hub: Hub, cleanup: Cleanup, clocks: Clocks
) -> None:
    await add(store, "lobby", "gathering", clocks.now)
    live = await hub.live("lobby")
    assert live is not None
    clocks.pass_days(15)
    with live.connected(None):
        await cleanup.clean()
        assert await store.table("lobby") is not None
    await cleanup.clean()
    assert await hub.live("lobby") is None
    with pytest.raises(UnknownTable):
        await store.append("lobby", entry(2))


async def test_unused_sessions_and_old_links_are_deleted(
    store: Store, hub: Hub, cleanup: Cleanup, clocks: Clocks
) -> None:
    person = await store.add_session("old", "Ann")
    await store.add_device_link("code", person.id, clocks.now + 60)
    clocks.pass_days(hub.settings.session_days + 1)
    await cleanup.clean()
    assert await store.session("old") is None
    assert await store.use_device_link("code", "new", clocks.now) is None


@pytest.mark.parametrize("jump", [400 * DAY, JUMP_SECONDS * 2])
async def test_a_clock_that_jumps_forward_deletes_nothing(
    store: Store, cleanup: Cleanup, clocks: Clocks, jump: float
) -> None:
    await add(store, "lobby", "gathering", clocks.now - 13.99 * DAY)
    clocks.now += jump
    await cleanup.clean()
    assert await store.table("lobby") is not None


async def test_a_clock_that_jumps_back_deletes_nothing_either(
    store: Store, cleanup: Cleanup, clocks: Clocks
) -> None:
    await add(store, "lobby", "gathering", clocks.now)
    clocks.now -= 400 * DAY
    await cleanup.clean()
    await cleanup.clean()
    assert await store.table("lobby") is not None
