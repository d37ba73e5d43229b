"""Everything that lives as long as the server: hub, bots, keeper, and the wake-ups between processes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from hinode.server.bots.pool import BotPool
from hinode.server.hub import Hub
from hinode.server.keeper import Keeper
from hinode.server.news import News
from hinode.server.settings import Settings
from hinode.server.storage.bus import bus_for
from hinode.server.storage.keeping import keeping_for
from hinode.server.storage.store import Store


@asynccontextmanager
async def open_house(store: Store, settings: Settings) -> AsyncIterator[Hub]:
    bus, keeping = bus_for(settings.database_url), keeping_for(settings.database_url)
    pool = BotPool(settings.bot_workers, settings.bot_memory)
    hub = Hub(store, settings)
    keeper = Keeper(hub, pool, keeping)
    news = News(hub, bus)
    await pool.start()
    jobs = [asyncio.create_task(job) for job in (bus.run(), news.run(), keeper.run())]
    try:
        yield hub
    finally:
        hub.stopping.set()
        for job in jobs:
            job.cancel()
        await asyncio.gather(*jobs, return_exceptions=True)
        await keeper.close()
        await pool.close()
        await keeping.close()
