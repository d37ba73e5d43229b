"""Crash test: `kill -9` of a server under load: `python -m tools.soak.crash --kills 300 --seed 1`.

Kills a server on SQLite this often, and one on PostgreSQL a third as often. A fifth as often, SQLite also
loses all data that was not synced. After each kill it compares the database with everything that players
sent and received. On the first violation it prints the fault and exits with 1.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random

from tests.server.crash.harness import Harness
from tests.server.crash.kill_schedule import Kill, many
from tests.server.crash.synced_files import cut_power
from tests.server.crash.transcript import Violation
from tests.server.kit.database import postgres_cluster
from tests.server.kit.process import ForkServer, Site, connect_fork_server, fork_server_process

PROGRESS_EVERY = 25  # kills


async def killed(what: str, harness: Harness, kills: Iterable[Kill]) -> bool:
    """Kill the server repeatedly. False if a check failed."""
    begun = time.monotonic()
    try:
        async with harness.playing():
            for number, kill in enumerate(kills, 1):
                await harness.cycle(kill)
                if number % PROGRESS_EVERY == 0:
                    print(f"  {what}: {number} kills, {time.monotonic() - begun:.0f} s", flush=True)
    except Violation as broken:
        print(f"{what}: BROKEN after {harness.kills.total()} kills: {str(broken)[:2000]}")
        return False
    print(f"{what}: 0 lost, 0 doubled, {time.monotonic() - begun:.0f} s", *harness.summary(), sep="\n  ")
    return True


def watched(kills: Iterable[Kill]) -> Iterable[Kill]:
    """Servers that keep what is synced: only forked ones can."""
    for kill in kills:
        yield replace(
            kill,
            command=False,
            plan=replace(kill.plan, faults=["keep_what_is_synced", "checkpoint_often"]),
        )


async def on_sqlite(fork_server: ForkServer, seed: str, kills: int, power_cuts: int) -> bool:
    with tempfile.TemporaryDirectory() as folder:
        harness = Harness(Site.create(Path(folder)), fork_server, seed)
        if not await killed("SQLite", harness, many(Random(seed), kills)):
            return False
    with tempfile.TemporaryDirectory() as folder:
        site = Site.create(Path(folder))
        assert site.file is not None
        harness = Harness(site, fork_server, seed)
        harness.after_kill = partial(cut_power, site.file)
        return await killed("SQLite, power cuts", harness, watched(many(Random(seed), power_cuts)))


async def on_postgres(fork_server: ForkServer, seed: str, kills: int) -> bool:
    with postgres_cluster() as cluster, tempfile.TemporaryDirectory() as folder:
        harness = Harness(Site.create(Path(folder), cluster.create_database()), fork_server, seed)
        return await killed("PostgreSQL", harness, many(Random(seed), kills))


async def run(kills: int, seed: str) -> bool:
    print(f"seed {seed}", flush=True)
    with fork_server_process() as channel:
        async with connect_fork_server(channel) as fork_server:
            held = await on_sqlite(fork_server, seed, kills, kills // 5)
            return await on_postgres(fork_server, seed, kills // 3) and held


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--seed", default="1")
    args = parser.parse_args()
    return 0 if asyncio.run(run(args.kills, args.seed)) else 1


if __name__ == "__main__":
    sys.exit(main())
