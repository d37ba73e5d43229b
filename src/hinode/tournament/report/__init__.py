"""The report: one HTML page with everything in it, made from the games of tournament files."""

from __future__ import annotations

from hinode.tournament.report.page import report

__all__ = ["report"]
