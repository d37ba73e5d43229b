"""Crash test: kills servers under load and compares the database with what players sent and received.

`python -m tools.soak.crash` does 1,000 kills on SQLite, 300 on SQLite that also lose all data that was not
synced (a power cut), and 300 on PostgreSQL, in blocks of 50. Each finished block is added to the progress
file, so a stopped run continues from there. A violation is kept in that file, too: the exit status is
1 until the file is deleted. With --seconds, a run stops after the first block beyond that time, with exit
status 3.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

from tests.server.crash.checks.transcript import Violation
from tests.server.crash.kit.harness import Harness
from tests.server.crash.kit.kill_schedule import Kill, many
from tests.server.crash.kit.synced_files import cut_power
from tests.server.kit.database import postgres_cluster
from tests.server.kit.process import ForkServerClient, Site, connect_fork_server, fork_server_process
from tools.soak.crash_progress import POSTGRES, POWER_CUTS, SQLITE, Block, Progress, summary

BLOCK: Final = 50  # kills between two lines in the progress file
UNFINISHED: Final = 3
MAX_TEXT: Final = 2000


def synced_only(kills: Iterable[Kill]) -> Iterable[Kill]:
    """Servers that keep only what is synced: they must be forked."""
    for kill in kills:
        plan = replace(kill.plan, faults=["keep_what_is_synced", "checkpoint_often"])
        yield replace(kill, command=False, plan=plan)


@asynccontextmanager
async def harness_of(series: str, fork_server: ForkServerClient, seed: str) -> AsyncIterator[Harness]:
    """A new database with tables in play."""
    with tempfile.TemporaryDirectory() as folder:
        if series == POSTGRES:
            with postgres_cluster() as cluster:
                yield Harness(Site.create(Path(folder), cluster.create_database()), fork_server, seed)
            return
        site = Site.create(Path(folder))
        harness = Harness(site, fork_server, seed)
        if series == POWER_CUTS:
            assert site.file is not None
            harness.after_kill = partial(cut_power, site.file)
        yield harness


async def run_block(series: str, number: int, kills: int, fork_server: ForkServerClient, seed: str) -> Block:
    """Some kills on a database of their own; a violation ends them."""
    begun, seed, violation = time.monotonic(), f"{seed} {series} {number}", None
    planned = many(Random(seed), kills)
    async with harness_of(series, fork_server, seed) as harness:
        try:
            async with harness.playing():
                for kill in synced_only(planned) if series == POWER_CUTS else planned:
                    await harness.cycle(kill)
        except Violation as broken:
            violation = str(broken)[:MAX_TEXT]
        seconds = round(time.monotonic() - begun, 1)
        return Block(series, number, kills, seconds, violation, harness.counts())


async def run(wanted: dict[str, int], seed: str, progress: Progress, until: float) -> bool:
    """Run the missing blocks. False if time ran out before the last one."""
    with fork_server_process() as channel:
        async with connect_fork_server(channel) as fork_server:
            for series, number, kills in missing_blocks(wanted, progress.has):
                if time.monotonic() > until:
                    return False
                block = await run_block(series, number, kills, fork_server, seed)
                progress.add(block)
                print(block.line(), flush=True)
    return True


def missing_blocks(wanted: dict[str, int], has: Callable[[str, int], bool]) -> Iterable[tuple[str, int, int]]:
    """Series, number, and kills of each block that is not done, the series in turn."""
    blocks = [
        (first // BLOCK, series, min(BLOCK, kills - first))
        for series, kills in wanted.items()
        for first in range(0, kills, BLOCK)
    ]
    return [(series, number, kills) for number, series, kills in sorted(blocks) if not has(series, number)]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sqlite", type=int, default=1000, metavar="KILLS")
    parser.add_argument("--power-cuts", type=int, default=300, metavar="KILLS")
    parser.add_argument("--postgres", type=int, default=300, metavar="KILLS")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--progress", type=Path, default=Path("build/crash.jsonl"), metavar="FILE")
    parser.add_argument("--seconds", type=float, default=float("inf"))
    args = parser.parse_args()
    wanted = {SQLITE: args.sqlite, POWER_CUTS: args.power_cuts, POSTGRES: args.postgres}
    progress = Progress(args.progress, args.seed)
    finished = asyncio.run(run(wanted, args.seed, progress, time.monotonic() + args.seconds))
    print(summary(progress.blocks))
    if any(block.violation is not None for block in progress.blocks):
        return 1
    return 0 if finished else UNFINISHED


if __name__ == "__main__":
    sys.exit(main())
