"""Wake-ups and presence, within a process and between processes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import pytest
import pytest_asyncio

from hinode.server.storage import notify_payloads
from hinode.server.storage.bus import LocalBus, bus_for
from hinode.server.storage.engines import postgres_bus
from hinode.server.storage.engines.postgres_bus import PgBus
from hinode.server.storage.notify_payloads import PresencePayload
from hinode.server.storage.rows import Conflict, Unavailable
from hinode.server.storage.store import Store
from tests.server.storage.samples import SOON, add_table, cut, entry, silenced

pytestmark = pytest.mark.asyncio


@asynccontextmanager
async def open_listener(url: str) -> AsyncIterator[PgBus]:
    bus = bus_for(url)
    assert isinstance(bus, PgBus)
    running = asyncio.create_task(bus.run())
    async with asyncio.timeout(SOON):
        await bus.listening.wait()
    yield bus
    running.cancel()
    with suppress(asyncio.CancelledError):
        await running


@pytest_asyncio.fixture
async def shared(pg_emptied: str) -> AsyncIterator[Store]:
    """A shared store, with a table."""
    found = await Store.open(pg_emptied)
    await add_table(found)
    yield found
    await found.close()


async def woken(event: asyncio.Event) -> None:
    async with asyncio.timeout(SOON):
        await event.wait()
    event.clear()


async def test_waiters_of_a_table_are_woken() -> None:
    bus = bus_for("sqlite:///hinode.sqlite")
    assert type(bus) is LocalBus
    first, second, other = bus.subscribe("table"), bus.subscribe("table"), bus.subscribe("other")
    bus.wake("table")
    assert [each.is_set() for each in (first, second, other)] == [True, True, False]


async def test_all_waiters_are_woken_together_except_cancelled_ones() -> None:
    bus = LocalBus()
    first, second, left = bus.subscribe("one"), bus.subscribe("two"), bus.subscribe("two")
    bus.unsubscribe("two", left)
    bus.wake(None)
    assert [each.is_set() for each in (first, second, left)] == [True, True, False]


async def test_waking_a_table_without_waiters_does_nothing() -> None:
    bus = LocalBus()
    bus.unsubscribe("table", bus.subscribe("table"))
    bus.wake("table")
    bus.wake(None)
    await bus.announce_presence("table", ["koi"])


async def test_entries_and_chat_wake_the_other_processes(pg_emptied: str, shared: Store) -> None:
    """On commit, and only for their own table."""
    async with open_listener(pg_emptied) as bus:
        event, other = bus.subscribe("table"), bus.subscribe("other")
        await shared.append("table", entry(2))
        await woken(event)
        await shared.add_chat("table", "key-1", "d", {}, 1.0)
        await woken(event)
        await add_table(shared, "new")
        assert not other.is_set()


async def test_a_failed_write_wakes_nobody(pg_emptied: str, shared: Store) -> None:
    async with open_listener(pg_emptied) as bus:
        event, fence = bus.subscribe("table"), bus.subscribe("fence")
        with pytest.raises(Conflict):
            await shared.append("table", entry(1))
        await add_table(shared, "fence")
        await woken(fence)
        assert not event.is_set()


async def test_presence_is_announced_only_to_the_other_processes(pg_emptied: str) -> None:
    async with open_listener(pg_emptied) as one, open_listener(pg_emptied) as two:
        heard_by_one, heard_by_two = asyncio.Queue[PresencePayload](), asyncio.Queue[PresencePayload]()
        one.on_presence.subscribe(heard_by_one.put_nowait)
        two.on_presence.subscribe(heard_by_two.put_nowait)
        await one.announce_presence("table", ["koi", "lotus"])
        await two.announce_presence("table", [])
        async with asyncio.timeout(SOON):
            assert await heard_by_one.get() == PresencePayload(two.process, "table", ())
            assert await heard_by_two.get() == PresencePayload(one.process, "table", ("koi", "lotus"))
        assert heard_by_one.empty()
        assert heard_by_two.empty()


async def test_a_lost_listener_reconnects_and_wakes_all(pg_emptied: str, shared: Store) -> None:
    """Everyone checks for missed changes; after that, wake-ups work again."""
    async with open_listener(pg_emptied) as bus:
        event = bus.subscribe("table")
        await cut(pg_emptied, "query ilike 'listen%'")
        await woken(event)
        await bus.announce_presence("table", ["koi"])
        async with asyncio.timeout(SOON):
            await bus.listening.wait()
        await shared.append("table", entry(2))
        await woken(event)


async def test_an_unresponsive_listener_is_replaced_and_wakes_all(
    pg_emptied: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A connection can be lost without either end noticing."""
    monkeypatch.setattr(postgres_bus, "PING_SECONDS", 0.2)
    async with open_listener(pg_emptied) as bus:
        event = bus.subscribe("table")
        async with silenced(pg_emptied, "query ilike 'listen%' or query = 'select 1'"):
            await woken(event)


async def test_no_error_stops_the_listener(pg_emptied: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even an unexpected one: a process that stopped listening would never wake up again."""
    wake = PgBus.wake
    broken = iter([True])

    def wakes(bus: PgBus, table: str | None) -> None:
        if next(broken, False):
            raise RuntimeError("never seen before")
        wake(bus, table)

    monkeypatch.setattr(PgBus, "wake", wakes)
    bus = bus_for(pg_emptied)
    event = bus.subscribe("table")
    running = asyncio.create_task(bus.run())
    await woken(event)
    running.cancel()
    with suppress(asyncio.CancelledError):
        await running


async def test_a_store_reconnects_after_its_connections_were_cut(pg_emptied: str, shared: Store) -> None:
    await asyncio.gather(*(shared.table("table") for _ in range(4)))
    await cut(pg_emptied, "true")
    async with asyncio.timeout(SOON):
        while True:
            with suppress(Unavailable):
                await shared.append("table", entry(2))
                break
    assert len(await shared.entries("table", 0)) == 2


@pytest.mark.parametrize("payload", ['["newer",1]', "{}", "3", '["wake",3]'])
async def test_announcements_of_a_newer_version_are_ignored(payload: str) -> None:
    assert notify_payloads.read(payload) is None
