"""Report: one self-contained HTML page with charts, from the rows of results files."""

from __future__ import annotations

from hinode.tournament.report.page import report

__all__ = ["report"]
