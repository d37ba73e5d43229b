"""No more tables in memory than the settings allow; tables in use stay, or are reloaded unchanged."""

from __future__ import annotations

import gc
from pathlib import Path

import pytest

from tests.server.kit.client import guest
from tests.server.kit.server import error_code, running_server

pytestmark = pytest.mark.asyncio


async def test_the_least_recently_used_table_is_evicted(tmp_path: Path) -> None:
    async with running_server(tmp_path, tables_in_memory=2) as server, guest(server) as aki:
        first, second, third = [await aki.create_table(open=True) for _ in range(3)]
        for table in (first, second, first, third):
            await aki.look(table)
        loaded = {live.table.id for live in server.hub.loaded_tables()}
        assert loaded == {first, third}
        assert (await aki.look(second))["update"]["table"]["id"] == second


async def test_a_table_evicted_while_in_use_is_reused_as_the_same_object(tmp_path: Path) -> None:
    """Two copies of a table would not see each other's changes."""
    async with running_server(tmp_path, tables_in_memory=1) as server, guest(server) as aki:
        first, second = [await aki.create_table(open=True) for _ in range(2)]
        held = await server.hub.live(first)
        await server.hub.live(second)
        assert server.hub.loaded_table(first) is None
        assert await server.hub.live(first) is held
        del held
        await server.hub.live(second)
        gc.collect()
        assert await server.hub.live(first) is not None


async def test_tables_with_sockets_stay_and_one_more_is_refused(tmp_path: Path) -> None:
    async with running_server(tmp_path, tables_in_memory=1) as server, guest(server) as aki:
        first, second = [await aki.create_table(open=True) for _ in range(2)]
        async with aki.watch(first) as feed:
            await feed.update()
            refused = await aki.get(f"/api/tables/{second}")
            assert (refused.status_code, error_code(refused)) == (503, "full")
            assert len(server.hub.loaded_tables()) == 1
            await aki.do(first, "join", clan="koi")
            await feed.update(lambda update: update["table"]["places"][0]["taken"])
        await aki.look(second)
