"""Two copies of a game that differ in one hidden answer and continue in the same way up to the reveal."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from math import inf
from random import Random
from typing import Final

from hinode.server.live.live_table import LiveTable
from hinode.server.storage.rows import Entry
from hinode.server.tables.table import Table
from hinode.vocab.errors import IllegalAnswer
from tests.server.secrets.kit.channels import Comparison, Leak, Socket, alike, everyone_is_notified, live_of
from tests.server.secrets.kit.random_games import PlayedGame, Viewer
from tests.server.tables.scenes import Json

# The event that reveals a hidden answer, and its field: a bid to everyone, after the last bid (BAT-3);
# a tile to the clan that draws the rest of the deck (CLA-LOTUS-1, RUL-13).
REVEALS: Final = {"bid": ("bid_revealed", "bid"), "mandate": ("looked", "tiles")}
MAX_ENTRIES: Final = 25  # entries after the hidden answer


@dataclass(frozen=True)
class Fork:
    """Nobody else can tell whether entry `n` or the other one happened."""

    n: int
    clan: str
    kind: str
    other: Entry


def forks(history: PlayedGame) -> Iterator[Fork]:
    """All forks of a history: sealed bids except the last of each battle, and the Lotus's face-down tiles."""
    table, rng = Table(history.row), Random(f"{history.plan} forks")
    for entry in history.entries:
        if entry.kind == "answered" and entry.body["answer"]["kind"] in ("bid", "mandate"):
            others = _others(table, entry)
            if others:
                body = {**entry.body, "answer": rng.choice(others)}
                kind = entry.body["answer"]["kind"]
                yield Fork(entry.seq, entry.body["clan"], kind, replace(entry, body=body))
        table.apply(entry)


def _others(table: Table, entry: Entry) -> list[Json]:
    """Other answers that nobody else can tell apart from the real one."""
    clan, given = entry.body["clan"], entry.body["answer"]
    asked = table.question(clan)
    assert asked is not None
    assert table.game is not None
    if given["kind"] == "bid":
        last = sum(decision.kind == "bid" for decision in table.game.pending) == 1
        options = [] if last else [asked.options[0], asked.options[len(asked.options) - 1]]
    else:
        options = [option for option in asked.options if clan == "lotus"]
    found = [option.to_json() for option in options]
    return [other for other in found if other != given and other.get("announce") == given.get("announce")]


class Following:
    """Both stories, as sent to everyone except the owner of the secret."""

    def __init__(self, history: PlayedGame, fork: Fork, compared: Comparison) -> None:
        self.history = history
        self.fork = fork
        self.compared = compared
        self.viewers = [viewer for viewer in history.plan.viewers if viewer != fork.clan]
        self.knowing: set[Viewer] = set()  # the viewers who know it, according to the rules

    async def run(self) -> None:
        before = self.fork.n - 1
        lives = [live_of(self.history.table(before), self.history.talk) for _ in range(2)]
        given, *rest = self.history.entries[before : before + MAX_ENTRIES]
        async with _watched(lives, self.viewers) as sockets:
            for pair in ((given, self.fork.other), *((entry, entry) for entry in rest)):
                try:
                    await _happens(lives, pair)
                except IllegalAnswer:  # a hand drawn from another deck
                    return
                self._compare(sockets)
                if len(self.knowing) == len(self.viewers):
                    return

    def _compare(self, sockets: dict[Viewer, list[Socket]]) -> None:
        for viewer in self.viewers:
            one, two = [socket.new_messages() for socket in sockets[viewer]]
            if viewer in self.knowing:
                continue
            self.compared.made["stream"] += len(one)
            if one != two:
                check_reveal(self.fork, viewer, one, two)
                self.knowing.add(viewer)


@asynccontextmanager
async def _watched(
    lives: list[LiveTable], viewers: list[Viewer]
) -> AsyncIterator[dict[Viewer, list[Socket]]]:
    sockets = {viewer: [Socket(live, viewer, since=live.table.n) for live in lives] for viewer in viewers}
    try:
        await everyone_is_notified()
        yield sockets
    finally:
        for socket in (each for pair in sockets.values() for each in pair):
            await socket.close()


async def _happens(lives: list[LiveTable], pair: tuple[Entry, Entry]) -> None:
    for live, entry in zip(lives, pair, strict=True):
        live.table.apply(entry)
        live.wake()
    await everyone_is_notified()


def check_reveal(fork: Fork, viewer: Viewer, one: list[bytes], two: list[bytes]) -> None:
    """The first difference between two stories must be the event that reveals this secret."""
    brings, field = REVEALS[fork.kind]
    whose = fork.clan if fork.kind == "bid" else viewer
    for first, second in _differing_frames(viewer, one, two):
        told = list(zip(first.pop("events"), second.pop("events"), strict=False))
        nothing: tuple[Json, Json] = ({}, {})
        here, there = next(((a, b) for a, b in told if a != b), nothing)
        rightly = here.get("kind") == brings and here["clan"] == whose
        for frame in (first, second):  # after that event, the standings of a battle may show it too
            frame["battles"] = [s for s in frame["battles"] if s["number"] <= here.get("number", inf)]
        if rightly and first == second and {**here, field: None} == {**there, field: None}:
            return
        raise Leak(f"{viewer or 'a spectator'} receives {here or first} or {there or second}")
    alike("stream", viewer, one, two)


def _differing_frames(viewer: Viewer, one: list[bytes], two: list[bytes]) -> Iterator[tuple[Json, Json]]:
    updates = [[m for m in map(json.loads, sent) if m["type"] == "update"] for sent in (one, two)]
    for first, second in zip(*updates, strict=True):
        for pair in zip(first["frames"], second["frames"], strict=True):
            if pair[0] != pair[1]:
                yield pair
