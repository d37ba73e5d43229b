"""Writes until it is killed and prints what was acknowledged: `python -m … URL`."""

from __future__ import annotations

import asyncio
import sys

from hinode.server.storage.store import Store
from tests.server.storage.samples import add_table, entry


async def write(url: str) -> None:
    store = await Store.open(url)
    if await store.table("table") is None:
        await add_table(store)
    seq = len(await store.entries("table", 0))
    while True:
        seq += 1
        await store.append(
            "table", entry(seq), key=f"key-{seq}", digest="d", status="playing", clock={"koi": seq}
        )
        said = await store.add_chat("table", f"said-{seq}", "d", {"seq": seq}, 1.0)
        print(seq, said.no, flush=True)


if __name__ == "__main__":
    asyncio.run(write(sys.argv[1]))
