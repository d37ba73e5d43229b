"""A bot whose choice is no longer possible when it arrives is asked again."""

from __future__ import annotations

from time import monotonic

import pytest

from hinode.server.play.bots.fair_queue import QueueTurn
from hinode.server.play.bots.jobs import BotChoice, BotJob
from hinode.server.play.bots.pool import BotPool
from tests.server.absence.seated_table import seated_table
from tests.server.kit.server import RunningServer
from tests.server.protocol.midgame import Midgame

pytestmark = pytest.mark.asyncio
SOON = 30.0  # seconds, on a busy machine
CLANS = ("koi", "lotus", "turtle")
PROPOSED = Midgame(CLANS, 1, "archway", False, (("lotus", {"kind": "propose", "to": "koi"}),))


async def test_a_bot_is_asked_again_when_its_choice_is_no_longer_possible(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The Koi's bot accepts an offer that is withdrawn while it thinks."""
    think, asked = BotPool.choose, 0

    async def choose(pool: BotPool, job: BotJob, turn: QueueTurn) -> BotChoice:
        nonlocal asked
        asked += 1
        if asked > 1:
            return await think(pool, job, turn)
        await table.answer("lotus", {"kind": "withdraw", "to": "koi"})
        return BotChoice({"kind": "accept", "from": "lotus"})

    monkeypatch.setattr(BotPool, "choose", choose)
    async with seated_table(server, PROPOSED, "lotus", "turtle", clock={"kind": "none"}) as table:
        begun, n = monotonic(), await table.n()
        answer = await table.until(lambda entry: entry.body["clan"] == "koi", after=n)
        assert answer.body["by"] == "bot"
        assert monotonic() - begun < SOON
    assert "no longer run" not in caplog.text
