"""The result of an analysis, and its JSON form (docs/analysis.md)."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, Final

VERSION: Final = 1
DIGITS: Final = 4  # of a share
MIN_LOSS: Final = 0.005  # estimates are not more exact than this
Json = dict[str, Any]
Shares = dict[str, float]  # by clan


@dataclass(frozen=True, slots=True)
class MomentCause:
    """What happened before a moment: a mandate turn, a battle, a Tea Ceremony …"""

    kind: str  # start, setup, tea, mandate, kami, battle, cleanup, winter
    season: str
    clan: str | None = None  # who chose the mandate, or won the war
    mandate: str | None = None
    province: str | None = None


@dataclass(frozen=True, slots=True)
class Moment:
    """The win share of each clan after `step` answers."""

    step: int
    cause: MomentCause
    shares: Shares


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A moment that changed a win share a lot. `moment` is its index in `Analysis.moments`."""

    moment: int
    step: int
    clan: str  # whose share changed most
    change: float


@dataclass(frozen=True, slots=True)
class Option:
    """An answer, and the share of the victory that its clan can expect with it."""

    answer: Json
    share: float


@dataclass(frozen=True, slots=True)
class DecisionReview:
    """One decision of a clan. `options` has the best ones, best first."""

    step: int  # the number of the answer; the question was asked after `step - 1` answers
    clan: str
    season: str
    kind: str
    cause: str
    province: str | None  # of the question, where it has one
    chosen: Option
    options: list[Option]
    lost: float  # win share; 0 if no option is clearly better


@dataclass(frozen=True, slots=True)
class BidReview:
    """A bid, and the best one against the bids that the other clans really made."""

    step: int
    clan: str
    season: str
    province: str
    chosen: Option
    best: Option
    lost: float


@dataclass(frozen=True, slots=True)
class Analysis:
    """Everything about one finished game. `steps` is its number of answers."""

    clans: list[str]
    steps: int
    worlds: int
    moments: list[Moment]
    turning_points: list[TurningPoint]
    decisions: list[DecisionReview]
    bids: list[BidReview]

    def to_json(self) -> Json:
        return {"format": "hinode-analysis", "version": VERSION, **asdict(self)}


def rounded(share: float) -> float:
    return round(float(share), DIGITS)


def loss(best: Option, chosen: Option) -> float:
    """The win share that the choice cost."""
    gap = rounded(best.share - chosen.share)
    return gap if gap >= MIN_LOSS else 0.0
