"""A command that is cancelled while it is written: the log decides whether it counts."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from hinode.server.live.creation import add_table
from hinode.server.live.hub import Hub
from hinode.server.live.run_command import run_command
from hinode.server.settings import Settings
from hinode.server.storage.store import Store
from hinode.server.wire.commands import Join, Leave
from hinode.server.wire.options import TableOptions


@pytest.mark.asyncio
async def test_the_next_command_follows_what_a_cancelled_one_has_written(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hub = Hub(store, Settings(data=tmp_path))
    ann = await store.add_session("hash of Ann", "Ann")
    row = await add_table(hub, ann, TableOptions(open=True))
    live = await hub.live(row.id)
    assert live is not None
    append = store.append

    async def cancelled(*args: object, **fields: object) -> None:
        await append(*args, **fields)  # type: ignore[arg-type]
        raise asyncio.CancelledError

    with monkeypatch.context() as patch:
        patch.setattr(store, "append", cancelled)
        with pytest.raises(asyncio.CancelledError):
            await run_command(hub, live, ann, Join(kind="join", id="message-1"))
    assert await run_command(hub, live, ann, Leave(kind="leave", id="message-2")) == 3
    assert [entry.kind for entry in await store.entries(row.id, 0)] == ["created", "joined", "left"]
