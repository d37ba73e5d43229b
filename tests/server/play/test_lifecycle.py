"""Tables are loaded when someone reads them or when they are due, and are unloaded when they are idle."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from functools import cache
from pathlib import Path
from time import monotonic, time
from typing import Any

import pytest

from hinode.server.http.identity import token_hash
from hinode.server.play import running_table
from hinode.server.storage.rows import Entry
from hinode.server.storage.store import Store
from tests.server.kit.client import Client, visitor
from tests.server.kit.server import RunningServer, error_code, running_server
from tests.server.protocol.midgame import Midgame, played_until, store_table

pytestmark = pytest.mark.asyncio
CLANS = ("koi", "lotus", "turtle")
CLOCK = {"kind": "decision", "seconds": 10, "tea": 30}
NO_CLOCK = {"kind": "none"}
TOKEN = "token of the Koi"
SOON = 20.0  # seconds, on a busy machine


@cache
def koi_are_asked() -> Midgame:
    return played_until(CLANS, lambda game: [(d.clan, d.kind) for d in game.pending] == [("koi", "mandate")])


@cache
def lotus_are_asked() -> Midgame:
    return played_until(
        CLANS, lambda game: [(d.clan, d.kind) for d in game.pending] == [("lotus", "mandate")]
    )


async def stored(
    data: Path,
    midgame: Midgame,
    *,
    copies: int = 1,
    people: int = 3,
    clock: dict[str, Any] = NO_CLOCK,
    due: float | None = None,
    left: float | None = None,
    changed: float | None = None,
) -> list[str]:
    """Tables as an earlier server left them. The Koi's player has TOKEN; bots hold the last seats."""
    store = await Store.open(f"sqlite:///{data / 'hinode.sqlite'}")
    owners = {
        clan: await store.add_session(token_hash(TOKEN if clan == "koi" else clan), clan)
        for clan in CLANS[:people]
    }
    tables = []
    for _ in range(copies):
        table = await store_table(store, midgame, owners, clock=clock)
        saved = None
        if left is not None:
            clocks = {
                "left": dict.fromkeys(CLANS, left),
                "tea": 30.0,
                "newest": {},
                "owed": [],
                "ceremony": 0,
            }
            saved = {**clocks, "newest": dict.fromkeys(CLANS, 10**6)}
        n = len(await store.entries(table, 0))
        await store.set_due(table, n, due, saved, 0.0)
        await store.touch(table, changed or time())
        tables.append(table)
    await store.close()
    return tables


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(SOON):
        while not holds():
            await asyncio.sleep(0.02)


async def length(server: RunningServer, table: str) -> int:
    return len(await server.hub.store.entries(table, 0))


async def grows(server: RunningServer, table: str, n: int) -> None:
    async with asyncio.timeout(SOON):
        while await length(server, table) <= n:
            await asyncio.sleep(0.02)


def koi(server: RunningServer) -> Client:
    return Client(server.origin, TOKEN)


async def test_starting_loads_only_tables_that_are_due(tmp_path: Path) -> None:
    await stored(tmp_path, koi_are_asked(), copies=30, due=None)
    async with running_server(tmp_path) as server, visitor(server) as client:
        assert (await client.get("/healthz")).status_code == 200
        await asyncio.sleep(1.5)  # more than one scan
        assert server.hub.loaded_tables() == []


async def test_a_clock_that_runs_out_wakes_its_table(tmp_path: Path) -> None:
    """Nobody is connected: the stand-in answers, and the table is unloaded again."""
    (table,) = await stored(tmp_path, koi_are_asked(), clock=CLOCK, due=1.5, left=1.5)
    async with running_server(tmp_path) as server:
        n = await length(server, table)
        await asyncio.sleep(0.5)
        assert server.hub.loaded_tables() == []
        await grows(server, table, n)
        entry = (await server.hub.store.entries(table, n))[0]
        assert (entry.body["clan"], entry.body["by"]) == ("koi", "clock")


async def test_time_in_the_database_is_charged_when_the_table_is_loaded(tmp_path: Path) -> None:
    (table,) = await stored(tmp_path, koi_are_asked(), clock=CLOCK, due=9.0, left=9.0)
    began = monotonic()
    async with running_server(tmp_path) as server:
        await asyncio.sleep(1.0)
        client = koi(server)
        left = (await client.look(table))["update"]["clocks"]["left"]["koi"]
        client.close()
        assert 9.0 - (monotonic() - began) - 0.1 < left < 8.3


