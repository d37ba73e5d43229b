"""Length section: how many answers a game takes."""

from __future__ import annotations

from collections import Counter
from statistics import fmean, median, pstdev
from typing import Final

from hinode.tournament.report.games import Games
from hinode.tournament.report.markup.html import figure, section, table
from hinode.tournament.report.markup.svg import columns

BARS: Final = 24
WIDTHS: Final = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000)
HEAD: Final = ("Players", "Games", "Mean", "Median", "Spread", "Fewest", "Most", "Seconds a game")
ABOUT: Final = "Answers given by all players of a game from start to end, and the time it took to play."


def length(games: Games) -> str:
    answers = [game["answers"] for game in games.rows]
    title = "Games by number of answers"
    cells = []
    for players in sorted({len(game["clans"]) for game in games.rows}):
        some = [game for game in games.rows if len(game["clans"]) == players]
        counts = [game["answers"] for game in some]
        cells.append(
            [
                *(str(number) for number in (players, len(some))),
                *(f"{number:.1f}" for number in (fmean(counts), median(counts), pstdev(counts))),
                *(str(number) for number in (min(counts), max(counts))),
                f"{fmean(game['seconds'] for game in some):.2f}",
            ]
        )
    plot = columns(title, histogram(answers))
    return section("length", "Game length", ABOUT, figure(title, plot, table(HEAD, cells)))


def histogram(values: list[int]) -> list[tuple[str, float, str]]:
    """Histogram bars of round width, as (label, count, tooltip)."""
    low, high = min(values), max(values)
    width = next((width for width in WIDTHS if high // width - low // width < BARS), WIDTHS[-1])
    counts = Counter(value // width for value in values)
    return [
        (str(bar * width), float(counts[bar]), f"{bar * width} to {bar * width + width - 1}: {counts[bar]}")
        for bar in range(low // width, high // width + 1)
    ]
