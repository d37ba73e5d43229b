"""The keeper: answers for bots and for those whose time is up, at the tables this process keeps."""

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
from hinode.server.storage.leases import TableLeases
from hinode.server.storage.rows import Unavailable
from hinode.server.tables.commands import SUBSTITUTE_BOT, answered, decided
from hinode.server.tables.lobby import next_pick
from hinode.server.tables.outcome import Outcome
from hinode.server.tables.places import Place
from hinode.vocab.decisions import Decision

log = logging.getLogger(__name__)
MAX_PICK_SECONDS: Final = 120.0  # seconds for a clan, at a table with a clock
SCAN_SECONDS: Final = 5.0  # seconds between looks for tables that nobody keeps


class TableRunner:
    """One task for each table that is being played and kept here."""

    def __init__(self, hub: Hub, pool: BotPool, leases: TableLeases) -> None:
        self.hub = hub
        self.pool = pool
        self.leases = leases
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._closed = False
        hub.changed = self._changed
        leases.on_lost = self._lost

    async def run(self) -> None:
        """Take up tables that need a keeper: at the start, and when another process has gone."""
        while True:
            try:
                await self.leases.check()
                for table_id in await self.hub.store.running_tables():
                    self._tend(table_id)
            except Unavailable:
                log.warning("the database does not answer: tables are looked after later")
            await asyncio.sleep(SCAN_SECONDS)

    async def close(self) -> None:
        """What is still being written may change tables after this: nothing more is done about it here."""
        self._closed = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _changed(self, live: LiveTable) -> None:
        if live.table.status in ("picking", "playing"):
            self._tend(live.table.id)

    def _lost(self, tables: frozenset[str]) -> None:
        """Another process may keep them now."""
        for table_id in tables:
            if table_id in self._tasks:
                self._tasks[table_id].cancel()

    def _tend(self, table_id: str) -> None:
        if table_id not in self._tasks and not self._closed:
            task = asyncio.create_task(self._keep(table_id))
            self._tasks[table_id] = task
            task.add_done_callback(lambda _: self._tasks.pop(table_id, None))

    async def _keep(self, table_id: str) -> None:
        if not await self.leases.acquire(table_id):
            return
        try:
            live = await self.hub.live(table_id)
            if live is not None:
                await RunningTable(self, live).run()
        except Exception:
            log.exception("a table is no longer kept", extra={"table": table_id})
        finally:
            await self.leases.release(table_id)


