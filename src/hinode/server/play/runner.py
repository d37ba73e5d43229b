"""The table runner: runs bots and clocks at the tables that this process has leased."""

from __future__ import annotations

import asyncio
import logging
from time import time
from typing import Final

from hinode.server.errors import Refusal
from hinode.server.live.hub import Hub
from hinode.server.live.live_table import LiveTable
from hinode.server.play.bots.pool import BotPool
from hinode.server.play.running_table import RunningTable
from hinode.server.storage.leases import Lease, TableLeases
from hinode.server.storage.rows import Fenced, Unavailable

log = logging.getLogger(__name__)
SCAN_SECONDS: Final = 1.0  # between scans for tables that are due
STARTED_AT_ONCE: Final = 20  # due tables that one scan loads


class TableRunner:
    """One task for each table that this process runs: while people use it, and when it is due."""

    def __init__(self, hub: Hub, pool: BotPool, leases: TableLeases) -> None:
        self.hub = hub
        self.pool = pool
        self.leases = leases
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._leaving: set[str] = set()  # their tasks are about to end
        self._again: set[str] = set()  # those of them that are needed again
        self._closed = False
        hub.on_loaded.subscribe(self._start_if_running)
        hub.on_changed.subscribe(self._start_if_running)
        hub.on_presence.subscribe(self._start_if_running)
        hub.on_evicted.subscribe(lambda live: self._cancel(live.table.id))
        leases.on_lost.subscribe(self._leases_lost)

    async def run(self) -> None:
        """Until cancelled: run tables that are due, also those of a process that has died."""
        while True:
            try:
                await self._start_due()
            except Unavailable:
                log.warning("the database does not answer: the scan for tables to run is repeated later")
            await asyncio.sleep(SCAN_SECONDS)

    async def _start_due(self) -> None:
        """Half of the memory is left to tables that people use."""
        limit = len(self._tasks) + STARTED_AT_ONCE
        archived = self.hub.settings.archived_before(time())
        for table_id in await self.hub.store.due_tables(self.hub.uptime.now(), archived, limit):
            if not self.crowded():
                self._start(table_id)

    def crowded(self) -> bool:
        """Whether tables that nobody uses must leave memory."""
        return 2 * len(self._tasks) > self.hub.settings.tables_in_memory

    async def close(self) -> None:
        """Stop all tasks. Writes that are under way may still change tables; no task is started for them."""
        self._closed = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _start_if_running(self, live: LiveTable) -> None:
        if live.table.running:
            self._start(live.table.id)

    def _leases_lost(self, tables: frozenset[str]) -> None:
        """Another process may run these tables now."""
        for table_id in tables:
            self._cancel(table_id)

    def _cancel(self, table_id: str) -> None:
        task = self._tasks.get(table_id)
        if task is not None:
            self._leaving.add(table_id)
            if task is not asyncio.current_task():
                task.cancel()

    def _start(self, table_id: str) -> None:
        if self._closed:
            return
        if table_id not in self._tasks:
            task = asyncio.create_task(self._run_leased(table_id))
            self._tasks[table_id] = task
            task.add_done_callback(lambda _: self._task_done(table_id))
        elif table_id in self._leaving:
            self._again.add(table_id)

    def _task_done(self, table_id: str) -> None:
        del self._tasks[table_id]
        self._leaving.discard(table_id)
        if table_id in self._again:
            self._again.discard(table_id)
            self._start(table_id)

    async def _run_leased(self, table_id: str) -> None:
        lease = await self.leases.acquire(table_id)
        if lease is None:
            return
        try:
            live = await self.hub.live(table_id, used=False)
            if live is not None:
                await self._run_table(live, lease)
        except Refusal as refusal:  # memory is full, or the table is damaged
            log.warning("table %s is not run: %s", table_id, refusal.text)
        except Fenced:
            log.warning("table %s: another process has taken over; a late write was rejected", table_id)
        except Unavailable as error:
            log.warning("a table waits for its database: %s", error.cause, extra={"table": table_id})
        except Exception:
            log.exception("a table is no longer run", extra={"table": table_id})
        finally:
            await self.leases.release(table_id)

    async def _run_table(self, live: LiveTable, lease: Lease) -> None:
        running = RunningTable(self.hub, self.pool, live, lease, self.crowded)
        try:
            await running.run()
            if not live.table.over:
                self.hub.unload(live)
        finally:
            if not live.table.over:
                await running.leave()
