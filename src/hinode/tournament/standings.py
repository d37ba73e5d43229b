"""Who does how well: win shares with their intervals, ranks, margins, latencies."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt
from statistics import fmean
from typing import Final

from hinode.tournament.latency import Latency
from hinode.tournament.line import Line
from hinode.tournament.match import HERO, OTHERS
from hinode.vocab.ids import CLANS

Z: Final = 1.959963984540054  # 95 % of a normal distribution lie within this many deviations


def wilson(wins: float, games: int, z: float = Z) -> tuple[float, float]:
    """The Wilson score interval of a share; shared wins count as the part they are."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    spread = z * z / games
    middle = share + spread / 2
    half = sqrt(max(0.0, z * z * share * (1 - share) / games + spread * spread / 4))
    return max(0.0, (middle - half) / (1 + spread)), min(1.0, (middle + half) / (1 + spread))


class Record:
    """What somebody has achieved in some games."""

    __slots__ = ("games", "lead", "margin", "par", "rank", "vp", "wins")

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0.0
        self.par = 0.0  # wins of one who is as good as the others
        self.rank = 0.0
        self.vp = 0
        self.margin = 0.0  # above the mean of the others
        self.lead = 0  # above the best of them

    def add(self, line: Line, clan: str) -> None:
        scores = line["scores"]
        others = [vp for other, vp in scores.items() if other != clan]
        self.games += 1
        self.wins += line["wins"][clan]
        self.par += 1 / len(scores)
        self.rank += line["ranks"][clan]
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
    """The hero of a tournament, in all and by clan; in self-play every seat counts for its clan."""

    def __init__(self, lines: Iterable[Line] = ()) -> None:
        self.hero = Record()
        self.clans: dict[str, Record] = {}
        self.latency = {HERO: Latency(), OTHERS: Latency()}
        self.faults: dict[str, int] = {}
        for line in lines:
            self.add(line)

    @property
    def games(self) -> int:
        return self.hero.games

    def add(self, line: Line) -> None:
        self.hero.add(line, line["hero"])
        self_play = len(set(line["bots"].values())) == 1
        for clan in line["clans"] if self_play else [line["hero"]]:
            self.clans.setdefault(clan, Record()).add(line, clan)
        for who, latency in self.latency.items():
            latency.merge(line["latency"][who])
        for text, count in line["faults"].items():
            self.faults[text] = self.faults.get(text, 0) + count

    def by_clan(self) -> list[tuple[str, Record]]:
        return [(clan, self.clans[clan]) for clan in CLANS if clan in self.clans]
