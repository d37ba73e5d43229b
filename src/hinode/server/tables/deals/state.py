"""The offers and deals of a table, built from its entries and from its chat messages about deals.

A message is applied right after the entry with the number `n` in it, both in live play and when loading.
"""

from __future__ import annotations

from typing import Any

from hinode.api import Game
from hinode.deals import Change, Deal, DealBook, Offer, OfferBook, parse_offer
from hinode.deals.offers import STATE_AFTER

Json = dict[str, Any]


class TableDeals:
    """Offers and deals of a table. Does nothing until the first offer."""

    def __init__(self) -> None:
        self.offers = OfferBook()
        self.book = DealBook()
        self.rows = 0  # applied so far

    def follow(self, game: Game) -> list[Change]:
        """Read what the last entry brought; the promises that it ended."""
        if not self.rows:
            return []
        events = game.events(None, self.book.read)
        self.offers.follow(events)
        return self.book.follow(events)

    def rewind(self, game: Game) -> list[Change]:
        """After an undo; the promises that it opened again."""
        if not self.rows:
            return []
        self.offers.rewind(game.event_count)
        return self.book.rewind(game)

    def apply(self, message: Json, game: Game) -> Offer:
        """Apply a chat message about a deal; returns the offer that it is about."""
        self.rows += 1
        self.follow(game)
        said = message["deal"]
        if said["act"] == "offer":
            return self._add(said["offer"], game)
        standing = self.offers.get(said["offer"])
        assert standing is not None
        offer = standing.offer
        if said["act"] == "reveal":
            self.book.reveal(offer.id)
            return offer
        self.offers.settle(offer.id, STATE_AFTER[said["act"]])
        if said["act"] == "accept":
            view = game.view(None)
            self.book.add(Deal(offer, message["n"], game.event_count, view["season"]), view)
        return offer

    def _add(self, value: Json, game: Game) -> Offer:
        offer = parse_offer(value, offer_id=value["id"], giver=value["from"])
        self.offers.add(offer, game.event_count, game.view(None)["season"])
        return offer
