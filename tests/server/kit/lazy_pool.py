"""A bot pool for servers inside the test process: it starts its workers with the first question."""

from __future__ import annotations

from hinode.server.play.bots.fair_queue import QueueTurn
from hinode.server.play.bots.jobs import BotChoice, Job
from hinode.server.play.bots.pool import BotPool


class LazyPool(BotPool):
    """Most tests start a server and ask no bot: they need not wait for a process that imports the engine."""

    _running = False

    async def start(self) -> None:
        self._running = True

    async def choose(self, job: Job, turn: QueueTurn | None = None) -> BotChoice:
        if self._running and not self._slots:
            await super().start()
        return await super().choose(job, turn)

    async def close(self) -> None:
        self._running = False
        await super().close()
