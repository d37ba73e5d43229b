"""Errors that stop a tournament: bad options, bad results files, and lost workers."""

from __future__ import annotations

from hinode.vocab.errors import HinodeError


class TournamentError(HinodeError):
    """Bad options, a bad results file, or lost workers."""


class NotJson(TournamentError):
    """A row that is not JSON, perhaps because a run stopped while writing it."""
