"""Bots reply to offers of deals.

Each reply is a task of its own: a bot's answer in the game never waits for it, so that its time tells nothing
about a secret offer.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Any, Final

from hinode.bots.bargaining.seat_deals import SeatDeals
from hinode.bots.registry import DealMode, lower_mode
from hinode.deals import Offer
from hinode.server.errors import Refusal
from hinode.server.live.hub import Hub
from hinode.server.live.live_table import LiveTable
from hinode.server.play.bots.fair_queue import QueueFull, QueueTurn
from hinode.server.play.bots.jobs import BotChoice, ReplyJob
from hinode.server.play.bots.pool import BotPool, PoolClosed
from hinode.server.storage.leases import Lease
from hinode.server.storage.rows import Fenced, Unavailable
from hinode.server.tables.deals.commands import deal_id, offer_outcome, reply_outcome
from hinode.server.tables.outcome import MessageOutcome, Outcome
from hinode.server.tables.table import Table

log = logging.getLogger(__name__)
REPLY_SECONDS: Final = 1.0  # a person waits for it


def deal_mode(hub: Hub, table: Table) -> DealMode:
    """How the bots of a table deal: as its creator chose, at most what the host allows now."""
    return lower_mode(hub.settings.bot_deals, table.options["bot_deals"])


def seat_deals(table: Table, clan: str) -> dict[str, Any] | None:
    """What a clan's bot gets to know about deals; None if there were none."""
    deals = table.deals
    return SeatDeals.of(clan, deals.offers, deals.book).to_json() if deals.rows else None


def offers_to_bots(table: Table) -> list[tuple[Offer, str]]:
    """The open offers to bots, and those bots. A bot that stands in for a person leaves offers open."""
    if not table.deals.rows or table.over:
        return []
    return [
        (offer, place.bot)
        for place in table.places
        if place.clan is not None and place.bot is not None and place.played_by_bot
        for offer in table.deals.offers.pending(place.clan)
        if offer.receiver == place.clan
    ]


class DealReplies:
    """The replies that are being thought about at one table."""

    def __init__(self, hub: Hub, pool: BotPool, live: LiveTable, lease: Lease) -> None:
        self._hub = hub
        self._pool = pool
        self._live = live
        self._lease = lease
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def start(self, turn: QueueTurn) -> None:
        """Let bots think about the offers that are new to them."""
        for offer, bot in offers_to_bots(self._live.table):
            if offer.id not in self._tasks:
                self._tasks[offer.id] = asyncio.create_task(self._reply(offer, bot, turn))

    def cancel(self) -> None:
        for task in list(self._tasks.values()):
            task.cancel()

    async def _reply(self, offer: Offer, bot: str, turn: QueueTurn) -> None:
        table = self._live.table
        try:
            choice = await self._choose(table, offer, bot, turn)
            await self._hub.write(
                self._live, lambda live: outcome_of(live.table, offer, choice), fence=self._lease.fence
            )
        except (Refusal, QueueFull, PoolClosed):
            return  # the offer is gone, or it is asked again with the next change
        except (Unavailable, Fenced) as error:
            log.warning("a reply to an offer was not written: %s", type(error).__name__)
        finally:
            self._tasks.pop(offer.id, None)

    async def _choose(self, table: Table, offer: Offer, bot: str, turn: QueueTurn) -> BotChoice:
        if deal_mode(self._hub, table) == "off":
            return BotChoice({"kind": "decline"})
        game, deals = table.game, seat_deals(table, offer.receiver)
        assert game is not None
        assert deals is not None
        job = ReplyJob.of(game, offer, bot, table.id, REPLY_SECONDS, deals)
        return await self._pool.choose(job, turn)


def outcome_of(table: Table, offer: Offer, choice: BotChoice) -> Outcome | MessageOutcome:
    """What a bot's reply leads to. It declines if what it wants is not possible by now."""
    clan, answer, reason = offer.receiver, choice.answer, choice.reason
    try:
        if answer["kind"] == "accept":
            return reply_outcome(table, clan, offer.id, "accept", "bot", reason)
        if answer["kind"] == "counter":
            terms = {"to": offer.giver, "give": answer["give"], "ask": answer["ask"]}
            more = {"until": offer.until, "secret": offer.secret, "counters": offer.id}
            return offer_outcome(table, clan, {**terms, **more}, deal_id(secrets.token_hex()), reason)
    except Refusal:
        reason = None
    return reply_outcome(table, clan, offer.id, "decline", "bot", reason)
