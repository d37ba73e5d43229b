"""Deals: typed offers, an exchange that happens at once or not at all, and a ledger of promises.

Nothing here enforces a promise (NEG-4). A deal's promises are read from public events only.
"""

from __future__ import annotations

from hinode.deals.book import Change, DealBook
from hinode.deals.choices import TermForm, choices, presets
from hinode.deals.exchange import exchange_steps
from hinode.deals.offers import OfferBook
from hinode.deals.parsing import check_offer, parse_offer, parse_term
from hinode.deals.promises import Pattern, matches, why_impossible
from hinode.deals.terms import Deal, InvalidDeal, Offer, Promise, Term

__all__ = [
    "Change",
    "Deal",
    "DealBook",
    "InvalidDeal",
    "Offer",
    "OfferBook",
    "Pattern",
    "Promise",
    "Term",
    "TermForm",
    "check_offer",
    "choices",
    "exchange_steps",
    "matches",
    "parse_offer",
    "parse_term",
    "presets",
    "why_impossible",
]
