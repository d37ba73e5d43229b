"""A client that is cut off and reconnects sees exactly what a client that stayed sees."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest

from tests.server.crash.checks.transcript import Transcript
from tests.server.crash.kit.group import Group
from tests.server.crash.kit.players import Person, ServerAccess
from tests.server.kit.proxy import FaultProxy, running_proxy
from tests.server.kit.server import running_server

pytestmark = pytest.mark.asyncio
SEED = "resuming 1"
PLAYERS = 4
ENTRIES = 100  # every game has more: the shortest of 100 random games had 144
CUTS = 40


def shadow_of(person: Person, address: str) -> Person:
    """The same person in another tab, whose connection is cut repeatedly."""
    shadow = Person(person.access, person.name, "")
    shadow.client.token, shadow.feed_address = person.client.token, address
    return shadow


def level(steady: Transcript, cut: Transcript) -> bool:
    return (steady.n, steady.count) == (cut.n, cut.count)


def over(transcript: Transcript) -> bool:
    return transcript.latest is not None and transcript.latest["result"] is not None


async def test_entries_and_chat_are_the_same_as_for_clients_that_stayed_connected(
    tmp_path: Path, database_url: str
) -> None:
    """For four seats and a spectator. Commands go through cut connections too, and are sent again."""
    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(running_server(tmp_path, database_url))
        proxy = await stack.enter_async_context(
            running_proxy(FaultProxy(server.origin, (300, 60_000), Random(SEED)))
        )
        access = ServerAccess(server.origin)
        access.open.set()
        group = Group.through([access] * (PLAYERS + 1), SEED, PLAYERS)
        await group.sit_down()
        await stack.enter_async_context(group.playing())
        steady = [player.transcript for player in group.players] + group.spectators
        cut = [Transcript(group.table, transcript.viewer) for transcript in steady]
        for person, transcript in zip(group.people, cut, strict=True):
            group.begin(shadow_of(person, proxy.origin).watch(transcript))
            person.client.address = proxy.origin
            person.client.close()

        def enough() -> bool:
            return min(each.n for each in steady) >= ENTRIES and proxy.cuts >= CUTS

        await group.until(lambda: enough() or any(map(over, steady)))
        assert enough(), "the game was over too early"
        await group.rest()
        await group.until(lambda: all(map(level, steady, cut)))
    print(
        "seed:",
        SEED,
        f"{proxy.cuts} cuts, {steady[0].n} entries,",
        f"{[len(transcript.talk) for transcript in steady]} messages",
    )
    for here, there in zip(steady, cut, strict=True):
        assert there.entries == here.entries
        assert list(there.entries) == list(range(1, here.n + 1))
        assert there.talk == here.talk
        assert all(here.states[n] == there.states[n] for n in here.states.keys() & there.states.keys())
    await group.look(database_url)
