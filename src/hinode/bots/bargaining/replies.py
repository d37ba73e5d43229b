"""Replies to offers: accept, ask for a little more, or decline, each with a reason."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

from hinode.bots.alliances.reasons import because
from hinode.bots.bargaining.deal_values import DealValues, OfferValue, breaking_price
from hinode.bots.bot import Reason, Reply
from hinode.deals.parsing import MAX_TERMS
from hinode.deals.terms import Offer, Promise, Term
from hinode.vocab.ids import CLAN_NO, CLANS, MANDATE_NO

MAX_MORE: Final = 3  # Coins that a counteroffer may add
CREDIBLE: Final = 0.5  # no Coins for a promise that is less likely to be kept
OUTLAY: Final = 0.5  # part of its Coins that a bot pays for deals in one season


def reply_to(offer: Offer, deal_values: DealValues) -> Reply:
    """The reply of the clan that the values are for."""
    them = CLAN_NO[offer.giver]
    objection = deal_values.objection(them)
    if objection is not None:
        return Reply("decline", reason=because(objection, offer.giver))
    worth = deal_values.worth(offer)
    if acceptable(offer, deal_values, worth):
        return Reply("accept", reason=because("my-gain", offer.giver))
    if deal_values.helps_leader(them, worth):
        return Reply("decline", reason=because("crowns-you", offer.giver))
    if offer.counters is None:
        for counter, reason in _counters(offer, deal_values.p.coins):
            better = deal_values.worth(counter)
            if acceptable(counter, deal_values, better) and better.theirs > 0:
                return Reply("counter", counter, reason)
    kind = "no-trust" if worth.trusted < CREDIBLE else "too-dear"
    return Reply("decline", reason=because(kind, offer.giver))


def acceptable(offer: Offer, deal_values: DealValues, worth: OfferValue) -> bool:
    """Whether an offer brings enough, I can mean it, and I pay for nothing that I do not believe."""
    me = CLANS[deal_values.me]
    pays = sum(coins for by, _, coins, _ in offer.payments() if by == me)
    if pays and (worth.trusted < CREDIBLE or pays > affordable(deal_values, deal_values.me)):
        return False
    if not all(_means(promise, deal_values) for promise in offer.promises() if promise.by == me):
        return False
    price = breaking_price(deal_values.style, deal_values.p.season, offer.secret)
    if deal_values.style.honest and any(cost >= price for cost in worth.costs):
        return False
    return worth.mine > deal_values.threshold(offer) and not deal_values.helps_leader(
        deal_values.other(offer), worth
    )


def affordable(deal_values: DealValues, clan: int) -> int:
    """Coins that a clan may still pay for deals this season."""
    had, spent = deal_values.p.coins[clan], deal_values.trust.spent(CLANS[clan])
    return max(0, int((had + spent) * OUTLAY) - spent)


def _means(promise: Promise, deal_values: DealValues) -> bool:
    """Whether I can keep a promise: a clan does not promise a tile that it does not hold."""
    term = promise.term
    if term.kind != "mandate" or not term["choose"] or deal_values.p.current != deal_values.me:
        return True
    return MANDATE_NO[str(term["mandate"])] in deal_values.mandates.all()


def _counters(offer: Offer, purse: Sequence[int]) -> Iterator[tuple[Offer, Reason]]:
    """Counteroffers: first with as few extra Coins for me as possible, then without one of my promises."""
    me, them = offer.receiver, offer.giver
    for more in range(1, MAX_MORE + 1):
        counter = with_coins(offer, more)
        if counter is not None and counter.net_coins(me) <= purse[CLAN_NO[them]]:
            yield _swapped(counter), because("price", them, coins=more)
    for place, term in enumerate(offer.ask):
        if not term.immediate and (offer.give or len(offer.ask) > 1):
            fewer = (*offer.ask[:place], *offer.ask[place + 1 :])
            yield _swapped(replace(offer, ask=fewer)), because("too-dear", them)


def with_coins(offer: Offer, more: int) -> Offer | None:
    """The offer with this many more Coins for its receiver. None if a side would have too many terms."""
    net = offer.net_coins(offer.receiver) + more
    give = tuple(term for term in offer.give if term.kind != "coins")
    ask = tuple(term for term in offer.ask if term.kind != "coins")
    if net > 0:
        give = (coins(net), *give)
    elif net < 0:
        ask = (coins(-net), *ask)
    return replace(offer, give=give, ask=ask) if max(len(give), len(ask)) <= MAX_TERMS else None


def _swapped(offer: Offer) -> Offer:
    """The same deal, offered by its receiver. An alliance is always given."""
    alliance = tuple(term for term in offer.give if term.kind == "alliance")
    give = tuple(term for term in offer.give if term.kind != "alliance")
    return replace(offer, giver=offer.receiver, receiver=offer.giver, give=(*offer.ask, *alliance), ask=give)


def coins(amount: int) -> Term:
    return Term("coins", (("amount", amount),))


def promised(kind: str, **details: Any) -> Term:
    return Term(kind, tuple(details.items()))
