"""Offers from outside: their form, and whether they make sense at this moment."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from hinode.deals.promises import RULES, Fields
from hinode.deals.terms import InvalidDeal, Json, Offer, Term, Value
from hinode.vocab.errors import reason

MAX_TERMS: Final = 3  # per side
EXPIRIES: Final = ("mandate", "turn", "season")
_AMOUNT: Final[Fields] = {"amount": range(1, 100)}
IMMEDIATE_FIELDS: Final[Mapping[str, Fields]] = {"coins": _AMOUNT, "ronin": _AMOUNT, "alliance": {}}
# Phases in which Coins, Ronin, and alliances can change hands (NEG-1, TEA-2).
PAYING: Final = ("tea", "political", "kami")
DEALING: Final = (*PAYING, "war")


def _malformed(message: str, **variables: str | int) -> InvalidDeal:
    return InvalidDeal("deal-term", reason(message, **variables))


def parse_term(value: object) -> Term:
    """A term from its JSON: a known kind with exactly its fields."""
    if not isinstance(value, Mapping) or not isinstance(value.get("kind"), str):
        raise _malformed("refused-deal-term-form")
    kind: str = value["kind"]
    fields = (
        IMMEDIATE_FIELDS.get(kind)
        if kind in IMMEDIATE_FIELDS
        else RULES[kind].fields
        if kind in RULES
        else None
    )
    if fields is None or set(value) != {"kind", *fields}:
        raise _malformed("refused-deal-term-form")
    return Term(kind, tuple((name, _field(value[name], allowed)) for name, allowed in fields.items()))


def _field(value: object, allowed: tuple[Value, ...] | range) -> Value:
    """One of the allowed values, of the same type: True is not 1."""
    for each in allowed:
        if type(each) is type(value) and each == value:
            return each
    raise _malformed("refused-deal-term-form")


def parse_offer(value: Mapping[str, Any], offer_id: str, giver: str) -> Offer:
    """An offer of `giver` from the fields of a command."""
    give, ask = (tuple(parse_term(term) for term in _terms(value.get(side))) for side in ("give", "ask"))
    secret, until, counters = value.get("secret", False), value.get("until"), value.get("counters")
    receiver = value.get("to")
    if not isinstance(receiver, str) or not isinstance(secret, bool) or until not in EXPIRIES:
        raise _malformed("refused-deal-offer-form")
    if counters is not None and not isinstance(counters, str):
        raise _malformed("refused-deal-offer-form")
    offer = Offer(offer_id, giver, receiver, give, ask, str(until), secret, counters)
    _check_terms(offer)
    return offer


def _terms(value: object) -> list[object]:
    if not isinstance(value, list) or len(value) > MAX_TERMS:
        raise _malformed("refused-deal-too-many-terms", count=MAX_TERMS)
    return value


def _check_terms(offer: Offer) -> None:
    """Terms that fit together. Coins or Ronin on both sides would make the order of payments matter."""
    if not offer.give and not offer.ask:
        raise _malformed("refused-deal-empty")
    for terms in (offer.give, offer.ask):
        if len(set(terms)) < len(terms):
            raise _malformed("refused-deal-equal-terms")
    kinds = [term.kind for term in (*offer.give, *offer.ask) if term.immediate]
    if len(set(kinds)) < len(kinds):
        raise _malformed("refused-deal-both-pay")
    if any(term.kind == "alliance" for term in offer.ask):
        raise _malformed("refused-deal-alliance-given")


def check_offer(offer: Offer, view: Json) -> None:
    """Refuse what cannot be agreed on at this moment; `view` is a spectator's."""
    clans, phase = view["players"], view["phase"]
    if offer.giver == offer.receiver or offer.giver not in clans or offer.receiver not in clans:
        raise _malformed("refused-deal-parties")
    immediate = any(term.immediate for term in (*offer.give, *offer.ask))
    if phase not in (PAYING if immediate else DEALING):
        raise _malformed("refused-deal-not-now")
    if offer.allies and phase != "tea":
        raise _malformed("refused-deal-alliance-at-tea")
    for promise in offer.promises():
        rule = RULES[promise.term.kind]
        why = rule.check(promise, view) if phase in rule.phases else reason("refused-deal-not-now")
        if why is not None:
            raise InvalidDeal("deal-term", why)
