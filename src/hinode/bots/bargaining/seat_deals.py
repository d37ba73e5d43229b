"""What one clan may know about offers and deals, as its bot gets it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hinode.deals.book import DealBook
from hinode.deals.offers import OfferBook
from hinode.deals.parsing import parse_offer, parse_term
from hinode.deals.terms import Offer, Promise, Term

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class PastOffer:
    """An offer to or from the clan that no longer stands, and its outcome."""

    offer: Offer
    state: str
    season: str


@dataclass(frozen=True, slots=True)
class SeatDeals:
    """Offers that stand, earlier offers of this clan, and the ledger, as far as the clan may know them."""

    offers: tuple[Offer, ...] = ()
    past: tuple[PastOffer, ...] = ()
    ledger: tuple[Json, ...] = ()
    busy: tuple[str, ...] = ()  # clans that take no offer now: away, or thinking about another one
    people: tuple[str, ...] = ()  # clans that people play: they get only offers whose use they can see

    @classmethod
    def of(cls, clan: str, offers: OfferBook, book: DealBook) -> SeatDeals:
        """What a clan may know now."""
        ended = [each for each in offers.history(clan) if each.state != "offered"]
        return cls(
            tuple(offers.pending(clan)),
            tuple(PastOffer(each.offer, each.state, each.season) for each in ended),
            tuple(book.entries(clan)),
        )

    def open_promises(self, by: str) -> list[Promise]:
        """The open promises of a clan."""
        return [
            Promise(each["id"], each["by"], each["to"], parse_term(each["term"]))
            for deal in self.ledger
            for each in deal["promises"]
            if each["state"] == "open" and each["by"] == by
        ]

    def refused(self, offer: Offer) -> bool:
        """Whether the other clan refused the same or better terms before, this season or not."""
        return any(
            each.state != "accepted"
            and (each.offer.giver, each.offer.receiver) == (offer.giver, offer.receiver)
            and _without_coins(each.offer) == _without_coins(offer)
            and each.offer.net_coins(offer.receiver) >= offer.net_coins(offer.receiver)
            for each in self.past
        )

    def to_json(self) -> Json:
        """For a worker process."""
        return {
            "offers": [offer.to_json() for offer in self.offers],
            "past": [
                {"offer": each.offer.to_json(), "state": each.state, "season": each.season}
                for each in self.past
            ],
            "ledger": list(self.ledger),
            "busy": list(self.busy),
            "people": list(self.people),
        }

    @classmethod
    def from_json(cls, value: Json) -> SeatDeals:
        return cls(
            tuple(map(_offer, value["offers"])),
            tuple(PastOffer(_offer(each["offer"]), each["state"], each["season"]) for each in value["past"]),
            tuple(value["ledger"]),
            tuple(value["busy"]),
            tuple(value["people"]),
        )


def _offer(value: Json) -> Offer:
    return parse_offer(value, value["id"], value["from"])


def _without_coins(offer: Offer) -> tuple[frozenset[Term], frozenset[Term]]:
    give, ask = (frozenset(term for term in side if term.kind != "coins") for side in (offer.give, offer.ask))
    return give, ask


NO_DEALS = SeatDeals()
