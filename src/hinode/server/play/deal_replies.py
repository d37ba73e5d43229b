"""What bots reply to offers of a deal."""

from __future__ import annotations

from hinode.deals import Offer
from hinode.server.tables.table import Table


def offer_to_bot(table: Table) -> Offer | None:
    """The next offer to a bot's seat. A bot that stands in for a person leaves offers open."""
    for place in table.places if table.deals.rows else ():
        if place.clan is not None and place.bot is not None and place.person is None:
            for offer in table.deals.offers.pending(place.clan):
                if offer.receiver == place.clan:
                    return offer
    return None
