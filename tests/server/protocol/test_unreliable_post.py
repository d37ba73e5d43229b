"""Duplicated, reordered, delayed, dropped and stale commands, held against a model."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from hinode.vocab.ids import CLANS
from tests.server.play.hall import Hall
from tests.server.play.scripted import some_bid
from tests.server.protocol.model import Model
from tests.server.protocol.post import Attempt, Post
from tests.server.protocol.stages import Stage, lay
from tests.server.protocol.tabs import Tabs, answer, open_halls, seated

pytestmark = pytest.mark.asyncio
SEED = "post 1"
COMMANDS = 150  # of each player


async def player(hall: Hall, table: str, seat: str, tabs: Tabs, post: Post) -> None:
    """Answers what is asked, or what was asked some time ago."""
    rng, looks = Random(f"{SEED} {seat}"), []
    for number in range(COMMANDS):
        live = hall.hub.known(table)
        assert live is not None
        question = live.table.question(seat)
        if question is not None:
            looks.append((live.table.n, question))
        if not looks:
            await asyncio.sleep(0.001)
            continue
        seen, asked = looks[-1] if rng.random() < 0.8 else rng.choice(looks[-5:])
        given = some_bid(asked.coins, rng) if asked.kind == "bid" else rng.choice(asked.options).to_json()
        await post.carry(tabs, answer(f"{seat}-{number:05}", seat, seen, given))
        await asyncio.sleep(0)


async def test_commands_are_done_once_in_some_order_or_refused_with_reason(
    tmp_path: Path, database_url: str
) -> None:
    stage = Stage(CLANS[:3], 3, "archway", False, ())
    async with open_halls(tmp_path, database_url) as halls, seated(halls, stage.clans) as people:
        hall = halls[0]
        holders = dict(zip(stage.clans, people, strict=True))
        table = await lay(hall.hub.store, stage, {clan: tabs.person for clan, tabs in holders.items()})
        await hall.hub.live(table)
        post = Post(hall.hub, table, Random(SEED))
        await asyncio.gather(*(player(hall, table, clan, tabs, post) for clan, tabs in holders.items()))
        await post.settle()
        entries = await hall.hub.store.entries(table, 0)
    model = Model(stage, entries)
    done = done_once(post.attempts, {e.seq: e.body for e in entries if e.kind == "answered"})
    for attempt in post.attempts:
        check(attempt, model, done)
    print("seed:", SEED, f"{len(post.attempts)} requests, {len(done)} done", dict(outcomes(post.attempts)))


def done_once(attempts: list[Attempt], entries: dict[int, dict[str, object]]) -> dict[str, int]:
    """Which command made which entry: each made one, and each entry was made by one."""
    done: dict[str, int] = {}
    for attempt in attempts:
        if attempt.number is not None:
            assert done.setdefault(attempt.sent["id"], attempt.number) == attempt.number
            body = entries[attempt.number]
            assert (body["clan"], body["answer"]) == (attempt.sent["seat"], attempt.sent["answer"])
    assert sorted(done.values()) == sorted(entries)
    return done


def check(attempt: Attempt, model: Model, done: dict[str, int]) -> None:
    """It happened at some moment between its request and its reply."""
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
    assert made is None or made > attempt.before, f"done as {made}, and refused: {attempt}"
    assert any(not model.takes(n, attempt.sent) for n in range(attempt.before, attempt.after + 1)), attempt


def outcomes(attempts: list[Attempt]) -> Counter[str]:
    return Counter(
        "done" if each.number else "unread" if each.reply is None else each.reply["error"]["code"]
        for each in attempts
    )
