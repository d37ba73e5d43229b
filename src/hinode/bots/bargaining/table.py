"""DealTable: offers, replies, and the ledger of a game that bots play in this process."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from random import Random

from hinode.api import Game
from hinode.bots.bargaining.moments import OFFERS_AT_TEA, DealMoments, Moment
from hinode.bots.bargaining.seat_deals import SeatDeals
from hinode.bots.runner import BotSeat
from hinode.deals import Deal, DealBook, InvalidDeal, Offer, OfferBook, check_offer, exchange_steps
from hinode.vocab.errors import IllegalAnswer

log = logging.getLogger(__name__)


class DealTable:
    """Asks bots for offers and replies at fixed moments (`moments`), and carries out what they agree on."""

    def __init__(self, game: Game, seats: Mapping[str, BotSeat], seed: object) -> None:
        self.game = game
        self.offers = OfferBook()
        self.book = DealBook()
        self.made: Counter[str] = Counter()  # offers by clan, counteroffers included
        self._seats = seats
        self._rng = Random(f"{seed} deals")
        self._moments = DealMoments()
        self._done: set[Moment] = set()
        self._known: dict[str, SeatDeals] = {}  # until something changes

    def of(self, clan: str) -> SeatDeals:
        """What a clan may know about deals now."""
        found = self._known.get(clan)
        if found is None:
            found = self._known[clan] = SeatDeals.of(clan, self.offers, self.book)
        return found

    def before_answer(self) -> None:
        """Read the new events. If this is a moment for deals, let every bot make an offer."""
        self.follow()
        for moment in self._moments.now(self.game.pending):
            if moment not in self._done and self.game.pending:
                self._done.add(moment)
                self._round(OFFERS_AT_TEA if moment[0] == "tea" else 1)

    def follow(self) -> None:
        events = self.game.events(None, self.book.read)
        if self.offers.pending_count:
            self.offers.follow(events)
            self._known.clear()
        self._moments.follow(events)
        if self.book.follow(events):
            self._known.clear()

    def _round(self, most: int) -> None:
        clans = list(self.game.clans)
        self._rng.shuffle(clans)
        for clan in clans:
            for _ in range(most):
                offer = self._seats[clan].offer(self.game, clan, self.of(clan))
                if offer is None or self._offer(clan, offer):
                    break

    def _offer(self, clan: str, offer: Offer) -> bool:
        """Judge an offer, and ask for the reply. Whether it led to a deal."""
        offer = replace(offer, id=f"{self._rng.getrandbits(40):010x}", giver=clan)
        try:
            self.offers.judge_offer(offer, self.game.view(None))
            self.book.check_limits(offer)
        except InvalidDeal as error:
            self._seats[clan].warn(f"made an offer that is refused ({error})")
            return False
        self.offers.add(offer, self.game.event_count, self.book.season)
        self.made[clan] += 1
        self._known.clear()
        return self._ask(offer)

    def _ask(self, offer: Offer) -> bool:
        seat = self._seats[offer.receiver]
        reply = seat.reply(self.game, offer, self.of(offer.receiver))
        if reply.kind == "accept" and self._accept(offer):
            return True
        if reply.kind == "counter" and reply.counter is not None:
            counter = replace(reply.counter, receiver=offer.giver, counters=offer.id)
            if self._offer(offer.receiver, counter):
                return True
        standing = self.offers.get(offer.id)
        if standing is not None and standing.state == "offered":
            self.offers.settle(offer.id, "declined")
            self._known.clear()
        return False

    def _accept(self, offer: Offer) -> bool:
        """Exchange what is due at once, and write the deal down. Nothing happens if a step is refused."""
        try:
            check_offer(offer, self.game.view(None))
            self.book.check_limits(offer)
            steps = exchange_steps(self.game, offer) if offer.immediate else []
        except (InvalidDeal, IllegalAnswer) as error:
            log.debug("an acceptance is refused: %s", error)
            return False
        for clan, answer in steps:
            self.game.answer(clan, answer)
        self.offers.settle(offer.id, "accepted")
        self.follow()
        deal = Deal(offer, self.game.version, self.game.event_count, self.book.season)
        self.book.add(deal, self.game.view(None))
        self._known.clear()
        return True
