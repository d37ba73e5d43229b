"""Standings: win shares with intervals, ranks, margins, and decision times."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt
from statistics import fmean
from typing import Final

from hinode.tournament.deal_count import DealCount
from hinode.tournament.latency import Latency
from hinode.tournament.match import HERO, OTHERS
from hinode.tournament.rows import GameRow
from hinode.vocab.ids import CLANS

Z: Final = 1.959963984540054  # standard deviations that cover 95 % of a normal distribution


def wilson(wins: float, games: int, z: float = Z) -> tuple[float, float]:
    """The Wilson score interval of a win share. A shared win counts as a fraction."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    spread = z * z / games
    middle = share + spread / 2
    half = sqrt(max(0.0, z * z * share * (1 - share) / games + spread * spread / 4))
    return max(0.0, (middle - half) / (1 + spread)), min(1.0, (middle + half) / (1 + spread))


class Performance:
    """The results of a bot or clan over several games."""

    __slots__ = ("games", "lead", "margin", "par", "rank", "vp", "wins")

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0.0
        self.par = 0.0  # expected wins of an average player
        self.rank = 0.0
        self.vp = 0
        self.margin = 0.0  # VP above the mean of the others
        self.lead = 0  # VP above the best of the others

    def add(self, row: GameRow, clan: str) -> None:
        scores = row["scores"]
        others = [vp for other, vp in scores.items() if other != clan]
        self.games += 1
        self.wins += row["wins"][clan]
        self.par += 1 / len(scores)
        self.rank += row["ranks"][clan]
        self.vp += scores[clan]
        self.margin += scores[clan] - fmean(others)
        self.lead += scores[clan] - max(others)

    @property
    def share(self) -> float:
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    def mean(self, name: str) -> float:
        """The mean of `rank`, `vp`, `margin`, `lead` or `par` over the games."""
        return float(getattr(self, name)) / self.games


class Standings:
    """Results of the hero, in total and by clan. In self-play every seat counts for its clan."""

    def __init__(self, rows: Iterable[GameRow] = ()) -> None:
        self.hero = Performance()
        self.clans: dict[str, Performance] = {}
        self.latency = {HERO: Latency(), OTHERS: Latency()}
        self.faults: dict[str, int] = {}
        self.deals = DealCount()
        for row in rows:
            self.add(row)

    @property
    def games(self) -> int:
        return self.hero.games

    def add(self, row: GameRow) -> None:
        self.hero.add(row, row["hero"])
        self_play = len(set(row["bots"].values())) == 1
        for clan in row["clans"] if self_play else [row["hero"]]:
            self.clans.setdefault(clan, Performance()).add(row, clan)
        for who, latency in self.latency.items():
            latency.merge(row["latency"][who])
        self.deals.add(row)
        for text, count in row["faults"].items():
            self.faults[text] = self.faults.get(text, 0) + count

    def by_clan(self) -> list[tuple[str, Performance]]:
        return [(clan, self.clans[clan]) for clan in CLANS if clan in self.clans]
