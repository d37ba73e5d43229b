"""DealPolicy: how one bot replies to offers and makes them."""

from __future__ import annotations

from hinode.bots.alliances.reasons import because
from hinode.bots.alliances.trust import Trust
from hinode.bots.bargaining.candidate_offers import worth_a_look
from hinode.bots.bargaining.deal_values import DealValues, deal_values_of
from hinode.bots.bargaining.mandate_values import MandateValues
from hinode.bots.bargaining.offers import best_offer
from hinode.bots.bargaining.replies import reply_to
from hinode.bots.bot import Reply
from hinode.bots.seat import Seat
from hinode.bots.style import Style
from hinode.deals.terms import Offer


class DealPolicy:
    """The deals of one bot over a whole game. All it knows follows from events and the ledger."""

    def __init__(self, style: Style, trust: Trust, worlds: int = 1) -> None:
        self.style = style
        self.trust = trust
        self.worlds = worlds  # in which mandates are simulated
        self._deal_values: DealValues | None = None  # at the event below
        self._at = -1

    def reply(self, seat: Seat, offer: Offer) -> Reply:
        deal_values = self._values_now(seat)
        if offer.allies and not deal_values.alliances.possible(deal_values.other(offer)):
            return Reply("decline", reason=because("no-deals-now", offer.giver))
        return reply_to(offer, deal_values)

    def offer(self, seat: Seat) -> Offer | None:
        self._read(seat)
        if not worth_a_look(self.trust, seat.clan):
            return None
        return best_offer(seat, self._values_now(seat))

    def mandates(self, seat: Seat) -> MandateValues | None:
        """The mandates of this moment, if they have been simulated for an offer."""
        self._read(seat)
        deal_values = self._deal_values if self._at == self.trust.read else None
        return deal_values.mandates if deal_values is not None and deal_values.mandates.known else None

    def _read(self, seat: Seat) -> None:
        self.trust.read_ledger(seat.deals.ledger)
        self.trust.follow(seat.events(self.trust.read))

    def _values_now(self, seat: Seat) -> DealValues:
        """What deals are worth at this moment; the same for all offers until something happens."""
        self._read(seat)
        if self._deal_values is None or self._at != self.trust.read:
            more = [seat.world() for _ in range(self.worlds - 1)]
            self._deal_values = deal_values_of(
                seat.world(), seat.clan, self.style, self.trust, seat.rng, more
            )
            self._at = self.trust.read
        return self._deal_values
