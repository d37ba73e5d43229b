"""Cut off at any byte and back with `since` and `talk`: in the end one has seen what those saw who stayed."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest

from tests.server.crash.parties import Party
from tests.server.crash.people import Door, Person
from tests.server.crash.stories import Story
from tests.server.kit.proxy import FaultProxy, running_proxy
from tests.server.kit.server import running_server

pytestmark = pytest.mark.asyncio
SEED = "resuming 1"
ENTRIES = 120
CUTS = 40


def shadow_of(person: Person, address: str) -> Person:
    """The same person in another tab, whose connection is cut again and again."""
    shadow = Person(person.door, person.name, "")
    shadow.client.token, shadow.feed_address = person.client.token, address
    return shadow


def level(steady: Story, cut: Story) -> bool:
    return (steady.n, steady.count) == (cut.n, cut.count)


async def test_frames_and_talk_are_the_same_as_for_those_who_stayed(
    tmp_path: Path, database_url: str
) -> None:
    """For three seats and a spectator. Commands go through cut connections too, and are sent again."""
    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(running_server(tmp_path, database_url))
        proxy = await stack.enter_async_context(
            running_proxy(FaultProxy(server.origin, (300, 60_000), Random(SEED)))
        )
        door = Door(server.origin)
        door.open.set()
        party = Party.through([door] * 4, SEED, players=3)
        await party.sit_down()
        await stack.enter_async_context(party.playing())
        steady = [player.story for player in party.players] + party.onlookers
        cut = [Story(party.table, story.viewer) for story in steady]
        for person, story in zip(party.people, cut, strict=True):
            party.begin(shadow_of(person, proxy.origin).watch(story))
            person.client.address = proxy.origin
            person.client.close()
        await party.until(lambda: min(story.n for story in steady) >= ENTRIES and proxy.cuts >= CUTS)
        await party.rest()
        await party.until(lambda: all(map(level, steady, cut)))
    print(
        "seed:",
        SEED,
        f"{proxy.cuts} cuts, {steady[0].n} entries, {[len(story.talk) for story in steady]} lines",
    )
    for here, there in zip(steady, cut, strict=True):
        assert there.frames == here.frames
        assert list(there.frames) == list(range(1, here.n + 1))
        assert there.talk == here.talk
        assert all(here.scenes[n] == there.scenes[n] for n in here.scenes.keys() & there.scenes.keys())
    await party.look(database_url)
