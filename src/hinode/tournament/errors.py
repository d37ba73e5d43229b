"""What can be wrong with a tournament before, or while, it is played."""

from __future__ import annotations

from hinode.vocab.errors import HinodeError


class TournamentError(HinodeError):
    """Options, files or helpers that a tournament cannot go on with."""


class Unreadable(TournamentError):
    """A line that is no JSON: perhaps one that a run could not finish writing."""
