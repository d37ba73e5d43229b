"""Tournaments: measure the strength of bots in balanced blocks of games, on one or many machines."""

from __future__ import annotations

from hinode.tournament.errors import TournamentError
from hinode.tournament.match import play_match
from hinode.tournament.plan import Match, Plan
from hinode.tournament.records import RecordsFolder
from hinode.tournament.results_file import ResultsFile, read_games
from hinode.tournament.rows import GameRow
from hinode.tournament.standings import Standings, wilson
from hinode.tournament.workers import cluster, local, run

__all__ = [
    "GameRow",
    "Match",
    "Plan",
    "RecordsFolder",
    "ResultsFile",
    "Standings",
    "TournamentError",
    "cluster",
    "local",
    "play_match",
    "read_games",
    "run",
    "wilson",
]
