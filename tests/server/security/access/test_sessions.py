"""Sessions that are forged, moved to another device, or ended can neither act nor watch."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

import pytest

from hinode.server.http.identity import COOKIE, Identities, new_secret, token_hash
from hinode.server.storage.rows import Person
from tests.server.kit.client import Client, TableFeed, guest, visitor
from tests.server.security.kit.sample_commands import command
from tests.server.security.kit.sample_requests import asked, reply
from tests.server.security.kit.world import SecurityFixture, outcome

pytestmark = pytest.mark.asyncio(loop_scope="module")

AGAIN: Final = 4000
# Cookies made from a person's token or id.
FORGERIES: Final[dict[str, Callable[[str, str], str]]] = {
    "blank": lambda token, person: f"{COOKIE}=",
    "another": lambda token, person: f"{COOKIE}={new_secret()}",
    "one sign off": lambda token, person: f"{COOKIE}={'A' if token[0] != 'A' else 'B'}{token[1:]}",
    "other case": lambda token, person: f"{COOKIE}={token.swapcase()}",
    "cut": lambda token, person: f"{COOKIE}={token[:-1]}",
    "longer": lambda token, person: f"{COOKIE}={token}A",
    "padded": lambda token, person: f"{COOKIE}={token}=",
    "percent": lambda token, person: f"{COOKIE}=%{ord(token[0]):x}{token[1:]}",
    "its hash": lambda token, person: f"{COOKIE}={token_hash(token)}",
    "the person": lambda token, person: f"{COOKIE}={person}",
    "other name": lambda token, person: f"{COOKIE.upper()}={token}",
    "host prefix": lambda token, person: f"__Host-{COOKIE}={token}",
    "forged last": lambda token, person: f"{COOKIE}={token}; {COOKIE}={new_secret()}",
    "inside another": lambda token, person: f"x={COOKIE}={token}",
    "sql": lambda token, person: f"{COOKIE}=' or 1=1 --",
    "long": lambda token, person: f"{COOKIE}={'A' * 4096}",
}
REQUESTS: Final = ("GET ~", "POST ~/commands", "WS ~/socket", "GET /api/tables?mine")


@asynccontextmanager
async def seated(world: SecurityFixture) -> AsyncIterator[tuple[Client, str]]:
    """A new person, who plays the Koi at a table of three in its first Tea Ceremony."""
    async with guest(world.server, "Mover") as person:
        made = (await person.post("/api/tables", {"players": 3})).json()
        await person.do(made["id"], "join", clan="koi")
        for role, clan in (("late", "lotus"), ("heir", "turtle")):
            await world[role].enter(made["id"], made["invite"])
            await world[role].do(made["id"], "join", clan=clan)
        await person.do(made["id"], "start")
        yield person, made["id"]


async def codes(person: Client, table: str) -> set[str]:
    came = await asyncio.gather(*(reply(person, asked(label), table) for label in REQUESTS))
    return {each.code for each in came}


async def code_of_a_link(person: Client) -> str:
    return str((await person.post("/api/session/link", {})).json()["code"])


async def closed(feed: TableFeed) -> int:
    return await asyncio.wait_for(feed.closed(), 10)


@pytest.mark.parametrize("forgery", FORGERIES)
async def test_a_forged_session_is_nobody(world: SecurityFixture, forgery: str) -> None:
    """It can neither read, act, nor watch at a table that is open to all."""
    table = await world.shared_table("playing", open=True)
    token, person = world["asked"].token, world.person("asked").id
    async with visitor(world.server, cookie=FORGERIES[forgery](token, person)) as found:
        assert await codes(found, table) == {"no-session"}


async def test_the_real_cookie_is_accepted(world: SecurityFixture) -> None:
    """Otherwise the forgeries would prove nothing."""
    table = await world.shared_table("tea", open=True)
    async with visitor(world.server, cookie=world["invited"].cookie) as twin:
        assert await codes(twin, table) == {"ok"}


async def test_the_new_device_holds_the_seats_and_the_old_one_nothing(world: SecurityFixture) -> None:
    async with seated(world) as (old, table), visitor(world.server) as new:
        code = await code_of_a_link(old)
        moved = await new.post("/api/session/move", {"code": code})
        assert moved.status_code == 200
        assert (await new.look(table))["update"]["viewer"] == "koi"
        assert {(await reply(old, asked(label), table)).code for label in REQUESTS[:3]} == {"no-table"}
        ready = {"id": "message-ready", "seat": "koi", "seen": 5, "answer": {"kind": "ready"}}
        assert outcome(await old.send(table, "answer", **ready)) == "no-table"
        await new.do(table, "answer", **ready)


async def test_a_socket_that_was_open_is_closed_by_the_move(world: SecurityFixture) -> None:
    """It receives nothing more, whatever happens at the table."""
    async with seated(world) as (old, table), visitor(world.server) as new, old.watch(table, "koi") as feed:
        await feed.update()
        code = await code_of_a_link(old)
        assert (await new.post("/api/session/move", {"code": code})).status_code == 200
        for number in range(5):
            await world["late"].do(table, "chat", seat="lotus", text=f"after the move {number}")
        assert await closed(feed) == AGAIN
        assert "after the move" not in "".join(feed.raw)


async def test_a_socket_gets_nothing_while_its_session_is_looked_up(
    world: SecurityFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The move is done, but the lookup that closes the socket is slow."""
    found, look_up = asyncio.Event(), Identities._look_up

    async def slowly(self: Identities, key: str, now: float) -> Person | None:
        if key == token_hash(old.token):
            await found.wait()
        return await look_up(self, key, now)

    async with seated(world) as (old, table), visitor(world.server) as new, old.watch(table, "koi") as feed:
        await feed.update()
        code = await code_of_a_link(old)
        monkeypatch.setattr(Identities, "_look_up", slowly)
        assert (await new.post("/api/session/move", {"code": code})).status_code == 200
        await world["late"].do(table, "chat", seat="lotus", text="after the move")
        await world["heir"].do(table, "chat", seat="turtle", text="after the move")
        found.set()
        assert await closed(feed) == AGAIN
        assert "after the move" not in "".join(feed.raw)


