"""How a game ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Result:
    """Final scores, the clans from first to last (ties by honor), and who won."""

    scores: dict[str, int]
    ranking: list[str]
    winners: list[str]

    def to_json(self) -> dict[str, Any]:
        return {"scores": dict(self.scores), "ranking": list(self.ranking), "winners": list(self.winners)}
