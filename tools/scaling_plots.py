"""Plots how the time of a decision and of the server's work grows with the length of a game and its log.

    python -m tools.scaling_plots docs/images
    hinode bench server --ramp --json ramp.json && python -m tools.scaling_plots docs/images --ramp ramp.json

Processor time, not wall-clock time: other programs on the machine disturb it less.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Final

from hinode import Game
from hinode.server.storage.rows import Entry
from hinode.server.tables import presenters
from hinode.server.tables.commands import answer_outcome
from hinode.server.tables.table import Table
from hinode.server.wire.shared_json import encode
from hinode.vocab.ids import CLANS
from tools.large_database import lobby, table_row
from tools.line_chart import Series, line_chart

BIN: Final = 20  # decisions or entries in one point of a plot
PLAYERS: Final = 4
Sample = tuple[int, float]  # how far a game has come, and seconds


def decisions(seed: int) -> Iterator[Sample]:
    """The time of each decision of a random game through the public API."""
    rng = Random(seed)
    game = Game.new(clans=CLANS[:PLAYERS], seed=seed)
    number = 0
    while game.result is None:
        begun = process_time()
        decision = rng.choice(game.pending)
        game.answer(decision.clan, rng.choice(decision.options))
        yield number, process_time() - begun
        number += 1


def entries(seed: int) -> Iterator[Sample]:
    """The time of a server for each entry: evaluate it, apply it, and encode it for all players."""
    rng, clans = Random(seed), CLANS[:PLAYERS]
    table = Table(table_row(0, "playing", seed, 0.0))
    table.replay(lobby(clans))
    while not table.over:
        assert table.game is not None
        decision = rng.choice(table.game.pending)
        answer = rng.choice(decision.options).to_json()
        before, begun = table.n, process_time()
        outcome = answer_outcome(table, decision.clan, answer, "person")
        table.apply(Entry(before + 1, outcome.kind, outcome.body, 0.0), outcome.game)
        for clan in clans:
            encode(presenters.update(table, clan, f"person of the {clan}", before))
        yield before, process_time() - begun


def binned(samples: Iterable[Sample], scale: float) -> Series:
    """The median of each bin; the few decisions of the longest games are left out."""
    bins: defaultdict[int, list[float]] = defaultdict(list)
    for number, seconds in samples:
        bins[number // BIN].append(seconds * scale)
    enough = max(len(found) for found in bins.values()) / 4
    return [
        ((number + 0.5) * BIN, median(found)) for number, found in sorted(bins.items()) if len(found) > enough
    ]


def draw(folder: Path, games: int) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    per_decision = binned((each for seed in range(games) for each in decisions(seed)), 1e6)
    per_entry = binned((each for seed in range(games) for each in entries(seed)), 1e3)
    _write(folder / "decision-time.svg", per_decision, "decision of the game", "µs")
    _write(folder / "entry-time.svg", per_entry, "log entry of the table", "ms")


def draw_ramp(folder: Path, file: Path) -> None:
    """CPU per move over the number of tables."""
    steps = json.loads(file.read_text(encoding="utf-8"))["steps"]
    points = [(step["tables"], step["server_cpu_ms_per_move"]) for step in steps]
    _write(folder / "tables-time.svg", points, "tables at one move per second", "ms")


def _write(file: Path, points: Series, across: str, unit: str) -> None:
    file.write_text(line_chart(points, across, unit), encoding="utf-8")
    print(f"{file}: " + ", ".join(f"{x:.0f}: {y:.3g} {unit}" for x, y in points))


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="draw how times grow")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--ramp", type=Path, help="draw only this result of hinode bench server --ramp")
    args = parser.parse_args(arguments)
    if args.ramp is None:
        draw(args.folder, args.games)
    else:
        draw_ramp(args.folder, args.ramp)


if __name__ == "__main__":
    main()
