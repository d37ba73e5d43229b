"""The interface of a bot: `choose` takes a seat and returns a choice."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Protocol

from hinode.bots.seat import Seat
from hinode.deals.terms import Offer
from hinode.vocab.answers import Answer


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a bot made a choice, as data that can be translated.

    `kind` names the sentence. `args` are its variables: clan ids, numbers of Coins, and so on.
    """

    kind: str
    args: dict[str, Any] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        return {"kind": self.kind, "args": self.args}


@dataclass(frozen=True, slots=True)
class Choice:
    """An answer or a gift, with an optional public reason."""

    answer: Answer
    reason: Reason | None = None


@dataclass(frozen=True, slots=True)
class Reply:
    """The reply to an offer: `accept`, `decline`, or `counter` with another offer, and an optional reason."""

    kind: str
    counter: Offer | None = None
    reason: Reason | None = None


class Bot(Protocol):
    """Answers questions for one clan. One instance plays one seat of one game.

    It uses `seat.rng` as its only source of randomness: the same seed gives the same choices. A bot that
    makes deals also has the methods `reply` and `offer` (docs/deals.md).
    """

    def choose(self, seat: Seat) -> Choice:
        """Answer `seat.decision`, or give a gift first (NEG-1) and be asked again."""
        ...
