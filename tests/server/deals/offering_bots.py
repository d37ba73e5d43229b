"""Bots that make offers, as `module:Class`. Only worker processes import this module."""

from __future__ import annotations

from hinode.bots.bot import Choice, Reply
from hinode.bots.runner import safe_default
from hinode.bots.seat import Seat
from hinode.deals import Offer, parse_offer

COIN = [{"kind": "coins", "amount": 1}]


class OffersCoin:
    """Does as little as possible, and offers the Koi a Coin until they accept, even while they are busy."""

    def choose(self, seat: Seat) -> Choice:
        return safe_default(seat.decision)

    def reply(self, seat: Seat, offer: Offer) -> Reply:
        return Reply("decline")

    def offer(self, seat: Seat) -> Offer | None:
        if any(deal["from"] == seat.clan for deal in seat.deals.ledger):
            return None
        terms = {"to": "koi", "give": COIN, "ask": [{"kind": "spare"}], "until": "season"}
        return parse_offer(terms, "", seat.clan)
