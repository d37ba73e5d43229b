"""The table runner: answers for bots and expired clocks, at the tables that this process has leased."""

from __future__ import annotations

import asyncio
import logging
from time import monotonic
from typing import Final

from hinode.bots.runner import MAX_GIFTS
from hinode.server.errors import Refusal
from hinode.server.live.hub import Handler, Hub
from hinode.server.live.live_table import LiveTable
from hinode.server.play.bots.jobs import BotChoice, BotJob
from hinode.server.play.bots.pool import BotPool
from hinode.server.storage.leases import Lease, TableLeases
from hinode.server.storage.rows import Fenced, Unavailable
from hinode.server.tables.commands import SUBSTITUTE_BOT, answer_outcome, vote_outcome
from hinode.server.tables.lobby import automatic_pick
from hinode.server.tables.outcome import Outcome
from hinode.server.tables.places import Place
from hinode.vocab.decisions import Decision

log = logging.getLogger(__name__)
MAX_PICK_SECONDS: Final = 120.0  # to pick a clan, at a table with a clock
SCAN_SECONDS: Final = 1.0  # between scans for tables that no process runs


class TableRunner:
    """One task for each table that is in play and leased by this process."""

    def __init__(self, hub: Hub, pool: BotPool, leases: TableLeases) -> None:
        self.hub = hub
        self.pool = pool
        self.leases = leases
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._closed = False
        hub.on_changed.subscribe(self._table_changed)
        leases.on_lost.subscribe(self._leases_lost)

    async def run(self) -> None:
        """Until cancelled: take over tables that no process runs, at the start and when another one dies."""
        while True:
            try:
                for table_id in await self.hub.store.running_tables():
                    self._start(table_id)
            except Unavailable:
                log.warning("the database does not answer: the scan for tables to run is repeated later")
            await asyncio.sleep(SCAN_SECONDS)

    async def close(self) -> None:
        """Stop all tasks. Writes that are under way may still change tables; no task is started for them."""
        self._closed = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _table_changed(self, live: LiveTable) -> None:
        if live.table.status in ("picking", "playing"):
            self._start(live.table.id)

    def _leases_lost(self, tables: frozenset[str]) -> None:
        """Another process may run these tables now."""
        for table_id in tables:
            if table_id in self._tasks:
                self._tasks[table_id].cancel()

    def _start(self, table_id: str) -> None:
        if table_id not in self._tasks and not self._closed:
            task = asyncio.create_task(self._run_leased(table_id))
            self._tasks[table_id] = task
            task.add_done_callback(lambda _: self._tasks.pop(table_id, None))

    async def _run_leased(self, table_id: str) -> None:
        lease = await self.leases.acquire(table_id)
        if lease is None:
            return
        try:
            live = await self.hub.live(table_id)
            if live is not None:
                await RunningTable(self.hub, self.pool, live, lease).run()
        except Fenced:
            log.warning("table %s: another process has taken over; a late write was rejected", table_id)
        except Unavailable as error:
            log.error("a table waits for its database: %s", error.cause, extra={"table": table_id})
        except Exception:
            log.exception("a table is no longer run", extra={"table": table_id})
        finally:
            await self.leases.release(table_id)


