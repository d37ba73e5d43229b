"""Profile: the share of time of each part of the engine in random games."""

from __future__ import annotations

import cProfile
import pstats
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Final

import hinode
from hinode.cli.bench.engine import new_game, play_out

Function = tuple[str, int, str]  # file, line, and name, as in the profiler

# The first match counts: (part, modules below hinode, function names; empty for all).
_PARTS: Final[tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...]] = (
    ("the bench itself", ("cli",), ()),
    ("api edge: Decision, Answer, codes", ("api", "vocab", "__init__"), ()),
    ("events: recording", ("state.log",), ()),
    ("events: recording", ("state.state",), ("emit",)),
    ("options: legal answers", ("rules",), ("options", "movable", "summon_options", "legal")),
    ("changes of the state", ("rules.changes",), ()),
    ("queries: force, price, leader", ("rules.queries",), ()),
    ("windows and cards", ("rules.triggers", "rules.cards", "rules.clans"), ()),
    ("frames: advance and answer", ("rules", "flow", "state.state", "state.frame"), ()),
    ("views", ("known",), ()),
    ("setup, randomness, and the rest of the engine", ("",), ()),
)
_HOME: Final = Path(hinode.__file__).parent
_OUTSIDE: Final = "Python itself"
_MODULES_SHOWN = 12


def module_of(function: Function) -> str | None:
    """The dotted module name below `hinode`. None for other code."""
    path = Path(function[0])
    return ".".join(path.relative_to(_HOME).with_suffix("").parts) if path.is_relative_to(_HOME) else None


def part_of(function: Function) -> str:
    module = module_of(function)
    if module is None:
        return _OUTSIDE
    for part, modules, names in _PARTS:
        inside = any(not m or module == m or module.startswith(f"{m}.") for m in modules)
        if inside and (not names or function[2] in names):
            return part
    return _OUTSIDE


def charged(stats: dict[Function, Any]) -> Iterator[tuple[Function, float]]:
    """(function, time) for each function of Hinode. Time in other functions is added to their callers."""
    for function, (_, _, own, _, callers) in stats.items():
        if module_of(function) is not None or not callers:
            yield function, own
        else:
            for caller, (_, _, share, _) in callers.items():
                yield caller, share


def profile_lines(seconds: float) -> list[str]:
    """Run random games in the profiler for this many seconds, and return a report."""
    profiler = cProfile.Profile()
    games, rng, stop = 0, Random(5), perf_counter() + seconds
    while not games or perf_counter() < stop:
        profiler.runcall(play_out, new_game(games), rng)
        games += 1
    parts: defaultdict[str, float] = defaultdict(float)
    modules: defaultdict[str, float] = defaultdict(float)
    stats: Any = pstats.Stats(profiler)
    for function, own in charged(stats.stats):
        parts[part_of(function)] += own
        modules[module_of(function) or _OUTSIDE] += own
    lines = [
        "",
        f"share of time by part, {games} random games under the profiler (which slows small calls most)",
    ]
    lines += _shares(parts, len(parts))
    return [*lines, "", "and by module", *_shares(modules, _MODULES_SHOWN)]


def _shares(times: dict[str, float], shown: int) -> list[str]:
    total = sum(times.values())
    largest = sorted(times.items(), key=lambda item: -item[1])[:shown]
    return [f"  {name:<42}{time / total:>8.1%}" for name, time in largest]
