"""Whole games over HTTP and WebSocket, with scripted people and bots."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest

from hinode.vocab.ids import CLANS
from tests.server.kit.client import guest
from tests.server.kit.server import running_server
from tests.server.play.scripted import play_seat

pytestmark = pytest.mark.asyncio


@pytest.mark.parametrize(("players", "bots"), [(3, 0), (4, 2), (5, 1)])
async def test_people_and_bots_play_to_the_end(tmp_path: Path, players: int, bots: int) -> None:
    """Everyone gets the same result, in the same number of entries."""
    people = players - bots
    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(running_server(tmp_path))
        guests = [await stack.enter_async_context(guest(server, f"Guest {i}")) for i in range(people)]
        table = await guests[0].create_table(
            players=players, open=True, kami_unbound=players == 5, bots=[{"level": "random"}] * bots
        )
        feed = []
        for person, clan in zip(guests, CLANS, strict=False):
            await person.do(table, "join", clan=clan)
        await guests[0].do(table, "start")
        for person, clan in zip(guests, CLANS, strict=False):
            feed.append(await stack.enter_async_context(person.watch(table, clan)))
        playing = [
            play_seat(person, table, clan, seen, Random(clan))
            for person, clan, seen in zip(guests, CLANS, feed, strict=False)
        ]
        last = await asyncio.wait_for(asyncio.gather(*playing), 120)
    assert all(update["result"] == last[0]["result"] for update in last)
    assert len({update["n"] for update in last}) == 1
    assert len(last[0]["result"]["ranking"]) == players
