"""Analysis of a finished game: win shares over time, and what `master` would have done."""

from __future__ import annotations

from hinode.analysis.analyze import analyze
from hinode.analysis.report import Analysis

__all__ = ["Analysis", "analyze"]
