"""Decision times, counted in buckets that can be merged over games and machines."""

from __future__ import annotations

from collections import Counter
from math import ceil, log
from typing import Final

from hinode.tournament.rows import Timing

FINEST: Final = 1e-6  # seconds; faster decisions share a bucket
STEP: Final = 1.05  # each bucket is 5 % wider than the one before


class Latency:
    """Counts by bucket. A quantile is at most 5 % above the true value, and never below it."""

    __slots__ = ("buckets", "longest")

    def __init__(self) -> None:
        self.buckets: Counter[int] = Counter()
        self.longest = 0.0

    @property
    def decisions(self) -> int:
        return self.buckets.total()

    def add(self, seconds: float) -> None:
        number = ceil(log(seconds / FINEST, STEP)) if seconds > FINEST else 0
        self.buckets[number] += 1
        self.longest = max(self.longest, seconds)

    def merge(self, timing: Timing) -> None:
        for number, count in timing["buckets"]:
            self.buckets[number] += count
        self.longest = max(self.longest, timing["longest"])

    def quantile(self, share: float) -> float:
        """The time in seconds within which this share of the decisions was made."""
        wanted = share * self.decisions
        seen = 0
        for number in sorted(self.buckets):
            seen += self.buckets[number]
            if seen >= wanted:
                return min(FINEST * STEP**number, self.longest)
        return self.longest

    def to_json(self) -> Timing:
        return {
            "decisions": self.decisions,
            "longest": round(self.longest, 6),
            "buckets": [[number, self.buckets[number]] for number in sorted(self.buckets)],
        }
