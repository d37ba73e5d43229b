"""Tournaments played for tests: few games, random bots unless a test says otherwise."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from hinode.tournament import Line, Plan, local, run
from hinode.tournament.line import write_line

AMPLE = 60.0  # a time cap that never decides anything
RANDOM_4 = Plan(("random",) * 4, cap=AMPLE)
RANDOM_3 = Plan(("random",) * 3, cap=AMPLE)


def played(plan: Plan, games: int, workers: int = 1) -> list[Line]:
    """The games of a plan, in their order."""
    lines: list[Line] = []
    run(list(plan.matches(games)), lambda: local(workers), lines.append)
    return sorted(lines, key=lambda line: line["game"])


@cache
def some_games(plan: Plan = RANDOM_4, games: int = 20) -> tuple[Line, ...]:
    """Games that several tests look at, and none changes."""
    return tuple(played(plan, games))


def written(path: Path, lines: Iterable[Line]) -> Path:
    path.write_bytes(b"".join(map(write_line, lines)))
    return path


def read(path: Path) -> list[Line]:
    return [json.loads(row) for row in path.read_text(encoding="utf-8").splitlines()]


def timeless(line: Line) -> dict[str, Any]:
    """A game without what depends on the clock."""
    return {key: value for key, value in line.items() if key not in ("seconds", "latency")}
