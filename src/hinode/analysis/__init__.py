"""Analysis of a finished game: win shares over time, and what `master` would have done."""

from __future__ import annotations

from hinode.analysis.analyze import WORLDS, analyze
from hinode.analysis.report import Analysis

__all__ = ["WORLDS", "Analysis", "analyze"]
