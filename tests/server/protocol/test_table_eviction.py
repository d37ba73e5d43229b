"""When there are many tables, idle ones leave memory; recently used ones stay."""

from __future__ import annotations

from pathlib import Path

import pytest

from hinode.server.live.hub import RECENT_SECONDS
from tests.server.absence.fast_clock import FastClock
from tests.server.kit.client import guest
from tests.server.kit.server import running_server

pytestmark = pytest.mark.asyncio


async def test_a_table_that_was_just_asked_for_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = FastClock(0.0)
    clock.install(monkeypatch.setattr)
    async with running_server(tmp_path, tables_in_memory=1) as server, guest(server) as aki:
        first, second, third = [await aki.create_table(open=True) for _ in range(3)]
        held = await server.hub.live(first)
        await server.hub.live(second)
        assert server.hub.loaded_table(first) is held
        clock.advance(RECENT_SECONDS + 1)
        await server.hub.live(second)
        await server.hub.live(third)
        assert [server.hub.loaded_table(table) is None for table in (first, second, third)] == [
            True,
            False,
            False,
        ]
