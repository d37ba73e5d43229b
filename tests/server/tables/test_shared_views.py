"""Data encoded for all viewers stays in memory only while it is being sent."""

from __future__ import annotations

import asyncio

import pytest

from hinode.server.live.live_table import LiveTable
from hinode.server.tables import presenters
from hinode.server.tables.table_clocks import TableClocks
from tests.server.tables.scenes import after_tea


@pytest.mark.asyncio
@pytest.mark.parametrize("seconds", [0.0, 0.02])
async def test_views_are_dropped_after_a_change_was_sent(seconds: float) -> None:
    table = after_tea().table
    live = LiveTable(table, [], TableClocks(table, None, 0.0))
    with live.change_event():
        live.wake(seconds)
        before = presenters.update(table, "koi", None, 0)
        assert table.shared
        async with asyncio.timeout(30):
            while table.shared:
                await asyncio.sleep(0.01)
        assert presenters.update(table, "koi", None, 0) == before
