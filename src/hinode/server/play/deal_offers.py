"""Bots offer deals at a table: one bot after the other, at the same moments as in tournaments.

Only while a person is at the table. An offer is validated and stored like that of a person.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from random import SystemRandom
from time import time
from typing import Any, Final

from hinode.api import Game
from hinode.bots.bargaining.candidate_offers import mandate_worth_a_look
from hinode.bots.bargaining.deal_times import OFFERS_AT_TEA, DealTime, DealTimes
from hinode.bots.bargaining.seat_deals import SeatDeals
from hinode.bots.registry import is_custom, may_offer
from hinode.deals import parse_offer
from hinode.server.errors import Refusal
from hinode.server.live.hub import Hub
from hinode.server.live.live_table import LiveTable
from hinode.server.play.bots.fair_queue import QueueFull, QueueTurn
from hinode.server.play.bots.jobs import BotChoice, OfferJob
from hinode.server.play.bots.pool import BotPool, PoolClosed
from hinode.server.play.deal_replies import deal_mode
from hinode.server.storage.leases import Lease
from hinode.server.storage.rows import Fenced, Unavailable
from hinode.server.tables.deals.commands import deal_id, offer_outcome
from hinode.server.tables.outcome import MessageOutcome
from hinode.server.tables.table import Table

log = logging.getLogger(__name__)
OFFER_CAP_SECONDS: Final = 1.0  # for one offer; a bot that is asked a question waits for it
REPLIED_SECONDS: Final = 3.0  # at most, for the reply of another bot
QUIET_SECONDS: Final = 10.0  # without offers to a person who has declined one


class DealOffers:
    """The offers that the bots of one table make."""

    def __init__(
        self, hub: Hub, pool: BotPool, live: LiveTable, lease: Lease, bots_may_ally: Callable[[], bool]
    ) -> None:
        """`bots_may_ally`: people have had their time at tea, so bots may ally with each other."""
        self._hub = hub
        self._pool = pool
        self._live = live
        self._lease = lease
        self._bots_may_ally = bots_may_ally
        self._deal_times = DealTimes()
        self._done: set[DealTime] = set()
        self._task: asyncio.Task[None] | None = None
        self.thinking = False  # bots are being asked

    def start(self, turn: QueueTurn) -> None:
        """If this is a new moment for deals, ask the bots."""
        if self.thinking or deal_mode(self._hub, self._live.table) != "full" or not self._bots():
            return
        if not present_people(self._live):
            return
        new = [deal_time for deal_time in self._now() if self._counted(deal_time) not in self._done]
        if new:
            self._done.update(map(self._counted, new))
            self.thinking = True
            self._task = asyncio.create_task(self._ask_all(new[-1], turn))

    def cancel(self) -> None:
        if self._task is not None:
            self._task.cancel()

    def _now(self) -> list[DealTime]:
        """The moments that the game is at."""
        table = self._live.table
        if table.game is None or table.over:
            return []
        self._deal_times.catch_up(table.game)
        return self._deal_times.now(table.game.pending)

    def _counted(self, deal_time: DealTime) -> DealTime:
        """At tea, bots are asked again when they may ally with each other, and after refusals by bots."""
        if deal_time[0] != "tea":
            return deal_time
        declined = _declined_by_bots(self._live.table, self._deal_times.season)
        return (*deal_time, self._bots_may_ally(), min(declined, OFFERS_AT_TEA - 1))

    async def _ask_all(self, deal_time: DealTime, turn: QueueTurn) -> None:
        bots = self._bots()
        SystemRandom().shuffle(bots)
        try:
            for clan, bot in bots:
                if deal_time in self._now():
                    await self._ask(clan, bot, deal_time, turn)
        except (QueueFull, PoolClosed):
            return
        except (Unavailable, Fenced) as error:
            log.warning("an offer of a bot was not written: %s", type(error).__name__)
        finally:
            self.thinking = False
            self._live.wake()  # bots that waited can answer

    def _bots(self) -> list[tuple[str, str]]:
        """Clans whose bot may make offers. A bot that stands in for a person makes none."""
        return [
            (place.clan, place.bot)
            for place in self._live.table.places
            if place.clan is not None and place.bot is not None and place.played_by_bot
            if may_offer(place.bot) and self._hub.settings.offers_bot(place.bot)
        ]

    async def _ask(self, clan: str, bot: str, deal_time: DealTime, turn: QueueTurn) -> None:
        table, deals = self._live.table, self._known(clan, deal_time)
        assert table.game is not None
        if set(deals.busy).union([clan]).issuperset(table.game.clans):
            return
        if not is_custom(bot) and not _worth_asking(table.game, deal_time, clan):
            return
        job = OfferJob.of(table.game, clan, bot, table.id, OFFER_CAP_SECONDS, deals.to_json())
        event = table.game.event_count
        choice = await self._pool.choose(job, turn)
        if choice.answer["kind"] == "none":
            return

        def handle(live: LiveTable) -> MessageOutcome:
            place, game = live.table.place_of(clan), live.table.game
            if place is None or place.bot != bot or game is None or game.event_count != event:
                raise Refusal("stale", "the moment for this offer is over", status=409)
            return outcome_of(live, clan, choice, self._known(clan, deal_time))

        try:
            await self._hub.write(self._live, handle, fence=self._lease.fence)
        except Refusal as refusal:  # the game has gone on, or a custom bot made an offer that is not allowed
            log.info("table %s: an offer of bot %s is refused: %s", table.id, bot, refusal.code)
        else:
            await self._replied(clan)

    def _known(self, clan: str, deal_time: DealTime) -> SeatDeals:
        """What a clan's bot gets to know about deals. At tea, people come first."""
        table, busy = self._live.table, busy_clans(self._live)
        if deal_time[0] == "tea" and not self._bots_may_ally():
            busy += bot_clans(table)
        bots = bot_clans(table)
        people = tuple(place.clan for place in table.places if place.clan and place.clan not in bots)
        known = SeatDeals.of(clan, table.deals.offers, table.deals.book)
        return replace(known, busy=tuple(busy), people=people)

    async def _replied(self, clan: str) -> None:
        """Until bots have replied to the bot of a clan, so that the next one knows what came of its offer."""
        bots, offers = bot_clans(self._live.table), self._live.table.deals.offers
        with self._live.change_event() as woken, suppress(TimeoutError):
            async with asyncio.timeout(REPLIED_SECONDS):
                while any(offer.between(clan, bots) for offer in offers.pending(clan)):
                    woken.clear()
                    await woken.wait()