class RunningTable:
    """Everything that the server does at one table on its own, one step after the other."""

    def __init__(self, hub: Hub, pool: BotPool, live: LiveTable, lease: Lease) -> None:
        self.hub = hub
        self.pool = pool
        self.live = live
        self.lease = lease
        self.picking = (0, 0.0)  # an entry, and since when this process has waited for the pick after it
        self.gifts = (0, 0)  # a question, and how many gifts its bot has made instead of answering

    async def run(self) -> None:
        """Until the game is over."""
        table = self.live.table
        with self.live.subscribe() as woken:
            while not table.over:
                woken.clear()
                if not await self._step():
                    await self._sleep(woken)

    async def _sleep(self, woken: asyncio.Event) -> None:
        """Until the table changes, a clock runs out, or the clocks are due to be saved."""
        live, settings = self.live, self.hub.settings
        live.clocks.tick(monotonic())
        left = 1.0 if live.table.status == "picking" else live.clocks.next_expiry()
        timeout = None if left is None else max(0.01, min(left, settings.clock_seconds))
        try:
            await asyncio.wait_for(woken.wait(), timeout)
        except TimeoutError:
            saved = live.clocks.snapshot()
            if saved is not None:
                await self.hub.store.save_clock(live.table.id, live.table.n, saved, self.lease.fence)

    async def _step(self) -> bool:
        """Do one thing, if there is one to do."""
        table = self.live.table
        if vote_outcome(table) is not None:
            return await self._write(lambda live: _or_stale(vote_outcome(live.table)))
        if table.status == "picking":
            return await self._pick()
        if (clan := self._returned_clan()) is not None:
            back = {"clan": clan, "by": "person"}
            return await self._write(lambda _: Outcome("came_back", back))
        if (clan := self._failing_clan()) is not None:
            body = {"clan": clan, "bot": SUBSTITUTE_BOT, "why": "clock", "by": "clock"}
            return await self._write(lambda _: Outcome("handed", body))
        return await self._answer_for_bots() or await self._answer_for_expired()

    def _returned_clan(self) -> str | None:
        """A clan whose seat has votes against it and whose player is online again."""
        table = self.live.table
        for clan in self.live.clans_online():
            tally = table.votes.tally(clan, table.eligible_voters(clan))
            if any(tally.values()) and not table.absence.failures(clan):
                return clan
        return None

    def _failing_clan(self) -> str | None:
        """A clan whose player let the clock run out too often in a row."""
        table, limit = self.live.table, self.hub.settings.failures_to_hand_over
        for place in table.places:
            if place.played_by_person and place.clan and table.absence.failures(place.clan) >= limit:
                return place.clan
        return None

    async def _pick(self) -> bool:
        """Bots pick a clan at once; for a person who takes too long, the clock picks (if there is one)."""
        table = self.live.table
        by = "clock" if table.places[table.picking[0]].bot is None else "bot"
        if by == "clock":
            if table.n != self.picking[0]:
                self.picking = table.n, monotonic()
            limit = table.options["clock"].get("seconds")
            if limit is None or monotonic() - self.picking[1] < min(limit, MAX_PICK_SECONDS):
                return False
        return await self._write(lambda live: automatic_pick(live.table, by))

    async def _answer_for_bots(self) -> bool:
        for decision, place in self._pending():
            if place.bot is not None:
                return await self._ask_bot(decision, place.bot, "bot")
        return False

    async def _answer_for_expired(self) -> bool:
        """When a clock has run out, a bot answers; when the tea bell rings, the late players are ready."""
        expired = self.live.clocks.expired_clans()
        for decision, place in self._pending():
            if decision.clan in expired and place.played_by_person:
                if decision.kind == "tea":
                    table, ready = self.live.table, BotChoice({"kind": "ready"})
                    asked = table.asked[decision.clan]
                    return await self._submit(decision.clan, asked, table.n, ready, "clock")
                return await self._ask_bot(decision, SUBSTITUTE_BOT, "clock")
        return False

    def _pending(self) -> list[tuple[Decision, Place]]:
        table = self.live.table
        found = []
        for decision in table.game.pending if table.game is not None else ():
            place = table.place_of(decision.clan)
            if place is not None:
                found.append((decision, place))
        return found

    async def _ask_bot(self, decision: Decision, bot: str, by: str) -> bool:
        """Ask a bot in a worker process, which only gets what this seat may know."""
        table, clan = self.live.table, decision.clan
        assert table.game is not None
        asked, n = table.asked[clan], table.n
        seconds = self.hub.settings.bot_cap(bot.partition("/")[0])
        given = self.gifts[1] if self.gifts[0] == asked else 0
        may_give = by == "bot" and given < MAX_GIFTS  # a substitute must not give away the player's Coins
        job = BotJob.of(table.game, clan, bot, table.id, seconds, gifts=may_give)
        choice = await self.pool.choose(job)
        self.gifts = asked, given + (choice.answer["kind"] == "gift")
        return await self._submit(clan, asked, n, choice, by)

    async def _submit(self, clan: str, asked: int, n: int, choice: BotChoice, by: str) -> bool:
        """Write the answer, unless the question is gone by now or the player is back."""

        def handle(live: LiveTable) -> Outcome:
            table = live.table
            if table.asked.get(clan) != asked:
                raise Refusal("stale", "the question is no longer open", status=409)
            place = table.place_of(clan)
            if by == "bot" and (place is None or place.bot is None):
                raise Refusal("stale", "the person is back", status=409)
            try:
                return answer_outcome(table, clan, choice.answer, by, choice.reason)
            except Refusal as refusal:
                if table.n == n:
                    raise
                # Another answer at the same tea, or a gift, changed what is legal: the bot is asked again.
                raise Refusal("stale", refusal.text, status=409) from refusal

        return await self._write(handle)

    async def _write(self, handle: Handler) -> bool:
        try:
            await self.hub.write(self.live, handle, fence=self.lease.fence)
        except Refusal as refusal:
            if refusal.code == "illegal":
                log.warning("a bot's answer was refused", extra={"table": self.live.table.id})
                raise
        return True


def _or_stale(outcome: Outcome | None) -> Outcome:
    if outcome is None:
        raise Refusal("stale", "there is no decided vote any more", status=409)
    return outcome
