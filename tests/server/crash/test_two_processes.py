"""Two processes on one PostgreSQL: a table's players spread over both, and one of them killed."""

from __future__ import annotations

from pathlib import Path
from time import monotonic

import pytest

from tests.server.crash.houses import Party, two_houses, watching
from tests.server.crash.people import Person
from tests.server.crash.servers import Nursery

pytestmark = pytest.mark.asyncio(loop_scope="module")
TAKEN_OVER = 10.0  # seconds within which the other process must go on for the one that died
CUT = 4.0


async def test_the_game_goes_on_through_the_other_process(
    tmp_path: Path, nursery: Nursery, pg_url: str
) -> None:
    """Whichever dies, bots and all: nothing is lost, nothing doubled."""
    async with two_houses(nursery, tmp_path, pg_url) as (first, second):
        party = Party("spread 1", [first, second, first], bots=1)
        async with party.playing():
            for dying, other in ((first, second), (second, first)):
                before = party.acknowledged()
                await party.until(lambda: all(now > was + 5 for now, was in zip(party.acknowledged(), before)))
                await dying.kill()
                killed, acted, bots = monotonic(), party.acknowledged(), party.by_bots()
                for person in party.people:
                    party.move(person, other)
                await party.until(
                    lambda: party.by_bots() > bots
                    and all(now > was for now, was in zip(party.acknowledged(), acted))
                )
                assert monotonic() - killed < TAKEN_OVER
                await dying.open()
                party.move(party.people[1], dying)
        await first.kill()
        await second.kill()
        referee = await party.look(pg_url)
    print(dict(referee.counts))


async def test_who_is_online_elsewhere_is_seen(tmp_path: Path, nursery: Nursery, pg_url: str) -> None:
    """At once, on both sides, when they come and when they go."""
    async with two_houses(nursery, tmp_path, pg_url) as (first, second):
        party = Party("presence 1", [first, second, first], bots=0)
        async with party.playing():
            pass  # the table is there, and nobody plays
        table = party.players[0].table
        aki, ben, _ = party.people
        begun = monotonic()
        async with watching(aki, first, table, seat="koi") as here:
            async with watching(ben, second, table, seat="lotus") as there:
                for eyes in (here, there):
                    await eyes.until(lambda m: m["type"] == "presence" and m["online"] == ["koi", "lotus"])
            await here.until(lambda m: m["type"] == "presence" and m["online"] == ["koi"])
        assert monotonic() - begun < CUT


async def test_a_move_to_another_device_cuts_the_socket_in_the_other_process(
    tmp_path: Path, nursery: Nursery, pg_url: str
) -> None:
    async with two_houses(nursery, tmp_path, pg_url) as (first, second):
        party = Party("device 1", [first, second], bots=1)
        async with party.playing():
            pass
        table, aki = party.players[0].table, party.people[0]
        async with watching(aki, first, table, seat="koi") as old:
            await old.until(lambda m: m["type"] == "update")
            _, link = await aki.wire.post("/api/session/link", {})
            phone = Person(second.door, "Aki's phone", "phone")
            await phone.wire.post("/api/session/move", {"code": link["code"]})
            begun = monotonic()
            assert await old.closed() == 4000
            assert monotonic() - begun < CUT
        async with watching(phone, second, table, seat="koi") as new:
            assert (await new.until(lambda m: m["type"] == "hello"))["viewer"] == "koi"
        for person in (*party.people, phone):
            person.wire.close()