async def test_an_unused_running_table_is_unloaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running_table, "IDLE_SECONDS", 0.3)
    (table,) = await stored(tmp_path, koi_are_asked())
    async with running_server(tmp_path) as server:
        client = koi(server)
        async with client.watch(table) as feed:
            await feed.update()
            await asyncio.sleep(0.8)
            assert len(server.hub.loaded_tables()) == 1
        await until(lambda: not server.hub.loaded_tables())
        assert (await client.look(table))["update"]["asked"]
        client.close()


async def test_a_bot_plays_when_someone_connects(tmp_path: Path) -> None:
    (table,) = await stored(tmp_path, lotus_are_asked(), people=1)
    async with running_server(tmp_path) as server:
        n = await length(server, table)
        await asyncio.sleep(1.5)
        assert await length(server, table) == n
        client = koi(server)
        async with client.watch(table):
            await grows(server, table, n)
        client.close()


async def test_bots_answer_slowly_while_nobody_is_connected(tmp_path: Path) -> None:
    (table,) = await stored(tmp_path, lotus_are_asked(), people=1, due=0.0)
    async with running_server(tmp_path, idle_bot_seconds=600) as server:
        n = await length(server, table)
        await grows(server, table, n)  # the first is due
        await asyncio.sleep(1.0)
        alone = await length(server, table)
        assert alone == n + 1
        live = server.hub.loaded_table(table)
        if live is None or live.table.question("koi") is None:  # unless it is the Koi's turn now
            client = koi(server)
            async with client.watch(table):
                await grows(server, table, alone)
            client.close()


async def test_due_tables_leave_half_of_the_memory_to_people(tmp_path: Path) -> None:
    tables = await stored(tmp_path, lotus_are_asked(), copies=8, people=1, due=0.0)
    async with running_server(tmp_path, tables_in_memory=4, idle_bot_seconds=1) as server:
        most, before = 0, [await length(server, table) for table in tables]
        async with asyncio.timeout(2 * SOON):
            while any([await length(server, t) <= n for t, n in zip(tables, before, strict=True)]):
                most = max(most, len(server.hub.loaded_tables()))
                await asyncio.sleep(0.02)
        assert 1 <= most <= 4


async def test_a_damaged_entry_closes_one_table_and_leaves_the_rest_running(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    damaged, sound = await stored(tmp_path, lotus_are_asked(), copies=2, people=1, due=0.0)
    with sqlite3.connect(tmp_path / "hinode.sqlite") as file:
        file.execute("update entries set body = '{}' where table_id = ? and seq = 5", (damaged,))
        (before,) = file.execute("select count(*) from entries where table_id = ?", (sound,)).fetchone()
    async with running_server(tmp_path) as server:
        client = koi(server)
        for _ in range(3):
            refused = await client.get(f"/api/tables/{damaged}")
            assert (refused.status_code, error_code(refused)) == (503, "damaged")
        assert error_code(await client.send(damaged, "start")) == "damaged"
        await grows(server, sound, before)  # its bot answers
        assert (await client.look(sound))["update"]["table"]["id"] == sound
        async with asyncio.timeout(SOON):  # it is not due again
            while damaged in await server.hub.store.due_tables(10.0**9, 0.0, 10):
                await asyncio.sleep(0.02)
        client.close()
    errors = [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
    assert errors == [f"table {damaged} is quarantined: entry 5 is damaged"]


async def test_an_entry_that_cannot_be_applied_closes_its_table(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Its checksum is correct, so a faulty server or a newer version wrote it."""
    (table,) = await stored(tmp_path, koi_are_asked())
    store = await Store.open(f"sqlite:///{tmp_path / 'hinode.sqlite'}")
    n = len(await store.entries(table, 0))
    await store.append(table, Entry(n + 1, "unheard-of", {}, time()))
    await store.close()
    async with running_server(tmp_path) as server:
        client = koi(server)
        assert error_code(await client.get(f"/api/tables/{table}")) == "damaged"
        client.close()
    assert f"table {table} is quarantined: entry {n + 1} is damaged" in caplog.text


async def test_an_inactive_game_is_archived_until_someone_opens_it(tmp_path: Path) -> None:
    """It is not run and not in the list of open tables, but still in its players' own lists."""
    (table,) = await stored(tmp_path, lotus_are_asked(), people=1, due=0.0, changed=time() - 61 * 86400)
    async with running_server(tmp_path, archive_days=60) as server:
        client = koi(server)

        async def listed(scope: str) -> list[str]:
            found = await client.get("/api/tables", {"scope": scope})
            return [each["id"] for each in found.json()["tables"]]

        n = await length(server, table)
        await asyncio.sleep(1.5)
        assert (server.hub.loaded_tables(), await length(server, table)) == ([], n)
        assert (await listed("open"), await listed("mine")) == ([], [table])
        await client.look(table)
        await grows(server, table, n)
        assert await listed("open") == [table]
        client.close()
