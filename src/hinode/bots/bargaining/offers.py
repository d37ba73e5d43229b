"""Offers that a bot makes: the best candidate that is good for both sides and was not declined before."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import exp
from typing import Final

from hinode.bots.bargaining.candidate_offers import candidate_offers
from hinode.bots.bargaining.deal_values import DealValues
from hinode.bots.bargaining.offer_reasons import VAGUE, offer_reason
from hinode.bots.bargaining.replies import acceptable
from hinode.bots.bargaining.seat_deals import SeatDeals
from hinode.bots.seat import Seat
from hinode.deals.terms import Offer
from hinode.vocab.ids import CLANS

STEP: Final = 0.25  # VP that each refusal makes me leave to the other party, and each acceptance to myself
MAX_STEPS: Final = 6
SHARE: Final = 0.25  # of its generosity: the clan that makes an offer asks for most of the gain
DOUBT: Final = 0.6  # VP by which two simulations of the same mandate differ
ASKED: Final = 2  # offers to one clan in a season, at tea and after it


@dataclass(frozen=True, slots=True)
class Candidate:
    """An offer, what it brings me, and what it leaves the other party above the least it takes."""

    offer: Offer
    mine: float
    theirs: float

    @property
    def chance(self) -> float:
        """The chance that the other party accepts. It simulates mandates with other luck than I do."""
        return 1 / (1 + exp(1 - self.theirs / DOUBT)) if self.offer.about_mandates else 1.0


def best_offer(seat: Seat, deal_values: DealValues) -> Offer | None:
    """The offer with the best gain for both sides, with its reason, if I have not made it before."""
    best, most = None, 0.0
    share = SHARE * deal_values.style.generosity
    for candidate in candidates(seat, deal_values):
        score = candidate.chance * candidate.mine ** (1 - share) * candidate.theirs**share
        if score > most:
            best, most = candidate.offer, score
    return None if best is None else replace(best, reason=offer_reason(deal_values, best).to_json())


def candidates(seat: Seat, deal_values: DealValues) -> Iterator[Candidate]:
    """Offers that are good for both sides, and that the other party has no reason to decline."""
    for other in deal_values.p.clans:
        if (
            other == deal_values.me
            or deal_values.objection(other) is not None
            or not may_ask(seat, other, deal_values)
        ):
            continue
        steps = _steps(seat.deals, seat.clan, CLANS[other])
        for offer in candidate_offers(deal_values, other):
            worth = deal_values.worth(offer)
            theirs = worth.theirs - deal_values.their_threshold(offer) - STEP * steps
            if theirs <= 0 or deal_values.refuses(other, worth) or seat.deals.refused(offer):
                continue
            if CLANS[other] in seat.deals.people and not _for_a_person(offer, deal_values, theirs):
                continue
            worth = deal_values.worth(offer, in_play=True)
            if acceptable(offer, deal_values, worth):
                yield Candidate(offer, worth.mine, theirs)


def _for_a_person(offer: Offer, deal_values: DealValues, theirs: float) -> bool:
    """Whether a person can see what an offer is good for. It stops play, so it is worth a look.

    Nobody pays for a Betray: it says neither whom it betrays nor what it brings.
    """
    terms = (*offer.give, *offer.ask)
    if any(term.kind == "mandate" and term["mandate"] == "betray" and term["choose"] for term in terms):
        return False
    return theirs > deal_values.clear_gain(offer) and offer_reason(deal_values, offer).kind != VAGUE


def may_ask(seat: Seat, other: int, deal_values: DealValues) -> bool:
    """Whether the clan can be asked now, and I have not asked it too often this season."""
    name = CLANS[other]
    if name in seat.deals.busy:
        return False
    if any(offer.receiver == name and offer.giver == seat.clan for offer in seat.deals.offers):
        return False
    if deal_values.at_tea and _proposed(seat, name):
        return False  # it can have the alliance for nothing
    asked = [
        each.offer
        for each in seat.deals.past
        if each.season == deal_values.trust.season
        and each.offer.giver == seat.clan
        and each.offer.receiver == name
    ]
    return sum(offer.allies == deal_values.at_tea for offer in asked) < ASKED


def _proposed(seat: Seat, other: str) -> bool:
    """Whether my proposal of an alliance to a clan is open."""
    return any([seat.clan, other] in step.get("proposals", []) for step in seat.view["stack"])


def _steps(deals: SeatDeals, me: str, other: str) -> int:
    """Refusals minus acceptances of my offers by a clan."""
    states = [e.state for e in deals.past if e.offer.giver == me and e.offer.receiver == other]
    refused = sum(state in ("declined", "countered") for state in states)
    return max(-MAX_STEPS, min(MAX_STEPS, refused - states.count("accepted")))
