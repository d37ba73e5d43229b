"""Benchmark of bot styles: `python -m benchmarks.styles --games 40`.

Each style plays this many games against three plain `greedy` bots, with every clan against every three others
and the same seeds. Prints the mean behavior of each style, how often a nearest-centroid classifier recognizes
it from one game and from the mean of five, and its win share with the 95 % interval.
"""

from __future__ import annotations

import argparse
import os
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from multiprocessing import Pool
from statistics import fmean

from hinode.bots.style import STYLES
from hinode.tournament.standings import wilson
from tests.bots.styles.behavior import COUNTS, NAMED, Row, accuracy, behavior, classify, styled_game

Job = tuple[str, int, str]  # style, seed, name of the other bots
TOGETHER = 5  # games in a mean


@dataclass(frozen=True, slots=True)
class Played:
    """One game of one style."""

    style: str
    seed: int
    row: Row
    won: float
    margin: float  # VP above the mean of the others


def play(job: Job) -> Played:
    style, seed, others = job
    game, hero = styled_game(style, seed, others)
    result = game.result
    assert result is not None
    won = 1 / len(result.winners) if hero in result.winners else 0.0
    rest = [vp for clan, vp in result.scores.items() if clan != hero]
    return Played(style, seed, behavior(game.events(), hero), won, result.scores[hero] - fmean(rest))


def play_all(jobs: Sequence[Job], processes: int) -> Iterator[Played]:
    if processes == 1:
        yield from map(play, jobs)
        return
    with Pool(processes) as pool:
        yield from pool.imap_unordered(play, jobs)


def report(games: list[Played]) -> None:
    games.sort(key=lambda game: (game.seed, game.style))
    styles = [style for style in STYLES if any(game.style == style for game in games)]
    by_style = {style: [game for game in games if game.style == style] for style in styles}
    print(f"{'a game':22}" + "".join(f"{style:>13}" for style in styles))
    for number, name in enumerate(COUNTS):
        row = [fmean(game.row[number] for game in by_style[style]) for style in styles]
        print(f"{name:22}" + "".join(f"{count:13.2f}" for count in row))
    print()
    for style in styles:
        wins, count = sum(game.won for game in by_style[style]), len(by_style[style])
        low, high = wilson(wins, count)
        margin = fmean(game.margin for game in by_style[style])
        print(f"{style:13} wins {wins / count:6.1%} ({low:.1%} to {high:.1%}), VP margin {margin:+.1f}")
    rows = [(game.style, game.seed, game.row) for game in games if game.style in NAMED]
    for together in (1, TOGETHER):
        if len({seed for _, seed, _ in rows}) > together:
            print_confusion_matrix(classify(rows, together), together)


def print_confusion_matrix(pairs: Sequence[tuple[str, str]], together: int) -> None:
    what = "single games" if together == 1 else f"means of {together} games"
    low, high = wilson(sum(style == name for style, name in pairs), len(pairs))
    print(f"\nnamed rightly, {what}: {accuracy(pairs):.1%} ({low:.1%} to {high:.1%}) of {len(pairs)}")
    count = Counter(pairs)
    for style in NAMED:
        print(f"  {style:13}" + "".join(f"{name} {count[style, name]:<4}" for name in NAMED))


def main() -> None:
    parser = argparse.ArgumentParser(description="What styles do, whether they can be told apart, who wins.")
    parser.add_argument("--games", type=int, default=40, help="games of each style (40)")
    parser.add_argument("--seed", type=int, default=0, help="the first seed (0)")
    parser.add_argument("--styles", default=",".join(STYLES), help="which, with commas between them (all)")
    parser.add_argument("--others", default="greedy", help="the three other bots (greedy)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (one for each core)")
    asked = parser.parse_args()
    seeds = range(asked.seed, asked.seed + asked.games)
    jobs = [(style, seed, asked.others) for seed in seeds for style in asked.styles.split(",")]
    report(list(play_all(jobs, max(1, asked.jobs))))


if __name__ == "__main__":
    main()
