"""Abuse test: attacks from one address while ordinary tables play.

`python -m tools.soak.abuse --seconds 20`: a server with the default limits runs in a process of its own. Some
people play with two bots each, first undisturbed and then during each attack (see `attacks`), which has
another address. The time of their commands and of the bots' answers may at most double, and memory and disk
must stay within bounds. `--source` names another checkout whose server is attacked.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import quantiles
from time import monotonic
from typing import Any, Final

from tests.server.kit.client import Client, guest
from tests.server.kit.command import printed_origin, serve_command
from tests.server.kit.process import free_port
from tests.server.play.scripted import some_answer
from tools.soak.attacks import ATTACKS

REPO: Final = Path(__file__).parents[2]
TABLES: Final = 6  # ordinary ones: together they send enough for a 99th percentile that is not the slowest
THINK: Final = 0.35  # seconds between two commands of the player: below the limit per person
MIB: Final = 1024 * 1024
# Bounds. Times below the floors are noise of the machine, not an effect of an attack.
REPLY_FLOOR: Final = 0.25
BOT_FLOOR: Final = 2.0
MAX_MEMORY: Final = 150 * MIB
MAX_DISK: Final = 50 * MIB


@dataclass
class Figures:
    """Measurements at the ordinary tables during one attack, in seconds and bytes."""

    replies: list[float] = field(default_factory=list)
    bots: list[float] = field(default_factory=list)
    memory: int = 0  # growth of the server process
    disk: int = 0  # growth of the data folder
    statuses: dict[str, int] = field(default_factory=dict)  # responses to the attackers, by status

    def __str__(self) -> str:
        return (
            f"replies p99 {_percentile(self.replies, 99) * 1000:.0f} ms ({len(self.replies)}), "
            f"bots p90 {_percentile(self.bots, 90) * 1000:.0f} ms ({len(self.bots)}), "
            f"memory +{self.memory / MIB:.0f} MiB, disk +{self.disk / MIB:.1f} MiB, attackers {self.statuses}"
        )


def _percentile(values: list[float], percent: int) -> float:
    return quantiles(values, n=100, method="inclusive")[percent - 1] if len(values) > 1 else float("inf")


def violations(quiet: Figures, attacked: Figures, replies: int = 99, bots: int = 90) -> list[str]:
    """Which bounds an attack has broken; `replies` and `bots` are the percentiles to compare.

    A table that got nothing done has broken them too.
    """
    found = []
    for name, percent, floor in (("replies", replies, REPLY_FLOOR), ("bots", bots, BOT_FLOOR)):
        before = _percentile(getattr(quiet, name), percent)
        during = _percentile(getattr(attacked, name), percent)
        if during > max(2 * before, floor):
            found.append(f"{name}: p{percent} {during:.3f} s, undisturbed {before:.3f} s")
    if attacked.memory > MAX_MEMORY:
        found.append(f"memory: {attacked.memory / MIB:.0f} MiB more")
    if attacked.disk > MAX_DISK:
        found.append(f"disk: {attacked.disk / MIB:.0f} MiB more")
    return found


def slowdown(quiet: Figures, attacked: Figures) -> str:
    """How much longer replies and bots take, even where the difference is too small to count."""
    replies = _percentile(attacked.replies, 99) / _percentile(quiet.replies, 99)
    bots = _percentile(attacked.bots, 90) / _percentile(quiet.bots, 90)
    return f"attacked / undisturbed: replies p99 {replies:.2f}, bots p90 {bots:.2f}"


@contextmanager
def server(data: Path, source: Path = REPO) -> Iterator[tuple[int, str]]:
    """`hinode serve` with the default limits; its process id and origin."""
    arguments = ("--behind-proxy", "--port", str(free_port()), "--data", str(data))
    environment = {"PYTHONPATH": str(source / "src"), "HINODE_LOG_LEVEL": "error"}
    with serve_command(*arguments, environment=environment) as process:
        yield process.pid, printed_origin(process)


def memory_of(process: int) -> int:
    pages = Path(f"/proc/{process}/statm").read_text(encoding="ascii").split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


def size_of(folder: Path) -> int:
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())


class OrdinaryTable:
    """One person and two bots, game after game."""

    def __init__(self, client: Client, seed: int = 1) -> None:
        self.client = client
        self.rng = Random(seed)
        self.table = ""

    async def start(self) -> None:
        options = {"players": 3, "open": True, "bots": [{"level": "greedy"}, {"level": "greedy"}]}
        self.table = await self.client.create_table(**options)
        await self.client.do(self.table, "join", clan="koi")
        await self.client.do(self.table, "start")

    async def play(self, figures: Figures, seconds: float) -> None:
        until = monotonic() + seconds
        while monotonic() < until:
            async with self.client.watch(self.table, "koi") as feed:
                over = await self._play(feed, figures, until)
            if over:
                await self.start()

    async def _play(self, feed: Any, figures: Figures, until: float) -> bool:
        """Until the time or the game is over."""
        waiting: float | None = None  # since when only bots are asked
        answered = -1
        while (left := until - monotonic()) > 0:
            try:
                message = await asyncio.wait_for(feed.next(), left)
            except TimeoutError:
                if waiting is not None:
                    figures.bots.append(monotonic() - waiting)
                return False
            if message["type"] != "update":
                continue
            if waiting is not None:
                figures.bots.append(monotonic() - waiting)
            if message["result"] is not None:
                return True
            asked = message["asked"].get("koi")
            waiting = monotonic() if asked is None and message["asked"] else None
            if asked is not None and asked > answered:
                await asyncio.sleep(THINK)
                if await self._answer(message, figures):
                    answered = asked
        return False

    async def _answer(self, update: dict[str, Any], figures: Figures) -> bool:
        answer = some_answer(update["view"]["pending"][0], update["view"], self.rng)
        began = monotonic()
        sent = await self.client.send(self.table, "answer", seat="koi", seen=update["n"], answer=answer)
        figures.replies.append(monotonic() - began)
        return sent.status_code == 200


@contextmanager
def no_garbage_collection() -> Iterator[None]:
    """Otherwise the players' own process stops for 150 ms now and then, and that counts as a slow reply."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


