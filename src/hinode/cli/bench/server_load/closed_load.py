"""Closed-loop load (`hinode bench server`): scripted players on a local server, each answering as soon as
it is asked.

The server runs in its own process and the players in this one. They share the machine's cores, so a server on
its own is faster than the results.
"""

from __future__ import annotations

import asyncio
import json
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import quantiles
from time import monotonic
from typing import Any, Final

from hinode.cli.bench.server_load.client import Client
from hinode.cli.bench.server_load.server_process import memory_of, processor_of, served, wait_until_idle
from hinode.vocab.ids import CLANS

Json = dict[str, Any]
BUCKETS: Final = 100


@dataclass
class LoadResults:
    """The results of a measurement."""

    seconds: float = 0.0
    moves: int = 0
    refused: int = 0
    games: int = 0
    replies: list[float] = field(default_factory=list)  # seconds from POST to its reply
    seen: list[float] = field(default_factory=list)  # seconds from POST to another player's socket
    memory: float = 0.0  # bytes per table
    processor: float = 0.0  # CPU seconds of the server

    def to_json(self) -> Json:
        return {
            "seconds": round(self.seconds, 2),
            "moves": self.moves,
            "refused": self.refused,
            "games": self.games,
            "moves_per_second": round(self.moves / self.seconds, 1),
            "reply_ms": _percentiles(self.replies),
            "seen_ms": _percentiles(self.seen),
            "cpu_ms_per_move": round(self.processor / max(self.moves, 1) * 1000, 2),
            "kib_per_table": round(self.memory / 1024, 1),
        }


def _percentiles(times: list[float]) -> dict[str, float]:
    if len(times) < 2:
        return {}
    cut = quantiles(times, n=BUCKETS)
    return {"p50": round(cut[49] * 1000, 2), "p99": round(cut[98] * 1000, 2)}


def server_lines(figures: LoadResults, tables: int, players: int) -> list[str]:
    """The results as text."""
    found = figures.to_json()
    reply, seen = found["reply_ms"], found["seen_ms"]
    rate, refused = found["moves_per_second"], found["refused"]
    return [
        f"{tables} tables of {players} for {found['seconds']:.0f} s, one process, SQLite",
        f"moves            {found['moves']} ({rate} a second), {refused} refused",
        f"POST to reply    p50 {reply.get('p50')} ms, p99 {reply.get('p99')} ms",
        f"POST to others   p50 {seen.get('p50')} ms, p99 {seen.get('p99')} ms",
        f"processor        {found['cpu_ms_per_move']} ms of the server for each move",
        f"memory           {found['kib_per_table']} KiB a table",
    ]


def measure_server(tables: int, players: int, seconds: float) -> LoadResults:
    with tempfile.TemporaryDirectory() as data, served(Path(data)) as (process, origin):
        return asyncio.run(_measure(origin, process, tables, players, seconds))


async def _measure(origin: str, process: int, tables: int, players: int, seconds: float) -> LoadResults:
    figures = LoadResults()
    wait_until_idle(process)
    before = memory_of(process)
    groups = [await _TablePlayers.open(origin, number, players, figures) for number in range(tables)]
    begun, used = monotonic(), processor_of(process)
    for group in groups:
        group.until = begun + seconds
    await asyncio.gather(*(group.play() for group in groups))
    figures.seconds = monotonic() - begun
    figures.processor = processor_of(process) - used
    figures.memory = max(0, memory_of(process) - before) / tables
    for group in groups:
        await group.close()
    return figures


class _TablePlayers:
    """Scripted players who play one game after another."""

    def __init__(self, players: list[Client], figures: LoadResults, seed: int) -> None:
        self.players = players
        self.figures = figures
        self.rng = Random(seed)
        self.until = 0.0
        self.table = ""
        self.posted: dict[int, float] = {}  # entry number: when its command was sent

    @classmethod
    async def open(cls, origin: str, number: int, players: int, figures: LoadResults) -> _TablePlayers:
        clients = [await Client.connect_as(origin, f"Player {seat}") for seat in range(players)]
        group = cls(clients, figures, number)
        await group.start_game()
        return group

    async def close(self) -> None:
        for player in self.players:
            await player.close()

    async def start_game(self) -> None:
        host = self.players[0]
        made = await host.post("/api/tables", {"players": len(self.players), "open": True})
        self.table = made["id"]
        for player, clan in zip(self.players, CLANS, strict=False):
            await player.command(self.table, "join", clan=clan)
        await host.command(self.table, "start")

    async def play(self) -> None:
        while monotonic() < self.until:
            self.posted.clear()
            clans = CLANS[: len(self.players)]
            seats = zip(self.players, clans, strict=True)
            over = await asyncio.gather(*(self._play_seat(player, clan) for player, clan in seats))
            if all(over):
                self.figures.games += 1
                await self.start_game()

    async def _play_seat(self, player: Client, clan: str) -> bool:
        """Play one seat until the game or the time is over."""
        answered = -1
        async with player.watch(self.table, clan) as socket:
            while monotonic() < self.until:
                try:
                    text = await asyncio.wait_for(socket.recv(), 1.0)
                except TimeoutError:
                    continue
                update = json.loads(text)
                if update["type"] != "update":
                    continue
                self._record_latency(update, clan)
                if update["result"] is not None:
                    return True
                asked = update["asked"].get(clan)
                if asked is not None and asked > answered and await self._answer(player, clan, update):
                    answered = asked
        return False

    def _record_latency(self, update: Json, clan: str) -> None:
        now = monotonic()
        for entry in update["frames"]:
            if entry["clan"] != clan and entry["n"] in self.posted:
                self.figures.seen.append(now - self.posted[entry["n"]])

    async def _answer(self, player: Client, clan: str, update: Json) -> bool:
        decision = update["view"]["pending"][0]
        expected, sent = update["n"] + 1, monotonic()
        self.posted.setdefault(expected, sent)
        answer = choose(decision, self.rng)
        done = await player.command(self.table, "answer", seat=clan, seen=update["n"], answer=answer)
        if "n" not in done:
            self.figures.refused += 1
            return False
        self.figures.moves += 1
        self.figures.replies.append(monotonic() - sent)
        return True


def choose(decision: Json, rng: Random) -> Json:
    """Ready in the Tea Ceremony, a random bid in a battle, else a random option."""
    if decision["kind"] == "tea":
        return {"kind": "ready"}
    if decision["kind"] == "bid":
        coins = rng.randint(0, decision["coins"])
        return {"kind": "bid", "seppuku": 0, "hostage": coins // 2, "ronin": coins - coins // 2, "poets": 0}
    chosen: Json = rng.choice(decision["options"])
    return chosen
