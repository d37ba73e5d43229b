"""Seats that change hands: taken back, voted to a bot, or given to a new player by link."""

from __future__ import annotations

import pytest

from hinode.server.storage.rows import Entry
from tests.server.absence.fast_clock import FastClock
from tests.server.absence.seated_table import TIME, seated_table
from tests.server.kit.client import guest
from tests.server.kit.server import RunningServer
from tests.server.protocol.midgame import Midgame, played_until

pytestmark = pytest.mark.asyncio
CLANS = ("koi", "lotus", "turtle")
NO_CLOCK = {"kind": "none"}
AWAY = 5.0  # seconds; the server's setting


def asked(clan: str) -> Midgame:
    """A position where only this clan is asked."""
    return played_until(CLANS, lambda game: [decision.clan for decision in game.pending] == [clan])


def handed(entry: Entry) -> bool:
    return entry.kind == "handed"


async def test_a_seat_that_keeps_timing_out_is_handed_over_and_taken_back(
    server: RunningServer, clock: FastClock
) -> None:
    async with seated_table(server, asked("koi"), "koi") as table:
        seen = 0
        for _ in range(2):
            seen = (await table.asked("koi", seen))["asked"]["koi"]
            clock.advance(TIME)
            await table.until(lambda entry: entry.body.get("by") == "clock", after=seen)
        given = await table.until(handed)
        assert (given.body["clan"], given.body["why"]) == ("koi", "clock")
        assert await table.refused("koi", "answer", seen=given.seq, answer={"kind": "done"}) == "handed-over"
        back = await table.do("koi", "return")
        update = await table.asked("koi")
        await table.answer("koi", update["view"]["pending"][0]["options"][0])
        later = [entry for entry in await table.entries(back) if entry.body["clan"] == "koi"]
        assert [entry.body["by"] for entry in later] == ["person"]


async def test_a_player_who_is_online_cannot_be_voted_away(server: RunningServer, clock: FastClock) -> None:
    """Nor can one who has just left: the others must wait for a while."""
    async with seated_table(server, asked("turtle"), *CLANS, clock=NO_CLOCK) as table:
        vote = {"about": "turtle", "to": "bot"}
        async with table.people["koi"].watch(table.table, "koi") as feed:
            async with table.people["turtle"].watch(table.table, "turtle"):
                await feed.until(lambda m: m["type"] == "presence" and m["online"] == ["koi", "turtle"])
                clock.advance(AWAY)
                assert await table.refused("koi", "vote", **vote) == "not-absent"
            await feed.until(lambda m: m["type"] == "presence" and m["online"] == ["koi"])
        clock.advance(AWAY - 1)
        assert await table.refused("koi", "vote", **vote) == "not-absent"
        clock.advance(1)
        await table.do("koi", "vote", **vote)


async def test_the_others_hand_an_absent_seat_to_a_bot(server: RunningServer, clock: FastClock) -> None:
    """More than half of them must vote; then the bot answers, and the person may come back."""
    async with seated_table(server, asked("turtle"), *CLANS, clock=NO_CLOCK) as table:
        clock.advance(AWAY)
        await table.do("koi", "vote", about="turtle", to="bot")
        assert not any(map(handed, await table.entries()))
        n = await table.do("lotus", "vote", about="turtle", to="bot")
        given = await table.until(handed, after=n)
        assert (given.body["clan"], given.body["why"]) == ("turtle", "vote")
        bots = await table.until(lambda entry: entry.body.get("by") == "bot", after=n)
        assert bots.body["clan"] == "turtle"
        back = await table.do("turtle", "return")
        assert (await table.entries(back - 1))[0].kind == "returned"


async def test_the_others_give_an_absent_seat_to_a_newcomer(server: RunningServer, clock: FastClock) -> None:
    async with (
        seated_table(server, asked("turtle"), *CLANS, clock=NO_CLOCK) as table,
        guest(server, "Dai") as dai,
    ):
        assert (await dai.refused(table.table, "take", seat="turtle"))["code"] == "not-offered"
        clock.advance(AWAY)
        for clan in ("koi", "lotus"):
            n = await table.do(clan, "vote", about="turtle", to="link")
        await table.until(lambda entry: entry.kind == "offered", after=n)
        taken = await dai.do(table.table, "take", seat="turtle")
        assert await table.refused("turtle", "answer", seen=taken, answer={"kind": "done"}) == "not-your-seat"
        async with dai.watch(table.table, "turtle") as feed:
            assert (await feed.update())["view"]["me"] == "turtle"


async def test_votes_lapse_when_the_person_comes_back(server: RunningServer, clock: FastClock) -> None:
    async with seated_table(server, asked("turtle"), *CLANS, clock=NO_CLOCK) as table:
        clock.advance(AWAY)
        n = await table.do("koi", "vote", about="turtle", to="bot")
        async with table.people["turtle"].watch(table.table, "turtle"):
            await table.until(lambda entry: entry.kind == "came_back", after=n)
            assert await table.refused("lotus", "vote", about="turtle", to="bot") == "not-absent"
