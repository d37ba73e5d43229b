"""At a table with people, bots do not ally with each other until people have had time (TEA-2)."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

import pytest
import pytest_asyncio

from hinode.server.play.bots.fair_queue import QueueTurn
from hinode.server.play.bots.jobs import BotChoice, BotJob
from hinode.server.play.bots.pool import BotPool
from hinode.server.storage.rows import Entry
from hinode.vocab.answers import Accept
from tests.server.absence.fast_clock import FastClock
from tests.server.absence.seated_table import SeatedTable, seated_table
from tests.server.kit.server import RunningServer, running_server
from tests.server.protocol.midgame import Midgame

pytestmark = pytest.mark.asyncio
SECONDS: Final = 60.0
SOON: Final = 10.0  # seconds, on a busy machine
CLANS: Final = ("koi", "lotus", "turtle")
BEGUN: Final = Midgame(CLANS, 1, "archway", False, ())
OFFERED: Final = Midgame(CLANS, 1, "archway", False, (("lotus", {"kind": "propose", "to": "turtle"}),))
NO_CLOCK: Final = {"kind": "none"}


@pytest_asyncio.fixture
async def server(clock: FastClock, tmp_path: Path) -> AsyncIterator[RunningServer]:
    async with running_server(tmp_path, tea_seconds=SECONDS) as found:
        yield found


@pytest.fixture
def eager(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that accept the first offer they get, and are ready if there is none."""

    async def choose(pool: BotPool, job: BotJob, turn: QueueTurn) -> BotChoice:
        offers = (answer for answer in job.question.decision().options if isinstance(answer, Accept))
        answer = next(offers, None)
        return BotChoice({"kind": "ready"} if answer is None else answer.to_json())

    monkeypatch.setattr(BotPool, "choose", choose)


def accepts(entry: Entry) -> bool:
    return entry.kind == "answered" and entry.body["answer"]["kind"] == "accept"


async def settles(table: SeatedTable) -> list[Entry]:
    """The entries once nothing has happened for a moment."""
    found: list[Entry] = []
    while len(now := await table.entries()) != len(found) or not now:
        found = now
        await asyncio.sleep(0.2)
    return found


@pytest.mark.usefixtures("eager")
async def test_bots_ally_with_each_other_when_the_time_has_passed(
    server: RunningServer, clock: FastClock
) -> None:
    async with (
        seated_table(server, OFFERED, "koi", clock=NO_CLOCK) as table,
        table.people["koi"].watch(table.table),
    ):
        clock.advance(SECONDS - 1)
        assert not any(map(accepts, await settles(table)))
        clock.advance(2)
        server.hub.on_changed.notify(server.hub.loaded_tables()[0])
        assert (await table.until(accepts)).body["clan"] == "turtle"


@pytest.mark.usefixtures("eager")
async def test_they_ally_at_once_when_the_person_is_ready(server: RunningServer) -> None:
    async with seated_table(server, OFFERED, "koi", clock=NO_CLOCK) as table:
        assert not any(map(accepts, await settles(table)))
        await table.answer("koi", {"kind": "ready"})
        assert (await table.until(accepts)).body["clan"] == "turtle"


@pytest.mark.parametrize("bot", ["random", "greedy", "greedy/trickster", "planner"])
async def test_a_person_s_offer_gets_an_answer_and_a_reason(
    server: RunningServer, bot: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.server.protocol.midgame.BOT", bot)
    async with seated_table(server, BEGUN, "koi", clock=NO_CLOCK) as table:
        n = await table.answer("koi", {"kind": "propose", "to": "lotus"})
        async with asyncio.timeout(SOON):
            reply = await table.until(_replies, after=n)
        assert reply.body["by"] == "bot"
        assert reply.body["reason"]["args"]["clan"] == "koi"


async def test_an_offer_that_comes_while_a_bot_thinks_gets_an_answer(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot that chose `ready` is asked again."""
    thinking, offered = asyncio.Event(), asyncio.Event()

    async def choose(pool: BotPool, job: BotJob, turn: QueueTurn) -> BotChoice:
        thinking.set()
        await offered.wait()
        return BotChoice({"kind": "ready"})

    monkeypatch.setattr(BotPool, "choose", choose)
    async with seated_table(server, BEGUN, "koi", clock=NO_CLOCK) as table:
        async with asyncio.timeout(SOON):
            await thinking.wait()
            n = 0
            for clan in ("lotus", "turtle"):  # either bot may be the one thinking
                n = await table.answer("koi", {"kind": "propose", "to": clan})
            offered.set()
            reply = await table.until(lambda entry: entry.body["answer"]["kind"] != "propose", after=n)
        assert reply.body["answer"] == {"kind": "refuse", "from": "koi"}


def _replies(entry: Entry) -> bool:
    return bool(entry.body["clan"] == "lotus" and entry.body["answer"].get("from") == "koi")
