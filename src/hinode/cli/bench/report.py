"""Report: the results as text and as JSON, with ratios between the engines."""

from __future__ import annotations

import platform
from statistics import median
from typing import Any, Final

from hinode.cli.bench import engine, other_engines
from hinode.cli.bench.measure import Metric, Readings
from hinode.cli.bench.other_build import named
from hinode.vocab.build import BUILD

_COMPILED_DECISIONS: Final = named(engine.DECISIONS, "compiled")
_COMPILED_WORLDS: Final = named(engine.WORLD_DECISIONS, "compiled")
_COMPILED_PLANNER: Final = named(engine.PLANNER, "compiled")
# (text, our metric, their metric, whether less is better)
_RATIOS: Final = (
    ("decisions/s, compiled against plain", _COMPILED_DECISIONS, engine.DECISIONS, False),
    ("decisions/s in worlds, compiled against plain", _COMPILED_WORLDS, engine.WORLD_DECISIONS, False),
    ("planner, compiled against plain", _COMPILED_PLANNER, engine.PLANNER, True),
    ("decisions/s, compiled, against catanatron", _COMPILED_DECISIONS, other_engines.CATAN_TICKS, False),
    ("decisions/s against python-chess moves/s", engine.DECISIONS, other_engines.CHESS_MOVES, False),
    ("copy() against python-chess without its stack", engine.COPY, other_engines.CHESS_COPY, True),
    ("copy() against python-chess with its stack", engine.COPY, other_engines.CHESS_STACK_COPY, True),
    ("decisions/s against catanatron ticks/s", engine.DECISIONS, other_engines.CATAN_TICKS, False),
    ("games/s against catanatron games/s", engine.GAMES, other_engines.CATAN_GAMES, False),
    ("copy() against catanatron", engine.COPY, other_engines.CATAN_COPY, True),
    ("games/s with all cards against the base game", engine.FULL_GAMES, engine.GAMES, False),
    ("decisions/s with all cards against the base game", engine.FULL_DECISIONS, engine.DECISIONS, False),
)


def ratios(readings: Readings) -> dict[str, float]:
    """How many times as fast, as the median over the rounds. Above 1 the first one is faster."""
    found = {}
    for name, one, two, less_is_better in _RATIOS:
        if one in readings and two in readings:
            pairs = zip(readings[one].values, readings[two].values, strict=True)
            found[name] = median([b / a if less_is_better else a / b for a, b in pairs])
    return found


def _number(value: float) -> str:
    digits = 0 if value >= 1000 else 1 if value >= 10 else 2
    return f"{value:,.{digits}f}"


def _line(metric: Metric, readings: Readings) -> str:
    values = readings[metric].values
    spread = f"{_number(min(values))} to {_number(max(values))}"
    return f"  {metric.name:<42}{_number(readings[metric].median):>10} {metric.unit:<8} {spread}"


def report_lines(readings: Readings, missing: list[str], rounds: int) -> list[str]:
    python = f"{platform.python_implementation()} {platform.python_version()}"
    measured = f"processor time, median of {rounds} interleaved rounds, then lowest to highest"
    lines = [f"{python}, {BUILD} build: {measured}"]
    for name in dict.fromkeys(metric.engine for metric in readings):
        lines += ["", name, *(_line(metric, readings) for metric in readings if metric.engine == name)]
    for name in missing:
        lines += ["", f"{name}: not installed, so not compared (`make bench` installs it)"]
    times = ratios(readings)
    if times:
        lines += ["", "times as fast", *(f"  {name:<50}{_number(x):>8} x" for name, x in times.items())]
    return lines


def report_json(readings: Readings, missing: list[str], rounds: int) -> dict[str, Any]:
    return {
        "python": platform.python_version(),
        "build": BUILD,
        "rounds": rounds,
        "results": [
            {
                "engine": metric.engine,
                "name": metric.name,
                "unit": metric.unit,
                "median": reading.median,
                "values": list(reading.values),
            }
            for metric, reading in readings.items()
        ],
        "ratios": ratios(readings),
        "not_installed": missing,
    }
