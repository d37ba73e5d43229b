"""After `kill -9` at any moment, every acknowledged entry is stored once, and play continues."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process

import pytest

from hinode.server.storage.rows import Checkpoint, StorageError
from hinode.server.storage.store import Store
from tests.server.storage.samples import SOON, entry

pytestmark = pytest.mark.asyncio


async def writing(url: str) -> Process:
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.server.storage.writer_process", url, stdout=PIPE
    )


async def killed_after(process: Process, lines: int) -> tuple[int, int]:
    """Returns the numbers of the last acknowledged entry and chat message."""
    assert process.stdout is not None
    said = [b"0 0\n"]
    async with asyncio.timeout(SOON):
        for _ in range(lines):
            said.append(await process.stdout.readline())
        process.kill()
        said += (await process.stdout.read()).splitlines(keepends=True)
        await process.wait()
    seq, no = [line for line in said if line.endswith(b"\n")][-1].split()
    return int(seq), int(no)


async def test_acknowledged_writes_survive_kill_9(database_url: str) -> None:
    for lines in (5, 12):
        acknowledged, said = await killed_after(await writing(database_url), lines)
        store = await Store.open(database_url)
        entries, talk = await store.entries("table", 0), await store.talk("table", 0)
        assert 0 < acknowledged <= len(entries)
        assert said <= len(talk)
        assert [each.no for each in talk] == list(range(1, len(talk) + 1))
        last = await store.done_before("table", f"key-{len(entries)}")
        assert last == (len(entries), "d")
        assert await store.done_before("table", f"key-{len(entries) + 1}") is None
        assert await store.clock("table") == Checkpoint(len(entries), {"koi": len(entries)}, None)
        next_one = len(entries) + 1
        await store.append(
            "table", entry(next_one), key=f"key-{next_one}", digest="d", clock={"koi": next_one}
        )
        await store.close()


async def test_a_file_is_refused_while_another_process_uses_it(sqlite_url: str) -> None:
    """It is free as soon as that process is gone, even after a kill."""
    process = await writing(sqlite_url)
    assert process.stdout is not None
    await process.stdout.readline()
    with pytest.raises(StorageError, match="in use by another hinode serve"):
        await Store.open(sqlite_url)
    await killed_after(process, 0)
    await (await Store.open(sqlite_url)).close()
