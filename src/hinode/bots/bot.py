"""The interface of a bot."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Protocol

from hinode.bots.seat import Seat
from hinode.vocab.answers import Answer


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a bot did something, structured so that it can be said in any language.

    `kind` names the sentence; `args` are what it speaks of: ids of clans, numbers of Coins.
    """

    kind: str
    args: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Choice:
    """An answer, or a gift, with an optional reason that everybody may hear."""

    answer: Answer
    reason: Reason | None = None


class Bot(Protocol):
    """Answers questions for one clan. One instance plays one seat of one game.

    It takes its chances from `seat.rng` alone, so that the same seed gives the same choices.
    """

    def choose(self, seat: Seat) -> Choice:
        """Answer `seat.decision`; a gift (NEG-1) may be returned instead, then it is asked again."""
        ...
