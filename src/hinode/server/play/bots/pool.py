"""The bot pool: worker processes shared by the bots of all tables, and the time limit for each decision.

A bot that hangs, dies, uses too much memory, or replies nonsense only loses its own decision: a safe default
replaces it, its worker is replaced, and a warning is logged that reveals nothing about the game.
"""

from __future__ import annotations

import asyncio
import logging
from asyncio import Future, Task, get_running_loop
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from typing import Final

from hinode.bots.runner import GRACE, LATE, BotFault
from hinode.server.play.bots.fair_queue import FairQueue, QueueTurn, Urgency
from hinode.server.play.bots.jobs import BotChoice, Job
from hinode.server.play.bots.worker_handle import Worker, WorkerLost

log = logging.getLogger(__name__)
ALLOWANCE: Final = 0.5  # seconds for the round trip to a worker
# The server has priority over all workers, and the one that serves tables with people over the others.
NICENESS: Final[Mapping[Urgency, int]] = {Urgency.ATTENDED: 5, Urgency.UNATTENDED: 15}


class PoolClosed(RuntimeError):
    """The pool is not running."""


class BotPool:
    """`workers` processes with `memory` bytes each.

    `plugins` is what every worker imports first: the host's custom bots (`module:Class`), and modules with
    which tests add bots.
    """

    def __init__(self, workers: int, memory: int, plugins: Sequence[str] = ()) -> None:
        self._workers = workers
        self._memory = memory
        self._plugins = tuple(plugins)
        self._queue: FairQueue[tuple[Job, bytes, Future[BotChoice]]] = FairQueue()
        self._open: set[Future[BotChoice]] = set()
        self._slots: list[Task[None]] = []

    async def start(self) -> None:
        """Start the workers in the background; jobs wait until one is ready."""
        self._slots = [
            asyncio.create_task(self._serve_slot(self._least_urgent(number)))
            for number in range(self._workers)
        ]

    async def close(self) -> None:
        """Kill the workers; waiting callers get `PoolClosed`."""
        slots, self._slots = self._slots, []
        for slot in slots:
            slot.cancel()
        await asyncio.gather(*slots, return_exceptions=True)
        for future in self._open:
            if not future.done():
                future.set_exception(PoolClosed("the pool was closed"))

    def _least_urgent(self, slot: int) -> Urgency:
        """Of several workers, the first is kept for tables with people: they never wait for the others."""
        return Urgency.ATTENDED if slot == 0 and self._workers > 1 else Urgency.UNATTENDED

    async def choose(self, job: Job, turn: QueueTurn | None = None) -> BotChoice:
        """The bot's choice, when it is its turn; `QueueFull` if it is not urgent and too many wait.

        Nothing that a bot does raises here.
        """
        if not self._slots:
            raise PoolClosed("the pool is not open")
        future: Future[BotChoice] = get_running_loop().create_future()
        self._queue.put(job.table, (job, job.packet(), future), turn)
        self._open.add(future)
        try:
            return await future
        finally:
            self._open.discard(future)

    async def _start_worker(self, niceness: int) -> Worker | None:
        try:
            return await Worker.start(self._memory, self._plugins, niceness)
        except WorkerLost as lost:
            log.error("a worker for bots cannot be started: %s", lost)
            return None

    async def _serve_slot(self, least: Urgency) -> None:
        serves_people = least is Urgency.ATTENDED or self._workers == 1
        niceness = NICENESS[Urgency.ATTENDED if serves_people else least]
        slot = WorkerSlot(partial(self._start_worker, niceness))
        try:
            while True:
                await slot.prepare()
                job, packet, future = await self._queue.take(least)
                if future.done():  # the caller is gone
                    continue
                choice = await slot.think(job, packet)
                if choice.fault is not None:
                    name, kind = job.question.bot, job.kind
                    log.warning("table %s: bot %s %s a %s question", job.table, name, choice.fault, kind)
                if not future.done():
                    future.set_result(choice)
        finally:
            await slot.clear()


class WorkerSlot:
    """Holds one worker at a time."""

    def __init__(self, start_worker: Callable[[], Awaitable[Worker | None]]) -> None:
        self._start_worker = start_worker
        self._worker: Worker | None = None
        self._tainted = False  # a bot failed in it: the worker is replaced, with whatever the bot left behind

    async def prepare(self) -> None:
        """Make sure there is a clean worker, if one can be started."""
        if self._tainted:
            await self.clear()
        if self._worker is None:
            self._worker = await self._start_worker()

    async def clear(self) -> None:
        """Stop the worker. Can be repeated if it is cancelled."""
        if self._worker is not None:
            await self._worker.end()
        self._worker, self._tainted = None, False

    async def think(self, job: Job, packet: bytes) -> BotChoice:
        """The bot's choice within its time limit, or the safe default.

        Earlier bots may have damaged a used worker, so a fault only counts in a fresh one. Starting that one
        does not count against the bot's time.
        """
        loop = get_running_loop()
        used = self._worker is not None and self._worker.asked > 0
        deadline = loop.time() + job.question.seconds * GRACE + ALLOWANCE
        choice = await self._ask(job, packet, deadline)
        if used and choice.fault not in (None, LATE):
            before = loop.time()
            await self.prepare()
            choice = await self._ask(job, packet, deadline + loop.time() - before)
        return choice

    async def _ask(self, job: Job, packet: bytes, deadline: float) -> BotChoice:
        worker = self._worker
        if worker is None:
            return job.default("found no worker for")
        self._tainted = True
        try:
            async with asyncio.timeout_at(deadline):
                reply = await worker.ask(packet)
            choice = job.read(reply, worker.asked)
            self._tainted = False
        except TimeoutError:
            choice = job.default(LATE)
        except WorkerLost:
            choice = job.default("lost its worker at")
        except BotFault as fault:
            choice = job.default(str(fault))
        return choice
