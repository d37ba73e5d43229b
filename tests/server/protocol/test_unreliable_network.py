"""Repeated, reordered, delayed, dropped, and stale commands, checked against a model."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from hinode.server.ids import new_id
from hinode.server.live import run_command
from hinode.server.tables import commands
from hinode.vocab.decisions import Decision
from hinode.vocab.ids import CLANS
from tests.server.kit.server import RunningServer
from tests.server.play.scripted import some_bid
from tests.server.protocol.midgame import Midgame, store_table
from tests.server.protocol.model import Model
from tests.server.protocol.tabs import Tabs, answer, running_servers, seated
from tests.server.protocol.unreliable_network import Attempt, UnreliableNetwork

pytestmark = pytest.mark.asyncio
SEED = "network 1"
COMMANDS = 100  # per player
WAIT = 0.002


async def player(
    server: RunningServer, table: str, seat: str, tabs: Tabs, network: UnreliableNetwork
) -> None:
    """Answers the current question, and now and then an old one."""
    rng, looks = Random(f"{SEED} {seat}"), list[tuple[int, Decision]]()
    for number in range(COMMANDS):
        seen, asked = await looked(server, table, seat, looks, rng)
        given = some_bid(asked.coins, rng) if asked.kind == "bid" else rng.choice(asked.options).to_json()
        await network.deliver(tabs, answer(f"{seat}-{number:05}", seat, seen, given))


async def looked(
    server: RunningServer, table: str, seat: str, looks: list[tuple[int, Decision]], rng: Random
) -> tuple[int, Decision]:
    """Returns a question and the entry at which it was seen."""
    while True:
        live = server.hub.loaded_table(table)
        assert live is not None
        question = live.table.question(seat)
        if question is not None:
            looks.append((live.table.n, question))
        if question is not None and rng.random() < 0.8:
            return looks[-1]
        if looks and rng.random() < 0.1:
            return rng.choice(looks[-5:])
        await asyncio.sleep(WAIT)


async def run_table(data: Path, database: str) -> str:
    """Play a table over an unreliable network. Returns what happened."""
    midgame = Midgame(CLANS[:3], 3, "archway", False, ())
    async with running_servers(data, database) as servers, seated(servers, midgame.clans) as people:
        server, holders = servers[0], dict(zip(midgame.clans, people, strict=True))
        table = await store_table(
            server.hub.store, midgame, {clan: tabs.person for clan, tabs in holders.items()}
        )
        await server.hub.live(table)
        network = UnreliableNetwork(servers, table, Random(SEED))
        await asyncio.gather(*(player(server, table, clan, tabs, network) for clan, tabs in holders.items()))
        await network.settle()
        entries = await server.hub.store.entries(table, 0)
    model = Model(midgame, entries)
    done = done_once(network.attempts, {e.seq: e.body for e in entries if e.kind == "answered"})
    for attempt in network.attempts:
        check(attempt, model, done)
    return f"seed: {SEED}: {len(network.attempts)} requests, {dict(outcomes(network.attempts))}"


async def test_each_command_is_done_once_or_refused(tmp_path: Path, database_url: str) -> None:
    print(await run_table(tmp_path, database_url))


async def test_the_model_finds_answers_to_old_questions(
    tmp_path: Path, sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(commands, "check_fresh", lambda *_: None)
    with pytest.raises(AssertionError):
        await run_table(tmp_path, sqlite_url)


async def test_the_model_finds_what_is_done_twice(
    tmp_path: Path, sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run_command, "command_key", lambda *_: new_id())
    with pytest.raises(AssertionError):
        await run_table(tmp_path, sqlite_url)


def done_once(attempts: list[Attempt], entries: dict[int, dict[str, object]]) -> dict[str, int]:
    """Checks that each accepted command made one entry, and each entry was made by one command."""
    done: dict[str, int] = {}
    for attempt in attempts:
        if attempt.number is not None:
            assert done.setdefault(attempt.sent["id"], attempt.number) == attempt.number
            body = entries[attempt.number]
            assert (body["clan"], body["answer"]) == (attempt.sent["seat"], attempt.sent["answer"])
    assert sorted(done.values()) == sorted(entries)
    return done


def check(attempt: Attempt, model: Model, done: dict[str, int]) -> None:
    """Checks that an attempt took effect at some time between its request and its reply."""
    if attempt.status is None:
        return
    made = done.get(attempt.sent["id"])
    if attempt.number is not None:
        assert attempt.number <= attempt.after
        assert model.takes(attempt.number - 1, attempt.sent)
        return
    assert attempt.status == 409
    assert attempt.reply is not None
    if attempt.reply["error"]["code"] == "id-used":
        assert made is not None
        assert made <= attempt.after
        return
    assert made is None or made > attempt.before, f"done as {made}, but refused: {attempt}"
    assert any(not model.takes(n, attempt.sent) for n in range(attempt.before, attempt.after + 1)), attempt


def outcomes(attempts: list[Attempt]) -> Counter[str]:
    return Counter(
        "done" if each.number else "unread" if each.reply is None else each.reply["error"]["code"]
        for each in attempts
    )
