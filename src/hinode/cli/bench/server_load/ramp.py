"""`hinode bench server --ramp`: more and more tables at one move per second, until the server is too slow."""

from __future__ import annotations

import asyncio
import gc
import tempfile
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from statistics import quantiles
from time import process_time
from typing import Any, Final

from hinode.cli.bench.server_load.open_load import LoadStep, PacedTable, run_step
from hinode.cli.bench.server_load.server_process import memory_of, processor_of, served, wait_until_idle

Json = dict[str, Any]
LIMIT_MS: Final = 50.0  # p99 from the moment a move is due until another player sees it
ATTEMPTS: Final = 2  # a step that is too slow is repeated: other programs may have been in the way
ENOUGH: Final = 0.95  # the share of the moves that must have been made
OPENED_AT_ONCE: Final = 8

Measure = Callable[[int], Awaitable[LoadStep]]


def p99_ms(step: LoadStep) -> float | None:
    return None if len(step.seen) < 2 else round(quantiles(step.seen, n=100)[98] * 1000, 1)


def p50_ms(step: LoadStep) -> float | None:
    return None if len(step.seen) < 2 else round(quantiles(step.seen, n=100)[49] * 1000, 1)


def kept_up(step: LoadStep, limit: float = LIMIT_MS) -> bool:
    """Whether the moves were made, and others saw them in time."""
    slowest = p99_ms(step)
    return slowest is not None and slowest <= limit and step.moves >= ENOUGH * step.due


async def ramp(
    measure: Measure, increment: int, most: int | None = None, limit: float = LIMIT_MS
) -> list[LoadStep]:
    """Add tables until the server is too slow twice with the same number of them, or has `most`."""
    steps: list[LoadStep] = []
    tables = increment
    while most is None or tables <= most:
        for _ in range(ATTEMPTS):
            steps.append(await measure(tables))
            if kept_up(steps[-1], limit):
                break
        else:
            break
        tables += increment
    return steps


def held(steps: list[LoadStep], limit: float = LIMIT_MS) -> int:
    """The largest number of tables with which the server kept up."""
    return max((step.tables for step in steps if kept_up(step, limit)), default=0)


@dataclass(frozen=True)
class RampOptions:
    """`increment`: tables that each step adds; `seconds`: length of a step; `serve`: for `hinode serve`."""

    increment: int
    players: int
    seconds: float
    most: int | None = None
    limit: float = LIMIT_MS
    serve: tuple[str, ...] = ()


def measure_ramp(options: RampOptions, show: Callable[[LoadStep], None]) -> list[LoadStep]:
    from hinode.server.http.limits.open_files import raise_limit

    raise_limit()
    gc.disable()  # looking through the updates of a thousand players stops the load for 100 ms
    with tempfile.TemporaryDirectory() as data, served(Path(data), *options.serve) as (process, origin):
        return asyncio.run(_Ramp(options, process, origin, show).run())


class _Ramp:
    """Keeps the tables of a step for the next one."""

    def __init__(
        self, options: RampOptions, process: int, origin: str, show: Callable[[LoadStep], None]
    ) -> None:
        self._options = options
        self._process = process
        self._origin = origin
        self._show = show
        self._tables: list[PacedTable] = []
        self._empty = 0

    async def run(self) -> list[LoadStep]:
        await asyncio.to_thread(wait_until_idle, self._process)
        self._empty = memory_of(self._process)
        steps = await ramp(self._measure, self._options.increment, self._options.most, self._options.limit)
        for table in self._tables:
            await table.close()
        return steps

    async def _measure(self, tables: int) -> LoadStep:
        while len(self._tables) < tables:
            first = len(self._tables)
            numbers = range(first, min(tables, first + OPENED_AT_ONCE))
            opened = (PacedTable.open(self._origin, number, self._options.players) for number in numbers)
            self._tables += await asyncio.gather(*opened)
        server, load = processor_of(self._process), process_time()
        step = await run_step(self._tables, self._options.seconds)
        step.server = processor_of(self._process) - server
        step.load = process_time() - load
        step.memory = max(0, memory_of(self._process) - self._empty) / tables
        self._show(step)
        return step


def step_json(step: LoadStep) -> Json:
    return {
        "tables": step.tables,
        "seconds": step.seconds,
        "due": step.due,
        "moves": step.moves,
        "refused": step.refused,
        "p50_ms": p50_ms(step),
        "p99_ms": p99_ms(step),
        "server_cpu_ms_per_move": round(step.server / max(step.moves, 1) * 1000, 2),
        "load_cpu_ms_per_move": round(step.load / max(step.moves, 1) * 1000, 2),
        "kib_per_table": round(step.memory / 1024, 1),
    }


HEADER: Final = "tables   moves/due     p50 ms   p99 ms   server ms/move   load ms/move   KiB/table"


def step_line(step: LoadStep) -> str:
    found = step_json(step)
    moves = f"{step.moves}/{step.due}"
    return (
        f"{step.tables:6}   {moves:11}   {found['p50_ms']!s:>6}   {found['p99_ms']!s:>6}   "
        f"{found['server_cpu_ms_per_move']:14.2f}   {found['load_cpu_ms_per_move']:12.2f}   "
        f"{found['kib_per_table']:9.0f}"
    )


def kib_per_further_table(steps: list[LoadStep]) -> float | None:
    """What each table adds, from the first step to the largest: the server itself grows too, once."""
    first, last = steps[0], max(steps, key=lambda step: step.tables)
    if last.tables == first.tables:
        return None
    grown = last.memory * last.tables - first.memory * first.tables
    return grown / (last.tables - first.tables) / 1024


def summary_line(steps: list[LoadStep], limit: float) -> str:
    held_line = f"{held(steps, limit)} tables at one move per second with p99 within {limit:g} ms"
    further = kib_per_further_table(steps)
    return held_line if further is None else f"{held_line}; {further:.0f} KiB for each further table"
