"""Short tournaments for tests, with random bots by default."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from hinode.tournament import GameRow, Plan, local, run
from hinode.tournament.rows import format_row

AMPLE = 60.0  # a time cap that no bot reaches
RANDOM_4 = Plan(("random",) * 4, cap=AMPLE)
RANDOM_3 = Plan(("random",) * 3, cap=AMPLE)


def played(plan: Plan, games: int, workers: int = 1) -> list[GameRow]:
    """The games of a plan, in order."""
    rows: list[GameRow] = []
    run(list(plan.matches(games)), lambda: local(workers), rows.append)
    return sorted(rows, key=lambda row: row["game"])


@cache
def some_games(plan: Plan = RANDOM_4, games: int = 20) -> tuple[GameRow, ...]:
    """Games that several tests share. Do not modify them."""
    return tuple(played(plan, games))


def written(path: Path, rows: Iterable[GameRow]) -> Path:
    path.write_bytes(b"".join(map(format_row, rows)))
    return path


def read(path: Path) -> list[GameRow]:
    return [json.loads(row) for row in path.read_text(encoding="utf-8").splitlines()]


def timeless(row: GameRow) -> dict[str, Any]:
    """A row without times."""
    return {key: value for key, value in row.items() if key not in ("seconds", "latency")}