def _worth_asking(game: Game, deal_time: DealTime, clan: str) -> bool:
    """Whether a built-in bot may make an offer at this moment. In a battle it is one of those who bid."""
    if deal_time[0] == "bid":
        return any(decision.clan == clan for decision in game.pending)
    if deal_time[0] != "mandate":
        return True
    view = game.view(None)
    allies = {one: other for pair in view["alliances"] for one, other in (pair, reversed(pair))}
    return mandate_worth_a_look(int(deal_time[2]), view["current"], allies.get(clan), clan)


def outcome_of(live: LiveTable, clan: str, choice: BotChoice, deals: SeatDeals) -> MessageOutcome:
    """The row of a bot's offer; raises `Refusal`, also if the other clan takes no offer of a bot now."""
    terms: dict[str, Any] = {**choice.answer["terms"], "counters": None}
    outcome = offer_outcome(live.table, clan, terms, deal_id(secrets.token_hex()), choice.reason)
    said = outcome.message["deal"]["offer"]
    offer = parse_offer(said, said["id"], clan)
    if offer.receiver in deals.busy or deals.refused(offer):
        raise Refusal("stale", "this clan takes no such offer of a bot now", status=409)
    return outcome


def bot_clans(table: Table) -> list[str]:
    """Clans of bots, without those who stand in for a person."""
    return [place.clan for place in table.places if place.clan and place.played_by_bot]


def present_people(live: LiveTable) -> frozenset[str]:
    """Clans of people who play and are online; someone with several seats is online at all of them."""
    online, places = set(live.clans_online()), live.table.places
    people = {place.person for place in places if place.clan in online}
    return frozenset(
        place.clan for place in places if place.clan and place.played_by_person and place.person in people
    )


def busy_clans(live: LiveTable) -> list[str]:
    """Clans that take no offer of a bot now.

    People who are away, have declined a moment ago, or think about the offer of a bot. Secret offers count: a
    bot that stays silent does not show which of these it is.
    """
    table, people = live.table, present_people(live)
    bots = bot_clans(table)
    asked = {
        offer.receiver for bot in bots for offer in table.deals.offers.pending(bot) if offer.giver in bots
    }
    free = (people - asked - _declined_lately(live)).union(bots)
    return sorted(place.clan for place in table.places if place.clan and place.clan not in free)


def _declined_lately(live: LiveTable) -> set[str]:
    found: set[str] = set()
    for message in reversed(live.talk):
        if time() - message.at > QUIET_SECONDS:
            break
        if message.body.get("deal", {}).get("act") == "decline":
            found.add(message.body["clan"])
    return found


def _declined_by_bots(table: Table, season: str) -> int:
    """Offers of an alliance this season that one bot made and another declined."""
    bots = bot_clans(table)
    return sum(
        each.state == "declined"
        and each.offer.allies
        and each.season == season
        and each.offer.receiver in bots
        for clan in bots
        for each in table.deals.offers.history(clan)
        if each.offer.giver == clan
    )
