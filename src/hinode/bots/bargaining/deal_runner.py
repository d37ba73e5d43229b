"""DealRunner: offers, replies, and the ledger of a game in this process, between bots and with people."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random

from hinode.api import Game
from hinode.bots.alliances.reasons import reason_from_json
from hinode.bots.bargaining.deal_times import OFFERS_AT_TEA, DealTime, DealTimes
from hinode.bots.bargaining.seat_deals import SeatDeals
from hinode.bots.bot import Reason
from hinode.bots.runner import BotSeat
from hinode.deals import Change, Deal, DealBook, InvalidDeal, Offer, OfferBook, check_offer, exchange_steps
from hinode.deals.offers import STATE_AFTER
from hinode.vocab.errors import IllegalAnswer

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class DealAct:
    """An offer, a reply to one (`accept`, `decline`, `withdraw`), or `reveal` for a secret deal."""

    clan: str
    act: str
    offer: Offer
    reason: Reason | None = None


class DealRunner:
    """Asks bots for offers and replies at fixed moments (`DealTimes`), and carries out what they agree on.

    Clans without a bot in `seats` are played by people. Offers to them stand until they reply.
    """

    def __init__(
        self, game: Game, seats: Mapping[str, BotSeat], seed: object, book: DealBook | None = None
    ) -> None:
        """`book`: the deals that were made before a game was resumed."""
        self.game = game
        self.offers = OfferBook()
        self.book = DealBook() if book is None else book
        self.made: Counter[str] = Counter()  # offers by clan, counteroffers included
        self.acts: list[DealAct] = []
        self.changes: list[Change] = []  # promises that ended or opened again
        self._seats = seats
        self._people = [clan for clan in game.clans if clan not in seats]
        self._rng = Random(f"{seed} deals")
        self._deal_times = DealTimes()
        self._deal_times.follow(game.events(None)[: self.book.read])  # of a resumed game
        self._done: set[DealTime] = set()

    def of(self, clan: str) -> SeatDeals:
        """What a clan may know about deals now."""
        found = SeatDeals.of(clan, self.offers, self.book)
        return replace(found, busy=self._busy(), people=tuple(self._people)) if self._people else found

    def _busy(self) -> tuple[str, ...]:
        """Clans that accept no offers from bots now.

        People who already have one and, at tea, other bots until all people are ready.
        """
        asked = [
            clan
            for clan in self._people
            if any(
                offer.receiver == clan and offer.giver in self._seats for offer in self.offers.pending(clan)
            )
        ]
        return (*asked, *self._seats) if self._people_talk() else tuple(asked)

    def _people_talk(self) -> bool:
        return any(asked.kind == "tea" and asked.clan not in self._seats for asked in self.game.pending)

    # -- bots ----------------------------------------------------------------------------------

    def before_answer(self) -> None:
        """Read the new events. If this is a moment for deals, let every bot make an offer."""
        self.follow()
        for deal_time in self._deal_times.now(self.game.pending):
            counted = (*deal_time, self._people_talk())
            if counted not in self._done and self.game.pending:
                self._done.add(counted)
                self._round(OFFERS_AT_TEA if deal_time[0] == "tea" else 1)

    def follow(self) -> None:
        events = self.game.events(None, self.book.read)
        if self.offers.pending_count:
            self.offers.follow(events)
        self._deal_times.follow(events)
        self.changes += self.book.follow(events)

    def rewind(self, game: Game) -> None:
        """Continue from an earlier state of the game, after an undo."""
        self.game = game
        self.offers.rewind(game.event_count)
        self.changes += self.book.rewind(game)
        self._deal_times.catch_up(game)

    def _round(self, most: int) -> None:
        clans = [clan for clan in self.game.clans if clan in self._seats]
        self._rng.shuffle(clans)
        for clan in clans:
            for _ in range(most):
                offer = self._seats[clan].offer(self.game, clan, self.of(clan))
                if offer is None or self._offer(clan, offer):
                    break

    def _offer(self, clan: str, offer: Offer) -> bool:
        """Validate an offer of a bot, and ask for the reply. Whether it led to a deal."""
        if self._people and offer.counters is None and self._disturbs(clan, replace(offer, giver=clan)):
            return False
        try:
            made = self._make(clan, offer)
        except InvalidDeal as error:
            self._seats[clan].warn(f"made an offer that is refused ({error})")
            return False
        return self._ask(made)

    def _disturbs(self, clan: str, offer: Offer) -> bool:
        """Whether the other clan takes no such offer now. A bot may not know, or not care."""
        known = self.of(clan)
        return offer.receiver in known.busy or (offer.receiver in self._people and known.refused(offer))

    def _make(self, clan: str, offer: Offer) -> Offer:
        offer = replace(offer, id=f"{self._rng.getrandbits(40):010x}", giver=clan)
        self.offers.validate_offer(offer, self.game.view(None))
        self.book.check_limits(offer)
        self.offers.add(offer, self.game.event_count, self.book.season)
        self.made[clan] += 1
        self.acts.append(DealAct(clan, "offer", offer, reason_from_json(offer.reason)))
        return offer

    def _ask(self, offer: Offer) -> bool:
        """Ask a bot for its reply. Whether it led to a deal; a person replies later."""
        seat = self._seats.get(offer.receiver)
        if seat is None:
            return False
        reply = seat.reply(self.game, offer, self.of(offer.receiver))
        if reply.kind == "accept" and self._accept(offer, reply.reason):
            return True
        if reply.kind == "counter" and reply.counter is not None:
            why = None if reply.reason is None else reply.reason.to_json()
            counter = replace(reply.counter, receiver=offer.giver, counters=offer.id, reason=why)
            if self._offer(offer.receiver, counter):
                return True
        standing = self.offers.get(offer.id)
        if standing is not None and standing.state == "offered":
            self._settle(offer.receiver, offer, "decline", reply.reason)
        return False

    def _accept(self, offer: Offer, reason: Reason | None) -> bool:
        try:
            self._carry_out(offer, reason)
        except (InvalidDeal, IllegalAnswer) as error:
            log.debug("an acceptance is refused: %s", error)
            return False
        return True

    def _carry_out(self, offer: Offer, reason: Reason | None = None) -> None:
        """Exchange what is due at once, and record the deal. Nothing happens if a step is refused."""
        check_offer(offer, self.game.view(None))
        self.book.check_limits(offer)
        steps = exchange_steps(self.game, offer) if offer.immediate else []
        for clan, answer in steps:
            self.game.answer(clan, answer)
        self._settle(offer.receiver, offer, "accept", reason)
        self.follow()
        deal = Deal(offer, self.game.version, self.game.event_count, self.book.season)
        self.book.add(deal, self.game.view(None))

    def _settle(self, clan: str, offer: Offer, act: str, reason: Reason | None = None) -> None:
        self.offers.settle(offer.id, STATE_AFTER[act])
        self.acts.append(DealAct(clan, act, offer, reason))

    # -- people --------------------------------------------------------------------------------

    def offer(self, clan: str, offer: Offer) -> None:
        """A person makes an offer, and the bot replies at once; raises `InvalidDeal`."""
        self.follow()
        self._ask(self._make(clan, offer))

    def reply(self, clan: str, offer_id: str, reply: str) -> None:
        """A person accepts, declines, or withdraws; raises `InvalidDeal` or `IllegalAnswer`."""
        self.follow()
        offer = self.offers.validate_reply(clan, offer_id, reply)
        if reply == "accept":
            self._carry_out(offer)
        else:
            self._settle(clan, offer, reply)

    def reveal(self, clan: str, deal_id: str) -> None:
        """A party shows a secret deal to everyone; raises `InvalidDeal`."""
        deal = self.book.validate_reveal(clan, deal_id)
        self.book.reveal(deal_id)
        self.acts.append(DealAct(clan, "reveal", deal.offer))