@asynccontextmanager
async def ordinary_tables(origin: str, count: int) -> AsyncIterator[list[OrdinaryTable]]:
    async with AsyncExitStack() as stack:
        found = []
        for number in range(count):
            client = await stack.enter_async_context(guest(origin, f"Aiko {number}"))
            found.append(OrdinaryTable(client, number))
            await found[-1].start()
        yield found


async def measure(
    tables: list[OrdinaryTable], process: int, data: Path, seconds: float, attack: str | None
) -> Figures:
    """Play for that long, undisturbed or under an attack."""
    figures = Figures()
    memory, disk = memory_of(process), size_of(data)
    attacker = None if attack is None else await _start(attack, tables[0], seconds)
    await asyncio.gather(*(table.play(figures, seconds) for table in tables))
    figures.memory, figures.disk = memory_of(process) - memory, size_of(data) - disk
    if attacker is not None:
        output, _ = await attacker.communicate()
        assert attacker.returncode == 0, f"the attack {attack} failed to run"
        figures.statuses = json.loads(output)
    return figures


async def _start(attack: str, table: OrdinaryTable, seconds: float) -> asyncio.subprocess.Process:
    arguments = (attack, table.client.origin, table.table, str(seconds))
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tools.soak.attacks", *arguments), cwd=REPO, stdout=asyncio.subprocess.PIPE
    )


async def attacked(
    name: str, quiet_seconds: float, seconds: float, source: Path = REPO, tables: int = TABLES
) -> tuple[Figures, Figures]:
    """The figures undisturbed and under one attack, of a server of its own."""
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        data.mkdir()
        with server(data, source) as (process, origin), no_garbage_collection():
            async with ordinary_tables(origin, tables) as found:
                quiet = await measure(found, process, data, quiet_seconds, None)
                return quiet, await measure(found, process, data, seconds, name)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=20.0, help="how long each attack lasts")
    parser.add_argument("--attack", choices=ATTACKS, action="append", help="by default all")
    parser.add_argument("--source", type=Path, default=REPO, help="the checkout whose server is attacked")
    given = parser.parse_args()
    broken = False
    for name in given.attack or ATTACKS:
        quiet, found = asyncio.run(attacked(name, given.seconds, given.seconds, given.source))
        print(f"{name}\n  undisturbed: {quiet}\n  attacked: {found}\n  {slowdown(quiet, found)}", flush=True)
        for violation in violations(quiet, found):
            broken = True
            print(f"  BROKEN: {violation}", flush=True)
    return int(broken)


if __name__ == "__main__":
    sys.exit(main())
