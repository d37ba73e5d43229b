"""Keeping promises: what answers that break or keep one's own promises are worth, and debts that are due."""

from __future__ import annotations

from typing import Any, Final

from hinode.bots.bargaining.deal_values import breaking_price
from hinode.bots.seat import Seat
from hinode.bots.style import Style
from hinode.deals.parsing import PAYING
from hinode.deals.promises import Pattern, breaking_answers, matches
from hinode.deals.terms import Promise
from hinode.vocab import codes
from hinode.vocab.answers import Gift
from hinode.vocab.ids import SEASON_NO

NEVER: Final = 1000.0  # VP; more than any answer can gain


class PromiseBonus:
    """VP that an answer is worth besides its outcome: negative if it breaks a promise."""

    def __init__(self, patterns: list[tuple[Pattern, float]]) -> None:
        self._patterns = patterns

    def __call__(self, code: int) -> float:
        answer = codes.decode(code).to_json()
        return sum(vp for pattern, vp in self._patterns if matches(pattern, answer))


def promise_bonus(seat: Seat, style: Style) -> PromiseBonus | None:
    """The bonus of the answers to the seat's question. None if no promise concerns them."""
    promises = seat.deals.open_promises(seat.clan)
    if not promises:
        return None
    decision, view = seat.decision.to_json(), seat.view
    secret = {deal["deal"] for deal in seat.deals.ledger if deal["visibility"] == "secret"}
    made = {deal["deal"]: deal["season"] for deal in seat.deals.ledger}
    found: list[tuple[Pattern, float]] = []
    for promise in promises:
        price = min(NEVER, breaking_price(style, SEASON_NO[view["season"]], promise.deal in secret))
        breaking = breaking_answers(promise, made[promise.deal], decision, view)
        found += [(pattern, -price) for pattern in breaking]
        found += [(pattern, price) for pattern in _keeping(promise)]
    return PromiseBonus(found) if found else None


def _keeping(promise: Promise) -> list[Pattern]:
    """Answers that keep a promise to do something, for which no answer alone breaks it."""
    term = promise.term
    if term.kind == "worship" and term["do"]:
        return [{"kind": "summon", "shrine": term["kami"]}, {"kind": "shift", "to": term["kami"]}]
    if term.kind == "card" and term["buy"]:
        return [{"kind": "buy", "card": term["card"]}]
    if term.kind == "leave":
        return [{"kind": "move", "from": term["province"]}]
    return []


def debt_due(seat: Seat) -> Gift | None:
    """A gift that a promise asks for now, if the clan can pay all of it."""
    if seat.view["phase"] not in PAYING:
        return None
    mine: dict[str, Any] = seat.view["players"][seat.clan]
    for deal in seat.deals.ledger:
        for promise in deal["promises"]:
            due: dict[str, int] | None = promise["due"]
            if due is None or promise["by"] != seat.clan or not any(due.values()):
                continue
            if all(mine[what] >= amount for what, amount in due.items()):
                return Gift(promise["to"], due["coins"], due["ronin"])
    return None
