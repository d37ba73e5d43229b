"""The runtime: starts and stops the hub, the bot pool, the table runner, and sync with other processes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from hinode.locale import LANGUAGES, bundle
from hinode.server.live.hub import Hub
from hinode.server.live.maintenance.cleanup import Cleanup
from hinode.server.live.peers import PeerSync
from hinode.server.play.bots.pool import BotPool
from hinode.server.play.runner import TableRunner
from hinode.server.settings import Settings
from hinode.server.storage.bus import bus_for
from hinode.server.storage.leases import leases_for
from hinode.server.storage.store import Store

CHECK_DELAY: Final = 3.0  # delay before the check, so that it does not slow down startup


@asynccontextmanager
async def start_runtime(store: Store, settings: Settings) -> AsyncIterator[Hub]:
    """The running hub; everything is stopped in order at the end."""
    bus, leases = bus_for(settings.database_url), leases_for(settings.database_url)
    pool = BotPool(settings.bot_workers, settings.bot_memory, settings.bots)
    hub = Hub(store, settings)
    runner = TableRunner(hub, pool, leases)
    peers = PeerSync(hub, bus)
    await hub.uptime.start()
    await pool.start()
    work = (
        *(bus.run(), leases.run(), hub.uptime.run(), peers.run(), runner.run()),
        *(Cleanup(hub).run(), _check_later(store), load_texts()),
    )
    jobs = [asyncio.create_task(job) for job in work]
    try:
        yield hub
    finally:
        hub.stopping.set()
        for job in jobs:
            job.cancel()
        await asyncio.gather(*jobs, return_exceptions=True)
        await runner.close()
        await pool.close()
        await leases.close()


async def _check_later(store: Store) -> None:
    await asyncio.sleep(CHECK_DELAY)
    await store.check()


async def load_texts() -> None:
    """Load the texts of refusals in a thread: the first refusal would stop the event loop for 100 ms."""
    await asyncio.to_thread(bundle, LANGUAGES[0])
