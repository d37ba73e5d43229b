"""Tournaments: bots against bots in balanced blocks, on one machine or many, and what came of it."""

from __future__ import annotations

from hinode.tournament.errors import TournamentError
from hinode.tournament.ledger import Ledger, read_games
from hinode.tournament.line import Line
from hinode.tournament.match import play_match
from hinode.tournament.plan import Match, Plan
from hinode.tournament.running import cluster, local, run
from hinode.tournament.standings import Standings, wilson

__all__ = [
    "Ledger",
    "Line",
    "Match",
    "Plan",
    "Standings",
    "TournamentError",
    "cluster",
    "local",
    "play_match",
    "read_games",
    "run",
    "wilson",
]
