"""Deals on a running server: sockets, repeated commands, bots, restarts, and both databases."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from hinode.server.setting_types import Rate
from hinode.server.storage.rows import ChatMessage, Conflict, Repeated
from hinode.server.storage.store import Store
from hinode.server.wire.deals import LedgerReply
from hinode.server.wire.tables import Snapshot
from tests.server.kit.client import Client, Json, TableFeed, guest
from tests.server.kit.server import RunningServer, running_server
from tests.server.storage.samples import add_table, entry

pytestmark = pytest.mark.asyncio
ALLIANCE: list[Json] = [{"kind": "alliance"}, {"kind": "coins", "amount": 1}]
SPARE: list[Json] = [{"kind": "spare"}]


@asynccontextmanager
async def seated(server: RunningServer, third: str = "person") -> AsyncIterator[tuple[str, Client, Client]]:
    """A table at its first tea ceremony: the Koi and the Lotus are people; the third is a person or a bot."""
    async with three_people(server, third) as (table, aki, ben, _):
        yield table, aki, ben


@asynccontextmanager
async def three_people(
    server: RunningServer, third: str = "person"
) -> AsyncIterator[tuple[str, Client, Client, Client]]:
    """The same, with the third person, who plays the Turtle unless a bot does."""
    async with guest(server, "Aki") as aki, guest(server, "Ben") as ben, guest(server, "Cho") as cho:
        bots = [] if third == "person" else [{"level": third}]
        table = await aki.create_table(players=3, open=True, bots=bots, clans="chosen")
        await aki.do(table, "join", clan="koi")
        await ben.do(table, "join", clan="lotus")
        if third == "person":
            await cho.do(table, "join", clan="turtle")
        await aki.do(table, "start")
        yield table, aki, ben, cho


def offer(to: str, give: list[Json], **more: Any) -> Json:
    return {"seat": "koi", "to": to, "give": give, "ask": [], "until": "turn", **more}


async def deals_of(feed: TableFeed) -> Json:
    return await feed.until(lambda message: message["type"] == "deals")


async def test_two_people_deal_over_the_socket(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, seated(server) as (table, aki, ben):
        async with aki.watch(table) as koi, ben.watch(table) as lotus:
            n = await aki.do(table, "deal_offer", **offer("lotus", ALLIANCE))
            [stands] = (await deals_of(lotus))["offers"]
            assert (stands["from"], stands["refusal"]) == ("koi", None)
            accept = {"seat": "lotus", "offer": stands["id"], "reply": "accept"}
            assert await ben.do(table, "deal_reply", **accept) == n + 1
            made = await koi.update(lambda update: bool(update["frames"]) and update["n"] == n + 1)
            assert made["view"]["alliances"] == [["koi", "lotus"]]
            ledger = (await deals_of(koi))["ledger"]
            assert [(each["from"], each["allied"]) for each in ledger] == [("koi", True)]
        Snapshot.model_validate_json((await ben.get(f"/api/tables/{table}")).text)
        look = await ben.look(table)
        acts = [said["deal"]["act"] for said in look["talk"]["messages"]]
        assert acts == ["offer", "accept"]


async def test_a_repeated_command_is_carried_out_once(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, seated(server) as (table, aki, ben):
        sent = {**offer("lotus", ALLIANCE), "id": "offer-000001"}
        numbers = [await aki.do(table, "deal_offer", **sent) for _ in range(3)]
        [stands] = (await ben.look(table))["deals"]["offers"]
        reply = {"seat": "lotus", "offer": stands["id"], "reply": "accept", "id": "reply-000001"}
        numbers += [await ben.do(table, "deal_reply", **reply) for _ in range(3)]
        n = numbers[0]
        assert numbers == [n, n, n, n + 1, n + 1, n + 1]
        look = await aki.look(table)
        assert (look["update"]["n"], look["talk"]["count"], len(look["deals"]["ledger"])) == (n + 1, 2, 1)


async def test_an_offer_survives_a_restart(tmp_path: Path) -> None:
    async with guest_tokens(tmp_path) as (table, tokens, before), running_server(tmp_path) as server:
        ben = Client(server.origin, tokens[1])
        look = await ben.look(table)
        assert look["deals"] == before
        stands = look["deals"]["offers"][0]
        reply = {"seat": "lotus", "offer": stands["id"], "reply": "accept", "id": "after-restart"}
        await ben.do(table, "deal_reply", **reply)
        assert len((await ben.look(table))["deals"]["ledger"]) == 1
        ben.close()


@asynccontextmanager
async def guest_tokens(data: Path) -> AsyncIterator[tuple[str, list[str], Json]]:
    """Stops a server with an offer to the Lotus. Returns who sat there, and what the Lotus saw."""
    async with running_server(data) as server, seated(server) as (table, aki, ben):
        await aki.do(table, "deal_offer", **offer("lotus", SPARE, secret=True))
        tokens, before = [aki.token, ben.token], (await ben.look(table))["deals"]
    yield table, tokens, before


@pytest.mark.parametrize(("level", "reply"), [("random", "decline"), ("greedy", "accept")])
async def test_a_bot_replies(tmp_path: Path, level: str, reply: str) -> None:
    """The `random` level makes no deals; every other level accepts Coins for nothing."""
    async with running_server(tmp_path) as server, seated(server, level) as (table, aki, _):
        places = (await aki.look(table))["update"]["table"]["places"]
        bot = next(place["clan"] for place in places if place["bot"] is not None)
        async with aki.watch(table) as feed:
            gift = [{"kind": "coins", "amount": 3}]
            await aki.do(table, "deal_offer", **offer(bot, gift, until="season", secret=True))
            said: Json = {}
            while said.get("clan") != bot:
                talk = await feed.until(lambda message: message["type"] == "talk" and message["messages"])
                said = talk["messages"][-1]
        assert said["deal"]["act"] == reply
        assert (await aki.look(table))["deals"]["offers"] == []


async def test_spectators_see_open_deals_only(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, seated(server) as (table, aki, _):
        await aki.do(table, "deal_offer", **offer("lotus", SPARE, secret=True))
        await aki.do(table, "deal_offer", **offer("turtle", SPARE))
        async with guest(server, "Umi") as umi:
            seen = (await umi.get(f"/api/tables/{table}/deals")).json()
            assert [each["to"] for each in seen["offers"]] == ["turtle"]
            assert (await umi.get(f"/api/tables/{table}/deals/choices", {"to": "koi"})).status_code == 403


async def test_only_its_parties_read_a_secret_deal_in_the_ledger(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, three_people(server) as (table, aki, ben, cho):
        await aki.do(table, "deal_offer", **offer("lotus", SPARE, secret=True))
        [stands] = (await ben.look(table))["deals"]["offers"]
        await ben.do(table, "deal_reply", seat="lotus", offer=stands["id"], reply="accept")
        async with guest(server, "Umi") as umi:
            path = f"/api/tables/{table}/ledger"
            replies = [await person.get(path) for person in (aki, ben, cho, umi)]
        found = [LedgerReply.model_validate_json(reply.text) for reply in replies]
        assert [[entry.deal for entry in each.ledger] for each in found] == [[stands["id"]]] * 2 + [[]] * 2
        assert {each.n for each in found} == {(await cho.look(table))["update"]["n"]}


async def test_reading_the_ledger_is_rate_limited_like_other_reads(tmp_path: Path) -> None:
    rate = Rate(6, 3600)
    async with running_server(tmp_path, player_rate=rate) as server, seated(server) as (table, aki, _):
        codes = [(await aki.get(f"/api/tables/{table}/ledger")).status_code for _ in range(8)]
        assert (codes[0], codes[-1]) == (200, 429)


async def test_choices_are_sent_on_request(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server, seated(server) as (table, aki, _):
        found = (await aki.get(f"/api/tables/{table}/deals/choices", {"to": "lotus"})).json()
        assert found["presets"][0] == {"give": [{"kind": "alliance"}], "ask": [], "until": "turn"}


async def test_the_rate_of_chat_limits_offers(tmp_path: Path) -> None:
    async with running_server(tmp_path, chat_rate=Rate(2, 60)) as server, seated(server) as (table, aki, _):
        codes = [(await aki.send(table, "deal_offer", **offer("lotus", SPARE))).status_code for _ in range(3)]
        assert codes == [200, 409, 429]


# -- storage, on both databases ------------------------------------------------------------------


def row(no: int, n: int) -> ChatMessage:
    return ChatMessage(no, f"key-{no}", {"n": n}, 1.0)


async def test_an_entry_and_its_row_are_written_together(store: Store) -> None:
    await add_table(store, "t1")
    await store.append("t1", entry(2), key="k", digest="d", last_message=0, message=row(1, 2))
    assert [message.no for message in await store.talk("t1", 0)] == [1]
    with pytest.raises(Conflict):  # there is a newer chat message
        await store.append("t1", entry(3), last_message=0, message=row(1, 3))
    assert [each.seq for each in await store.entries("t1", 0)] == [1, 2]
    with pytest.raises(Repeated):
        await store.append("t1", entry(3), key="k", digest="d", last_message=1, message=row(2, 3))


async def test_a_row_is_refused_if_the_table_has_changed(store: Store) -> None:
    await add_table(store, "t1")
    await store.add_message("t1", row(1, 1), 1, "d")
    for late, n in ((row(1, 1), 1), (row(2, 0), 0)):
        with pytest.raises(Conflict):
            await store.add_message("t1", late, n)
    with pytest.raises(Repeated) as repeated:
        await store.add_message("t1", row(1, 1), 1, "d")
    assert (repeated.value.seq, repeated.value.digest) == (1, "d")
    assert [message.no for message in await store.talk("t1", 0)] == [1]
