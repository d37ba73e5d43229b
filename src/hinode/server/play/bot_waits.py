"""How long bots delay an answer so people can still make deals with them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from hinode.deals import Offer
from hinode.server.live.live_table import LiveTable
from hinode.server.play.deal_offers import DealOffers, bot_clans, present_people
from hinode.server.play.tea_pacing import WATCHING_SECONDS
from hinode.vocab.decisions import Decision

RECHECK_SECONDS: Final = 1.0  # until the next check while bots think about offers; they wake the table, too


class BotWaits:
    """What the bots of one table wait for, and for how long.

    - Bots think about offers: all bots wait for that.
    - A bid: until the people who are there have bid, or for `bid_seconds`.
    - A mandate or a Tea Ceremony answer: for the reply to the bot's own offer, or for `offer_seconds`, which
      begin once the person has caught up with the story. A bot that chooses a mandate also waits while
      another bot's open offer to it stands. A secret one must not show.
    """

    def __init__(self, live: LiveTable, offers: DealOffers, bid_seconds: float, offer_seconds: float) -> None:
        self._live = live
        self._offers = offers
        self._bid_seconds = bid_seconds
        self._offer_seconds = offer_seconds
        self._bids_since: float | None = None  # people were asked for bids
        self._known_since: dict[str, float] = {}  # by offer, since this process knows it
        self._stands_since: dict[str, float] = {}  # by offer, since its receiver can have seen it

    def follow(self, asked: Iterable[Decision], now: float) -> None:
        """Take note of the questions and offers that are open now."""
        bidders = {decision.clan for decision in asked if decision.kind == "bid"}
        if not bidders or bidders.isdisjoint(present_people(self._live)):
            self._bids_since = None
        elif self._bids_since is None:
            self._bids_since = now
        self._follow_offers(now)

    def _follow_offers(self, now: float) -> None:
        table, watching = self._live.table, self._live.clans_catching_up()
        pending = {
            offer.id: offer for place in table.places for offer in table.deals.offers.pending(place.clan)
        }
        self._known_since = {known: self._known_since.get(known, now) for known in pending}
        self._stands_since = {
            known: now
            if offer.receiver in watching and now - self._known_since[known] < WATCHING_SECONDS
            else self._stands_since.get(known, now)
            for known, offer in pending.items()
        }

    def time_left(self, decision: Decision, now: float) -> float:
        """Seconds for which the bot that is asked waits; 0 if it may answer."""
        if self._offers.thinking:
            return RECHECK_SECONDS
        if decision.kind == "bid" and self._bids_since is not None:
            return max(0.0, self._bids_since + self._bid_seconds - now)
        if decision.kind not in ("mandate", "tea"):
            return 0.0
        since = [self._stands_since.get(offer.id, now) for offer in self._awaited(decision)]
        return max([0.0, *(begun + self._offer_seconds - now for begun in since)])

    def _awaited(self, decision: Decision) -> list[Offer]:
        """The offers that a bot waits for before it answers."""
        table, people = self._live.table, present_people(self._live)
        bots = bot_clans(table)
        return [
            offer
            for offer in table.deals.offers.pending(decision.clan)
            if offer.until != "season"
            if (offer.giver == decision.clan and offer.receiver in people.union(bots))
            or (offer.receiver == decision.clan and offer.giver in bots and not offer.secret)
        ]
