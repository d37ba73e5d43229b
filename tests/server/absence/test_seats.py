"""Seats that change hands: taken back, voted to a bot, or given to whoever comes by link."""

from __future__ import annotations

import asyncio

import pytest

from hinode.server.storage.rows import Entry
from tests.server.absence.gone import CLOCK, person_of, sitting
from tests.server.absence.haste import Haste
from tests.server.play.hall import Hall, guest
from tests.server.play.scripted import play_seat
from tests.server.protocol.stages import Stage, played_until

pytestmark = pytest.mark.asyncio
CLANS = ("koi", "lotus", "turtle")
NO_CLOCK = {"kind": "none"}


def asked(*clans: str) -> Stage:
    return played_until(CLANS, lambda game: [decision.clan for decision in game.pending] == list(clans))


def handed(entry: Entry) -> bool:
    return entry.kind == "handed"


async def test_a_seat_that_kept_failing_is_handed_over_and_taken_back(hall: Hall, clock: Haste) -> None:
    async with sitting(hall, asked("koi"), "koi") as table:
        for _ in range(2):
            n = await table.n()
            live = hall.hub.known(table.table)
            assert live is not None
            clock.skip(CLOCK["seconds"])
            await table.until(lambda entry: entry.body.get("by") == "clock", after=n)
            await asyncio.sleep(0)
        given = await table.until(handed)
        assert (given.body["clan"], given.body["why"]) == ("koi", "clock")
        assert await table.refused("koi", "answer", seen=given.seq, answer={"kind": "done"}) == "handed-over"
        back = await table.do("koi", "return")
        async with table.people["koi"].watch(table.table, "koi") as eyes:
            update = await eyes.update(lambda u: "koi" in u["asked"])
        n = await table.answer("koi", update["view"]["pending"][0]["options"][0])
        later = await table.entries(back)
        assert [entry.body["by"] for entry in later if entry.body["clan"] == "koi"] == ["person"]
        assert later[-1].seq >= n
