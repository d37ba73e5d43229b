"""Open-loop load: tables that make one move per second each, whether or not the server keeps up.

Times count from the moment at which a move was due, so a server that falls behind is measured as slow, and
does not simply get fewer moves.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from random import Random
from time import monotonic
from typing import Any, Final

from pydantic_core import from_json

from hinode.cli.bench.server_load.client import Client
from hinode.cli.bench.server_load.closed_load import choose
from hinode.cli.bench.server_load.push_socket import PushSocket
from hinode.vocab.ids import CLANS

Json = dict[str, Any]
INTERVAL: Final = 1.0  # seconds between two moves of a table
SLACK: Final = 1.0  # seconds that the last moves of a step get to arrive


@dataclass
class LoadStep:
    """What was measured with one number of tables."""

    tables: int
    seconds: float = 0.0
    due: int = 0  # moves that should have been made
    moves: int = 0  # moves that the server accepted
    refused: int = 0
    seen: list[float] = field(default_factory=list)  # seconds until another player's socket had a move
    server: float = 0.0  # CPU seconds of the server
    load: float = 0.0  # CPU seconds of this process
    memory: float = 0.0  # bytes of the server per table


class PacedTable:
    """The players of one table. Each has a socket; all send their commands from here."""

    def __init__(self, players: list[Client], seed: int) -> None:
        self._players = dict(zip(CLANS, players, strict=False))
        self._rng = Random(seed)
        self._id = ""
        self._sockets: list[PushSocket] = []
        self._updates: dict[str, Json] = {}  # clan: its latest update
        self._due: dict[int, float] = {}  # entry: when its move was due
        self._opened = asyncio.Event()
        self.step: LoadStep | None = None  # where results go

    @classmethod
    async def open(cls, origin: str, number: int, players: int) -> PacedTable:
        table = cls([await Client.connect_as(origin, f"Player {seat}") for seat in range(players)], number)
        await table.start_game()
        return table

    async def start_game(self) -> None:
        self._close_sockets()
        self._updates, self._due = {}, {}
        self._opened.clear()
        host = next(iter(self._players.values()))
        made = await host.post("/api/tables", {"players": len(self._players), "open": True})
        self._id = made["id"]
        for clan, player in self._players.items():
            await player.command(self._id, "join", clan=clan)
        await host.command(self._id, "start")
        for clan, player in self._players.items():
            self._sockets.append(await self._watch(clan, player))
        await self._opened.wait()

    async def _watch(self, clan: str, player: Client) -> PushSocket:
        def receive(data: bytes, now: float) -> None:
            self._receive(clan, data, now)

        path = f"/api/tables/{self._id}/socket?seat={clan}"
        return await PushSocket.open(player.origin, path, player.cookie, receive)

    def _receive(self, clan: str, data: bytes, now: float) -> None:
        update = from_json(data)
        if update["type"] != "update":
            return
        self._updates[clan] = update
        if len(self._updates) == len(self._players):
            self._opened.set()
        for entry in update["frames"]:
            due = self._due.get(entry["n"])
            if due is not None and entry["clan"] != clan and self.step is not None:
                self.step.seen.append(now - due)

    async def play(self, step: LoadStep, begin: float, until: float) -> None:
        """Make a move each second. A late one does not postpone those after it."""
        self.step = step
        due = begin + self._rng.random() * INTERVAL
        while due < until:
            await asyncio.sleep(max(0.0, due - monotonic()))
            step.due += 1
            await self._move(step, due)
            due += INTERVAL

    async def _move(self, step: LoadStep, due: float) -> None:
        latest = max(self._updates.values(), key=lambda update: int(update["n"]))
        if latest["result"] is not None:
            await self.start_game()
            latest = next(iter(self._updates.values()))
        clan = self._rng.choice(list(latest["asked"]))
        own = self._updates[clan]
        if not own["view"]["pending"]:
            return  # its own update has not arrived yet: the move is missing from the step
        self._due = {latest["n"] + 1: due}
        answer = choose(own["view"]["pending"][0], self._rng)
        done = await self._players[clan].command(self._id, "answer", seat=clan, seen=own["n"], answer=answer)
        if "n" in done:
            step.moves += 1
        else:
            step.refused += 1

    def _close_sockets(self) -> None:
        for socket in self._sockets:
            socket.close()
        self._sockets = []

    async def close(self) -> None:
        self._close_sockets()
        for player in self._players.values():
            await player.close()


async def run_step(tables: list[PacedTable], seconds: float) -> LoadStep:
    """All tables for one step."""
    step = LoadStep(len(tables), seconds)
    begin = monotonic()
    await asyncio.gather(*(table.play(step, begin, begin + seconds) for table in tables))
    await asyncio.sleep(SLACK)  # what is still under way belongs to this step
    return step
