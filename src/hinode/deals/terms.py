"""Terms, offers, and deals as values, and their JSON. `parsing` checks what comes from outside."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass, field
from typing import Any, Final

from hinode.vocab.errors import HinodeError, Reason

Json = dict[str, Any]
Value = str | int | bool | None

IMMEDIATE: Final = frozenset({"coins", "ronin", "alliance"})  # kinds that happen when the deal is made
SIDES: Final = ("give", "ask")


class InvalidDeal(HinodeError):
    """An offer or reply that is malformed, out of time, or over a limit. Nothing has changed."""

    def __init__(self, code: str, reason: Reason) -> None:
        super().__init__(reason)
        self.code = code


@dataclass(frozen=True, slots=True)
class Term:
    """One thing that a side of a deal does: at once, or as a promise."""

    kind: str
    details: tuple[tuple[str, Value], ...] = ()

    def __getitem__(self, name: str) -> Value:
        return dict(self.details)[name]

    @property
    def immediate(self) -> bool:
        return self.kind in IMMEDIATE

    def to_json(self) -> Json:
        return {"kind": self.kind, **dict(self.details)}


@dataclass(frozen=True, slots=True)
class Promise:
    """A term that `by` has promised `to`."""

    id: str
    by: str
    to: str
    term: Term

    @property
    def deal(self) -> str:
        """The id of the deal that it is part of."""
        return self.id.partition(".")[0]

    def to_json(self) -> Json:
        return {"id": self.id, "by": self.by, "to": self.to, "term": self.term.to_json()}


@dataclass(frozen=True, slots=True)
class Offer:
    """What `giver` would do for what `receiver` does, until an expiry event."""

    id: str
    giver: str
    receiver: str
    give: tuple[Term, ...]
    ask: tuple[Term, ...]
    until: str
    secret: bool = False
    counters: str | None = None
    reason: Json | None = field(default=None, compare=False)  # of a bot; it is said beside the offer

    def sides(self) -> tuple[tuple[str, str, str, tuple[Term, ...]], ...]:
        """(name of the side, who does it, for whom, terms)."""
        return (
            ("give", self.giver, self.receiver, self.give),
            ("ask", self.receiver, self.giver, self.ask),
        )

    def other(self, party: str) -> str:
        """The other party."""
        return self.receiver if party == self.giver else self.giver

    def between(self, party: str, others: Container[str]) -> bool:
        """Whether it is between a clan and one of the others."""
        return party in (self.giver, self.receiver) and self.other(party) in others

    def promises(self) -> list[Promise]:
        return [
            Promise(f"{self.id}.{side}.{place}", by, to, term)
            for side, by, to, terms in self.sides()
            for place, term in enumerate(terms)
            if not term.immediate
        ]

    def payments(self) -> list[tuple[str, str, int, int]]:
        """(by, to, Coins, Ronin) of each side that pays."""
        paid = []
        for _, by, to, terms in self.sides():
            amounts = {
                term.kind: int(term["amount"] or 0) for term in terms if term.kind in ("coins", "ronin")
            }
            if amounts:
                paid.append((by, to, amounts.get("coins", 0), amounts.get("ronin", 0)))
        return paid

    def net_coins(self, clan: str) -> int:
        """Coins that it brings a clan, negative if the clan pays."""
        return sum(coins if to == clan else -coins for _, to, coins, _ in self.payments())

    @property
    def immediate(self) -> bool:
        """Whether something happens when the deal is made."""
        return any(term.immediate for term in (*self.give, *self.ask))

    @property
    def about_mandates(self) -> bool:
        return any(term.kind == "mandate" for term in (*self.give, *self.ask))

    @property
    def allies(self) -> bool:
        return any(term.kind == "alliance" for term in self.give)

    def to_json(self) -> Json:
        return {
            "id": self.id,
            "from": self.giver,
            "to": self.receiver,
            "secret": self.secret,
            "until": self.until,
            "counters": self.counters,
            "give": [term.to_json() for term in self.give],
            "ask": [term.to_json() for term in self.ask],
        }


@dataclass(frozen=True, slots=True)
class Deal:
    """An accepted offer: `n` is the table entry and `event` the number of the next event at that moment."""

    offer: Offer
    n: int
    event: int
    season: str
    revealed: bool = False

    @property
    def visibility(self) -> str:
        if not self.offer.secret:
            return "open"
        return "revealed" if self.revealed else "secret"

    def visible_to(self, viewer: str | None) -> bool:
        return self.visibility != "secret" or viewer in (self.offer.giver, self.offer.receiver)