class RunningTable:
    """What is done at one table, one thing after the other."""

    def __init__(self, keeper: TableRunner, live: LiveTable) -> None:
        self.hub = keeper.hub
        self.pool = keeper.pool
        self.live = live
        self.picking = (0, 0.0)  # an entry, and when this process first waited for the next pick
        self.given = (0, 0)  # a question, and how many gifts its bot has made instead of an answer

    async def run(self) -> None:
        table = self.live.table
        with self.live.subscribe() as woken:
            while not table.over:
                woken.clear()
                if not await self._step():
                    await self._sleep(woken)

    async def _sleep(self, woken: asyncio.Event) -> None:
        """Until something happens, a clock runs out, or it is time to write the clocks down."""
        live, settings = self.live, self.hub.settings
        live.clocks.tick(monotonic())
        left = 1.0 if live.table.status == "picking" else live.clocks.next_expiry()
        try:
            most = settings.clock_seconds
            await asyncio.wait_for(woken.wait(), None if left is None else max(0.01, min(left, most)))
        except TimeoutError:
            saved = live.clocks.snapshot()
            if saved is not None:
                await self.hub.store.save_clock(live.table.id, live.table.n, saved)

    async def _step(self) -> bool:
        """Do one thing if there is one to do."""
        table = self.live.table
        if decided(table) is not None:
            return await self._write(lambda live: _or_stale(decided(live.table)))
        if table.status == "picking":
            return await self._pick()
        if (clan := self._back_again()) is not None:
            back = {"clan": clan, "by": "person"}
            return await self._write(lambda _: Outcome("came_back", back))
        if (clan := self._given_up()) is not None:
            body = {"clan": clan, "bot": SUBSTITUTE_BOT, "why": "clock", "by": "clock"}
            return await self._write(lambda _: Outcome("handed", body))
        return await self._answer_for_bots() or await self._answer_for_the_late()

    def _back_again(self) -> str | None:
        """Somebody on whose seat there are votes, and who is online again."""
        table = self.live.table
        for clan in self.live.clans_online():
            tally = table.votes.tally(clan, table.eligible_voters(clan))
            if any(tally.values()) and not table.absence.failures(clan):
                return clan
        return None

    def _given_up(self) -> str | None:
        """A seat that kept failing its clock."""
        table, limit = self.live.table, self.hub.settings.failures_to_hand_over
        for place in table.places:
            if place.played_by_person and place.clan and table.absence.failures(place.clan) >= limit:
                return place.clan
        return None

    async def _pick(self) -> bool:
        """Bots pick at once; for a person who does not, the clock does where there is one."""
        table = self.live.table
        by = "clock" if table.places[table.picking[0]].bot is None else "bot"
        if by == "clock":
            if table.n != self.picking[0]:
                self.picking = table.n, monotonic()
            patience = table.options["clock"].get("seconds")
            if patience is None or monotonic() - self.picking[1] < min(patience, MAX_PICK_SECONDS):
                return False
        return await self._write(lambda live: next_pick(live.table, by))

    async def _answer_for_bots(self) -> bool:
        for decision, place in self._asked():
            if place.bot is not None:
                return await self._answer(decision, place.bot, "bot")
        return False

    async def _answer_for_the_late(self) -> bool:
        """When a clock has run out a bot answers that decision; at the bell all late ones are ready."""
        late = self.live.clocks.late()
        for decision, place in self._asked():
            if decision.clan in late and place.played_by_person:
                if decision.kind == "tea":
                    table, ready = self.live.table, BotChoice({"kind": "ready"})
                    return await self._say(decision.clan, table.asked[decision.clan], table.n, ready, "clock")
                return await self._answer(decision, SUBSTITUTE_BOT, "clock")
        return False

    def _asked(self) -> list[tuple[Decision, Place]]:
        table = self.live.table
        found = []
        for decision in table.game.pending if table.game is not None else ():
            place = table.place_of(decision.clan)
            if place is not None:
                found.append((decision, place))
        return found

    async def _answer(self, decision: Decision, bot: str, by: str) -> bool:
        """Ask a bot in its process, with what this seat may know and nothing else."""
        table, clan = self.live.table, decision.clan
        assert table.game is not None
        asked, n = table.asked[clan], table.n
        seconds = self.hub.settings.bot_cap(bot.partition("/")[0])
        given = self.given[1] if self.given[0] == asked else 0
        generous = by == "bot" and given < MAX_GIFTS  # nobody gives away the Coins of one who is late
        job = BotJob.of(table.game, clan, bot, table.id, seconds, gifts=generous)
        choice = await self.pool.choose(job)
        self.given = asked, given + (choice.answer["kind"] == "gift")
        return await self._say(clan, asked, n, choice, by)

    async def _say(self, clan: str, asked: int, n: int, choice: BotChoice, by: str) -> bool:
        """Unless the question has gone meanwhile, or its person is back."""

        def handle(live: LiveTable) -> Outcome:
            table = live.table
            if table.asked.get(clan) != asked:
                raise Refusal("stale", "the question has gone", status=409)
            place = table.place_of(clan)
            if by == "bot" and (place is None or place.bot is None):
                raise Refusal("stale", "the person is back", status=409)
            try:
                return answered(table, clan, choice.answer, by, choice.reason)
            except Refusal as refusal:
                if table.n == n:
                    raise
                # Others at the same tea, or a gift, have changed what can be answered: it is asked again.
                raise Refusal("stale", refusal.text, status=409) from refusal

        return await self._write(handle)

    async def _write(self, handle: Handler) -> bool:
        try:
            await self.hub.write(self.live, handle, None, None, None)
        except Refusal as refusal:
            if refusal.code == "illegal":
                log.warning("a bot's answer was refused", extra={"table": self.live.table.id})
                raise
        return True


def _or_stale(outcome: Outcome | None) -> Outcome:
    if outcome is None:
        raise Refusal("stale", "nothing is decided any more", status=409)
    return outcome
