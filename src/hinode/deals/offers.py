"""OfferBook: offers, replies, expiry, and limits."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from hinode.deals.parsing import check_offer
from hinode.deals.terms import InvalidDeal, Json, Offer
from hinode.vocab.errors import reason
from hinode.vocab.events import Event

MAX_OFFERS: Final = 6  # of one clan to another in a season, counters included
MAX_CHAIN: Final = 4  # offers and counters in a row
FINAL: Final = ("accepted", "declined", "withdrawn", "countered", "expired")
STATE_AFTER: Final = {"accept": "accepted", "decline": "declined", "withdraw": "withdrawn"}  # by reply


def expires(offer: Offer, event: Event) -> bool:
    """Whether an event ends the time of an offer."""
    if event.kind in ("season_started", "game_ended"):
        return True
    if offer.until == "season":
        return False
    if offer.until == "turn":
        return event.kind in ("mandate_turn", "kami_turn", "province_at_war", "phase_started")
    war = event.kind == "phase_started" and bool(event["phase"] == "war")
    return war or event.kind in ("mandate_laid", "mandate_announced")


@dataclass(slots=True)
class OfferState:
    """An offer and its outcome."""

    offer: Offer
    event: int  # made before this event
    season: str
    state: str = "offered"


class OfferBook:
    """All offers of a game. Expiry follows from the events; it is never stored."""

    def __init__(self) -> None:
        self._offers: dict[str, OfferState] = {}

    def add(self, offer: Offer, event: int, season: str) -> None:
        if offer.counters is not None:
            self._offers[offer.counters].state = "countered"
        self._offers[offer.id] = OfferState(offer, event, season)

    def follow(self, events: Iterable[Event]) -> None:
        for event in events:
            for each in self._offers.values():
                if each.state == "offered" and event.number >= each.event and expires(each.offer, event):
                    each.state = "expired"

    def rewind(self, event_count: int) -> None:
        """After an undo: offers made after the game's last event now begin there. An expired one stays so."""
        for each in self._offers.values():
            each.event = min(each.event, event_count)

    def settle(self, offer_id: str, state: str) -> None:
        """`accepted`, `declined`, or `withdrawn`, after `validate_reply` has allowed it."""
        self._offers[offer_id].state = state

    def get(self, offer_id: str) -> OfferState | None:
        return self._offers.get(offer_id)

    def pending(self, viewer: str | None) -> list[Offer]:
        """The offers that stand and that the viewer may see."""
        return [
            each.offer
            for each in self._offers.values()
            if each.state == "offered" and _visible(each.offer, viewer)
        ]

    @property
    def pending_count(self) -> int:
        return sum(each.state == "offered" for each in self._offers.values())

    def history(self, clan: str) -> list[OfferState]:
        """All offers that a clan made or got, in order, with their outcomes."""
        return [each for each in self._offers.values() if clan in (each.offer.giver, each.offer.receiver)]

    def validate_offer(self, offer: Offer, view: Json) -> None:
        """Refuse an offer that is over a limit or makes no sense now; `view` is a spectator's.

        Only offers between the two parties count, so a refusal cannot reveal someone else's secret offer.
        """
        check_offer(offer, view)
        between = [
            each
            for each in self._offers.values()
            if (each.offer.giver, each.offer.receiver) == (offer.giver, offer.receiver)
        ]
        if any(each.state == "offered" for each in between):
            raise InvalidDeal("deal-pending", reason("refused-deal-pending", clan=offer.receiver))
        if sum(each.season == view["season"] for each in between) >= MAX_OFFERS:
            raise InvalidDeal(
                "deal-limit", reason("refused-deal-limit", clan=offer.receiver, count=MAX_OFFERS)
            )
        if offer.counters is not None:
            self._judge_counter(offer, offer.counters)

    def _judge_counter(self, offer: Offer, countered: str) -> None:
        earlier = self._offers.get(countered)
        if earlier is None or earlier.offer.giver != offer.receiver or earlier.offer.receiver != offer.giver:
            raise InvalidDeal("not-a-party", reason("refused-deal-not-a-party"))
        if earlier.state != "offered":
            raise InvalidDeal("deal-gone", reason("refused-deal-gone"))
        length, link = 1, offer.counters
        while link is not None:
            length, link = length + 1, self._offers[link].offer.counters
        if length > MAX_CHAIN:
            raise InvalidDeal("deal-limit", reason("refused-deal-chain", count=MAX_CHAIN))

    def validate_reply(self, clan: str, offer_id: str, reply: str) -> Offer:
        """The offer that `clan` accepts, declines, or withdraws."""
        standing = self._offers.get(offer_id)
        if standing is None or not _visible(standing.offer, clan):
            raise InvalidDeal("deal-gone", reason("refused-deal-gone"))
        offer = standing.offer
        if clan != (offer.giver if reply == "withdraw" else offer.receiver):
            raise InvalidDeal("not-a-party", reason("refused-deal-not-a-party"))
        if standing.state != "offered":
            raise InvalidDeal("deal-gone", reason("refused-deal-gone"))
        return offer


def _visible(offer: Offer, viewer: str | None) -> bool:
    return not offer.secret or viewer in (offer.giver, offer.receiver)
