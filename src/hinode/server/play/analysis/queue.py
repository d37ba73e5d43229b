"""Analysis of finished games: one is computed at a time, and the results are kept in memory within a limit.

Nothing is stored: after a restart, an analysis is computed again when it is asked for.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Final, Literal

from hinode.server.errors import Refusal
from hinode.server.logging import log_event
from hinode.server.play.analysis.worker_handle import run_worker
from hinode.server.settings import Settings

MAX_WAITING: Final = 16  # games that wait for their turn
MAX_KNOWN: Final = 10_000
RETRY_SECONDS: Final = 600.0  # before an analysis that failed is tried again
BUSY_HEADERS: Final = {"Retry-After": "30"}
Clock = Callable[[], float]
State = Literal["waiting", "running", "ready", "failed"]


@dataclass(slots=True)
class AnalysisJob:
    """The analysis of one table's game, or how far it is."""

    state: State = "waiting"
    done: int = 0  # answers looked at
    total: int = 0
    result: bytes = b""  # JSON, when it is ready
    failed_at: float = 0.0

    def note(self, done: int, total: int) -> None:
        self.done, self.total = done, total


class AnalysisQueue:
    """Analyzes one game after another."""

    def __init__(self, settings: Settings, clock: Clock = time.monotonic) -> None:
        self._settings = settings
        self._clock = clock
        self._known: OrderedDict[str, AnalysisJob] = OrderedDict()  # least recently used first
        self._tasks: OrderedDict[str, Any] = OrderedDict()  # records that wait, in order
        self._added = asyncio.Event()

    def find(self, table_id: str) -> AnalysisJob | None:
        """The analysis of a table, if it was asked for before. One that failed long ago is forgotten."""
        found = self._known.get(table_id)
        if found is None:
            return None
        if found.state == "failed" and self._clock() - found.failed_at >= RETRY_SECONDS:
            del self._known[table_id]
            return None
        self._known.move_to_end(table_id)
        return found

    def ahead(self, table_id: str) -> int:
        """How many games come before this one."""
        if table_id not in self._tasks:
            return 0
        running = any(each.state == "running" for each in self._known.values())
        return list(self._tasks).index(table_id) + running

    def check_room(self) -> None:
        if len(self._tasks) >= MAX_WAITING:
            text = "too many games are waiting for analysis: try again later"
            raise Refusal("analysis-busy", text, status=503, headers=BUSY_HEADERS)

    def add(self, table_id: str, record: Any) -> AnalysisJob:
        """Put an analysis last in the queue, unless it is there already."""
        found = self.find(table_id)
        if found is None:
            self.check_room()
            found = self._known[table_id] = AnalysisJob()
            self._tasks[table_id] = record
            self._added.set()
        return found

    async def run(self) -> None:
        """Run queued analyses one at a time until cancelled."""
        while True:
            await self._added.wait()
            self._added.clear()
            while self._tasks:
                table_id, record = self._tasks.popitem(last=False)
                await self._compute(table_id, self._known[table_id], record)
                self._shrink()

    async def _compute(self, table_id: str, analysis: AnalysisJob, record: Any) -> None:
        analysis.state = "running"
        settings = self._settings
        try:
            analysis.result = await run_worker(
                record, settings.bot_memory, round(settings.analysis_seconds), analysis.note
            )
            analysis.state = "ready"
        except Exception as error:  # the next analysis must still run
            analysis.state, analysis.failed_at = "failed", self._clock()
            log_event("an analysis failed", logging.WARNING, error, table=table_id)

    def _shrink(self) -> None:
        """Forget the results that were not asked for the longest, until the rest fit."""
        size = sum(len(each.result) for each in self._known.values())
        for table_id, each in list(self._known.items()):
            if size <= self._settings.analysis_bytes and len(self._known) <= MAX_KNOWN:
                return
            if each.state in ("ready", "failed"):
                size -= len(each.result)
                del self._known[table_id]


@asynccontextmanager
async def start_analysis_queue(settings: Settings) -> AsyncIterator[AnalysisQueue]:
    """A queue that computes; its process is ended with it."""
    queue = AnalysisQueue(settings)
    running = asyncio.create_task(queue.run())
    try:
        yield queue
    finally:
        running.cancel()
        await asyncio.wait([running])
