"""The analysis of a finished game on the wire (docs/analysis.md); `hinode.analysis.report` makes it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from pydantic import Field

from hinode.server.wire.base import Strict
from hinode.server.wire.engine_types import AnyAnswer
from hinode.server.wire.options import Clan

if TYPE_CHECKING:
    AnyMandate: TypeAlias = str
    AnyProvince: TypeAlias = str
    AnySeason: TypeAlias = str
else:
    from hinode.server.wire.engine.ids import Mandate as AnyMandate
    from hinode.server.wire.engine.ids import Province as AnyProvince
    from hinode.server.wire.engine.ids import Season as AnySeason


class AnalysisCause(Strict):
    """What happened before a moment."""

    kind: Literal[
        "start", "setup", "tea", "political", "mandate", "kami", "war", "battle", "cleanup", "winter"
    ]
    season: AnySeason
    clan: Clan | None = Field(description="who chose the mandate, or won the war")
    mandate: AnyMandate | None
    province: AnyProvince | None


class AnalysisMoment(Strict):
    """The win share of each clan after `step` answers."""

    step: int
    cause: AnalysisCause
    shares: dict[Clan, float]


class TurningPoint(Strict):
    """A moment that changed a win share a lot."""

    moment: int = Field(description="its index in `moments`")
    step: int
    clan: Clan = Field(description="whose share changed most")
    change: float


class ReviewedOption(Strict):
    """An answer, and the share of the victory that its clan could expect with it."""

    answer: AnyAnswer
    share: float


class DecisionReview(Strict):
    """One decision, compared with the other options."""

    step: int = Field(description="the number of the answer")
    clan: Clan
    season: AnySeason
    kind: str
    cause: str
    province: AnyProvince | None
    chosen: ReviewedOption
    options: list[ReviewedOption] = Field(description="the best ones, best first")
    lost: float = Field(description="win share lost; 0 if no option is clearly better")


class BidReview(Strict):
    """A bid, and the best one against the bids that the other clans really made."""

    step: int
    clan: Clan
    season: AnySeason
    province: AnyProvince
    chosen: ReviewedOption
    best: ReviewedOption
    lost: float


class GameAnalysis(Strict):
    format: Literal["hinode-analysis"]
    version: Literal[1]
    clans: list[Clan]
    steps: int
    worlds: int
    moments: list[AnalysisMoment]
    turning_points: list[TurningPoint]
    decisions: list[DecisionReview]
    bids: list[BidReview]


class AnalysisReply(Strict):
    """How far the analysis of a finished game is, and the analysis when it is ready."""

    state: Literal["waiting", "running", "ready", "failed"]
    ahead: int = Field(description="other games that come first")
    done: int = Field(description="answers looked at so far")
    total: int = Field(description="all answers; 0 until it runs")
    analysis: GameAnalysis | None
