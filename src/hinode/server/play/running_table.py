"""One table that this process runs: it answers for bots and expired clocks, one step after the other."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from time import monotonic
from typing import Final

from hinode.bots.runner import MAX_GIFTS
from hinode.server.errors import Refusal
from hinode.server.live.hub import Handler, Hub
from hinode.server.live.live_table import LiveTable
from hinode.server.play.bot_waits import BotWaits
from hinode.server.play.bots.fair_queue import QueueFull, QueueTurn, Urgency
from hinode.server.play.bots.jobs import BotChoice, BotJob
from hinode.server.play.bots.pool import BotPool
from hinode.server.play.deal_offers import DealOffers
from hinode.server.play.deal_replies import DealReplies, seat_deals
from hinode.server.play.tea_pacing import TEA_CAP_SECONDS, TeaPacing
from hinode.server.storage.leases import Lease
from hinode.server.tables.commands import STAND_IN_BOT, answer_outcome, vote_outcome
from hinode.server.tables.lobby import automatic_pick
from hinode.server.tables.outcome import Outcome
from hinode.server.tables.places import Place
from hinode.vocab.decisions import Decision

log = logging.getLogger(__name__)
MAX_PICK_SECONDS: Final = 120.0  # to pick a clan, at a table with a clock
PICK_SECONDS: Final = 1.0  # between checks of a pending clan pick
QUEUE_SECONDS: Final = 1.0  # extra wait while the queue is full for this person or address
PRESENT_SECONDS: Final = 10.0  # after a request, bots do not pause for this long
IDLE_SECONDS: Final = 60.0  # a table that nobody uses leaves memory after this long
SOON_SECONDS: Final = 20.0  # unless it has something to do again by then


class RunningTable:
    """Everything that the server does at one table on its own, one step after the other."""

    def __init__(
        self, hub: Hub, pool: BotPool, live: LiveTable, lease: Lease, crowded: Callable[[], bool]
    ) -> None:
        self.hub = hub
        self.crowded = crowded  # whether tables that nobody uses should leave memory at once
        self.pool = pool
        self.live = live
        self.lease = lease
        self.picking = (0, 0.0)  # an entry, and since when this process has waited for the pick after it
        self.bot_answered = -hub.settings.idle_bot_seconds  # when a bot last answered
        self.gifts = (0, 0)  # a question, and how many gifts its bot has made instead of answering
        self.replies = DealReplies(hub, pool, live, lease)
        self.tea = TeaPacing(hub.settings.tea_seconds)
        self.offers = DealOffers(hub, pool, live, lease, lambda: self.tea.time_left(monotonic()) == 0)
        self.bot_waits = BotWaits(live, self.offers, hub.settings.bid_seconds, hub.settings.offer_seconds)
        self.replaced: set[str] = set()  # custom bots for which a stand-in plays
        self._woken = asyncio.Event()

    async def run(self) -> None:
        """Until the game is over, or until nobody uses the table and it has nothing to do for a while."""
        table = self.live.table
        with self.live.on_change(self._changed):
            try:
                while not table.over:
                    self._woken.clear()
                    self.live.clocks.tick(monotonic())
                    self._follow()
                    if any(place.bot is not None for place in table.places):
                        turn = self._turn("bot")
                        self.replies.start(turn)
                        self.offers.start(turn)
                    if await self._step():
                        continue
                    if self._may_leave():
                        return
                    await self._sleep()
            finally:
                self.replies.cancel()
                self.offers.cancel()

    def _changed(self) -> None:
        """The table has changed. Where people alone play, without a clock, there is nothing to do."""
        live, table = self.live, self.live.table
        bots = any(place.bot is not None for place in table.places)
        if bots or table.status != "playing" or table.votes or live.clocks.enabled or not live.has_sockets:
            self._woken.set()

    async def _sleep(self) -> None:
        """Until the table changes, something is due, or the clocks are due to be saved."""
        live, settings = self.live, self.hub.settings
        wait = self._next_wait()
        saves = live.clocks.next_expiry() is not None
        limits = [IDLE_SECONDS] + [settings.clock_seconds] * saves + ([] if wait is None else [wait])
        if await _set_within(max(0.01, min(limits)), self._woken):
            return
        saved = live.clocks.snapshot() if saves else None
        if saved is not None:
            at = self.hub.uptime.now()
            await self.hub.store.save_clock(live.table.id, live.table.n, saved, self.lease.fence, at)

    # -- when it is due -----------------------------------------------------------------------

    def _next_wait(self) -> float | None:
        """Seconds until there is something to do. None: nothing until the table changes."""
        live = self.live
        live.clocks.tick(monotonic())
        return _soonest(live.clocks.next_expiry(), self._bot_wait(), self._pick_wait())

    def _bot_wait(self) -> float | None:
        """At tea, bots without a further move wait until they may ally with each other."""
        waits = self._questions_to_bots()
        if not waits:
            return None
        if self._asked_bots():
            return self._bot_pause()
        now = monotonic()
        delays = [left for decision, _ in waits if (left := self.bot_waits.time_left(decision, now)) > 0]
        return min(delays, default=self.tea.time_left(now))

    def _pick_wait(self) -> float | None:
        """Picks by a bot or by the clock are checked every second."""
        table = self.live.table
        if table.status != "picking":
            return None
        waits = table.places[table.picking[0]].bot is not None or "seconds" in table.options["clock"]
        return PICK_SECONDS if waits else None

    def _asked_bots(self) -> list[tuple[Decision, str]]:
        """The questions that bots answer now; a person who made an offer at tea gets the first reply."""
        asked = self._questions_to_bots()
        if not asked:
            return []
        self._follow()
        n, now = self.live.table.n, monotonic()
        ready = [(decision, bot) for decision, bot in asked if not self._waits(decision, n, now)]
        return sorted(ready, key=lambda one: not self.tea.owes_reply(one[0]))

    def _questions_to_bots(self) -> list[tuple[Decision, str]]:
        return [(decision, place.bot) for decision, place in self._pending() if place.bot is not None]

    def _follow(self) -> None:
        """Update everything that makes bots wait: it depends on the open questions."""
        pending, table, now = self._pending(), self.live.table, monotonic()
        people = frozenset(place.clan for place in table.places if place.clan and place.played_by_person)
        offers = [
            (offer.giver, clan)
            for clan in people
            for offer in table.deals.offers.pending(clan)
            if offer.receiver == clan
        ]
        watching = self.live.clans_catching_up()
        self.tea.follow((decision for decision, _ in pending), people, now, offers, watching)
        self.bot_waits.follow([decision for decision, _ in pending], now)

    def _waits(self, decision: Decision, n: int, now: float) -> bool:
        """Whether a bot still waits. It does not if a person waits for its reply at tea."""
        if self.tea.is_silent(decision, n, now):
            return True
        return not self.tea.owes_reply(decision) and self.bot_waits.time_left(decision, now) > 0

    def _urgency(self) -> Urgency:
        """Whether someone is there to see what a bot does."""
        live = self.live
        if live.has_sockets or live.clans_online():
            return Urgency.ATTENDED
        return Urgency.RECENT if monotonic() - live.used < PRESENT_SECONDS else Urgency.UNATTENDED

    def _bot_pause(self) -> float:
        """Seconds until a bot may answer: at a table without people, bots answer slowly."""
        if self._urgency() is not Urgency.UNATTENDED:
            return 0.0
        return max(0.0, self.bot_answered + self.hub.settings.idle_bot_seconds - monotonic())

    def _may_leave(self) -> bool:
        """Whether the table may leave memory until it is due."""
        live = self.live
        if live.has_sockets or live.clans_online() or self._pick_wait() is not None:
            return False
        if self.crowded():
            return True
        wait = _soonest(live.clocks.time_left(), self._bot_wait())
        return monotonic() - live.used >= IDLE_SECONDS and (wait is None or wait > SOON_SECONDS)

    async def leave(self) -> None:
        """Save when the table is due next, and its clocks."""
        live, now = self.live, self.hub.uptime.now()
        live.clocks.tick(monotonic())
        wait = _soonest(live.clocks.time_left(), self._bot_wait(), self._pick_wait())
        due = None if wait is None else now + wait
        clock = live.clocks.snapshot()
        await self.hub.store.set_due(live.table.id, live.table.n, due, clock, now, self.lease.fence)

    # -- one step -----------------------------------------------------------------------------

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
            body = {"clan": clan, "bot": STAND_IN_BOT, "why": "clock", "by": "clock"}
            return await self._write(lambda _: Outcome("handed", body))
        return await self._answer_for_bots() or await self._answer_for_expired()

    def _returned_clan(self) -> str | None:
        """A clan whose seat has votes against it and whose player is online again."""
        table = self.live.table
        for clan in self.live.clans_online() if table.votes else ():
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
        if self._bot_pause() > 0:
            return False
        for decision, bot in self._asked_bots():
            self.bot_answered = monotonic()
            return await self._ask_bot(decision, bot, "bot")
        return False

    async def _answer_for_expired(self) -> bool:
        """When a clock runs out, a bot answers. When time is up at tea, late players count as ready."""
        expired = self.live.clocks.expired_clans()
        for decision, place in self._pending():
            if decision.clan in expired and place.played_by_person:
                if decision.kind == "tea":
                    table, ready = self.live.table, BotChoice({"kind": "ready"})
                    asked = table.asked[decision.clan]
                    return await self._submit(decision.clan, asked, table.n, ready, "clock")
                return await self._ask_bot(decision, STAND_IN_BOT, "clock")
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
        bot = self._available(bot)
        seconds = self.hub.settings.bot_cap(bot)
        if decision.kind == "tea":
            seconds = min(seconds, TEA_CAP_SECONDS)
        given = self.gifts[1] if self.gifts[0] == asked else 0
        may_give = by == "bot" and given < MAX_GIFTS  # a stand-in must not give away the player's Coins
        withheld = self.tea.withheld(decision, monotonic()) if by == "bot" else ()
        deals = seat_deals(table, clan)
        job = BotJob.of(
            table.game, clan, bot, table.id, seconds, gifts=may_give, withheld=withheld, deals=deals
        )
        try:
            choice = await self.pool.choose(job, self._turn(by))
        except QueueFull:
            self.bot_answered = monotonic() + QUEUE_SECONDS
            return False
        self.gifts = asked, given + (choice.answer["kind"] == "gift")
        paced = self.tea.paced(decision, choice, n, monotonic()) if by == "bot" else choice
        return paced is None or await self._submit(clan, asked, n, paced, by)

    def _available(self, bot: str) -> str:
        """The bot itself, or a stand-in for a custom bot that this server no longer offers."""
        if self.hub.settings.offers_bot(bot):
            return bot
        if bot not in self.replaced:
            self.replaced.add(bot)
            text = "table %s: this server does not offer the bot %s: %s plays for it"
            log.warning(text, self.live.table.id, bot, STAND_IN_BOT)
        return STAND_IN_BOT

    def _turn(self, by: str) -> QueueTurn:
        urgency = Urgency.EXPIRED if by == "clock" else self._urgency()
        row = self.live.table.row
        return QueueTurn(urgency, row.address or row.creator, row.creator)

    async def _submit(self, clan: str, asked: int, n: int, choice: BotChoice, by: str) -> bool:
        """Write the answer, unless the question is gone by now or the player is back."""

        def handle(live: LiveTable) -> Outcome:
            table = live.table
            if table.asked.get(clan) != asked:
                raise Refusal("stale", "the question is no longer open", status=409)
            place = table.place_of(clan)
            if by == "bot" and (place is None or place.bot is None):
                raise Refusal("stale", "the person is back", status=409)
            if by == "bot" and choice.answer["kind"] == "ready" and table.n != n:
                # Someone may have made this clan an offer since: it answers that before it is ready.
                raise Refusal("stale", "something happened at tea meanwhile", status=409)
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


async def _set_within(seconds: float, event: asyncio.Event) -> bool:
    """Wait for an event; whether it was set in time. Costs half as much CPU time as `asyncio.timeout`."""
    late = False

    def give_up() -> None:
        nonlocal late
        late = not event.is_set()
        event.set()

    timer = asyncio.get_running_loop().call_later(seconds, give_up)
    try:
        await event.wait()
    finally:
        timer.cancel()
    return not late


def _soonest(*waits: float | None) -> float | None:
    return min((wait for wait in waits if wait is not None), default=None)


def _or_stale(outcome: Outcome | None) -> Outcome:
    if outcome is None:
        raise Refusal("stale", "the vote is no longer decided", status=409)
    return outcome