async def test_a_code_works_once(world: SecurityFixture) -> None:
    async with seated(world) as (old, table), visitor(world.server) as new, visitor(world.server) as third:
        code = await code_of_a_link(old)
        assert (await new.post("/api/session/move", {"code": code})).status_code == 200
        again = await third.post("/api/session/move", {"code": code})
        assert (again.status_code, outcome(again)) == (410, "bad-link")
        assert await codes(third, table) == {"no-session"}
        assert (await new.look(table))["update"]["viewer"] == "koi"


async def test_one_of_many_simultaneous_uses_of_a_code_succeeds(world: SecurityFixture) -> None:
    async with seated(world) as (old, _table):
        code = await code_of_a_link(old)

        async def attempt() -> str:
            async with visitor(world.server) as new:
                return outcome(await new.post("/api/session/move", {"code": code}))

        came = await asyncio.gather(*(attempt() for _ in range(8)))
        assert sorted(came) == ["bad-link"] * 7 + ["ok"]


async def test_forgetting_a_session_closes_its_sockets_and_keeps_the_seat(world: SecurityFixture) -> None:
    async with seated(world) as (person, table), visitor(world.server, cookie=person.cookie) as kept:
        async with person.watch(table) as own, person.watch(table, "koi") as other:
            await own.update()
            await other.update()
            await person.post("/api/session/forget", {})
            assert [await closed(own), await closed(other)] == [AGAIN, AGAIN]
        assert await codes(kept, table) == {"no-session"}
        places = (await world["late"].look(table))["update"]["table"]["places"]
        assert [place["taken"] for place in places] == [True] * 3


async def test_a_person_who_loses_a_seat_no_longer_sees_its_view(world: SecurityFixture) -> None:
    """The socket of a seat that another person takes is closed, and can be reopened as a spectator's."""
    made = await world.table("playing")
    async with world["owner"].watch(made.id, "bonsai") as feed:
        await feed.update()
        await world["invited"].do(made.id, "take", seat="bonsai")
        assert await closed(feed) == AGAIN
    assert (await world["owner"].look(made.id))["update"]["viewer"] is None
    refused = await world.send("owner", made.id, command("return", world.stages.table("playing"), "owner"))
    assert outcome(refused) == "not-your-seat"
