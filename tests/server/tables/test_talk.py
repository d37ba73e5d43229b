"""Chat: sent in pages, for members only, limited per table, without a trace of private messages."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from hinode.server.setting_types import Rate
from hinode.server.storage.rows import ChatMessage
from hinode.server.tables.presenters import TALK_PAGE, older_talk, talk
from tests.server.kit.client import Client, guest
from tests.server.kit.server import RunningServer, error_code, running_server

pytestmark = pytest.mark.asyncio


def message(number: int, channel: str = "table", among: list[str] | None = None) -> ChatMessage:
    body: dict[str, Any] = {"channel": channel, "clan": None, "name": "Aiko", "among": among}
    body |= {"text": f"line {number}", "season": None, "phase": None}
    return ChatMessage(number, f"key-{number}", body, float(number))


SAID = [message(number) for number in range(1, 251)]


def numbers(page: dict[str, Any]) -> list[int]:
    return [each["number"] for each in page["messages"]]


async def test_a_page_holds_the_latest_messages() -> None:
    page = talk(SAID, None, 0)
    assert (page["count"], numbers(page)) == (250, list(range(150, 250)))
    assert numbers(talk(SAID, None, 245)) == list(range(245, 250))


async def test_older_messages_are_paged_without_gaps() -> None:
    found, before = numbers(talk(SAID, None, 0)), 150
    while before > 0:
        page = older_talk(SAID, None, before)
        assert len(page["messages"]) <= TALK_PAGE
        found = numbers(page) + found
        before = page["messages"][0]["number"]
    assert found == list(range(250))


async def test_private_messages_of_others_do_not_change_a_page() -> None:
    whispers = [message(1000 + number, "private", ["koi", "lotus"]) for number in range(150)]
    mixed = [each for pair in zip(SAID, whispers, strict=False) for each in pair] + SAID[150:]
    for viewer in ("turtle", None):
        assert talk(mixed, viewer, 0) == talk(SAID, viewer, 0)
        assert older_talk(mixed, viewer, 120) == older_talk(SAID, viewer, 120)
    assert older_talk(mixed, "koi", 120) != older_talk(SAID, "koi", 120)


@asynccontextmanager
async def open_lobby(data: Path, **limits: Any) -> AsyncIterator[tuple[RunningServer, Client, str]]:
    async with running_server(data, **limits) as server, guest(server, "Host") as host:
        yield server, host, await host.create_table(players=3, open=True)


async def test_a_table_is_loaded_with_only_its_latest_messages(tmp_path: Path) -> None:
    """However much was said, loading reads a bounded number of messages."""
    async with open_lobby(tmp_path) as (_, host, table):
        for number in range(TALK_PAGE + 20):
            await host.do(table, "chat", text=f"{number:04}" + "x" * 400)
        loaded = await host.look(table)
        assert len(loaded["talk"]["messages"]) == TALK_PAGE
        assert len(json.dumps(loaded)) < 100_000
        older = (await host.get(f"/api/tables/{table}/talk", {"before": 20})).json()
        assert numbers(older) == list(range(20))
        async with host.watch(table) as feed:
            first = await feed.until(lambda message: message["type"] == "talk")
        assert numbers(first) == list(range(20, 120))


async def test_strangers_who_see_an_open_table_cannot_talk_there(tmp_path: Path) -> None:
    async with open_lobby(tmp_path) as (server, host, table), guest(server, "Stranger") as stranger:
        refused = await stranger.send(table, "chat", text="buy my boots")
        assert (refused.status_code, error_code(refused)) == (403, "not-member")
        assert (await host.look(table))["talk"]["count"] == 0


@pytest.mark.parametrize("way", ["seat", "invitation"])
async def test_members_can_talk(tmp_path: Path, way: str) -> None:
    async with open_lobby(tmp_path) as (server, host, table), guest(server, "Member") as member:
        if way == "seat":
            await member.do(table, "join", clan="koi")
        else:
            await member.enter(table, (await host.look(table))["invite"])
        await member.do(table, "chat", text="good evening")
        assert [each["text"] for each in (await host.look(table))["talk"]["messages"]] == ["good evening"]


async def test_a_table_limits_the_rate_of_messages(tmp_path: Path) -> None:
    """No matter how many people send them."""
    async with open_lobby(tmp_path, table_chat_rate=Rate(3, 60)) as (server, host, table):
        key = (await host.look(table))["invite"]
        codes = []
        for number in range(4):
            async with guest(server, f"Guest {number}") as member:
                await member.enter(table, key)
                codes.append((await member.send(table, "chat", text="hello")).status_code)
        assert codes == [200, 200, 200, 429]


async def test_a_table_limits_the_number_of_messages(tmp_path: Path) -> None:
    """Spectators cannot use up the players' share."""
    async with open_lobby(tmp_path, talk_per_table=4) as (_, host, table):
        codes = [(await host.send(table, "chat", text="watching")).status_code for _ in range(3)]
        full = await host.send(table, "chat", text="watching")
        assert (codes, error_code(full)) == ([200, 200, 409], "talk-full")
        await host.do(table, "join", clan="koi")
        codes = [(await host.send(table, "chat", text="playing")).status_code for _ in range(5)]
        assert codes == [200] * 4 + [409]


async def test_a_table_shows_how_long_a_message_may_be(tmp_path: Path) -> None:
    async with open_lobby(tmp_path, chat_length=10) as (_, host, table):
        shown = (await host.look(table))["update"]["table"]
        assert shown["chat_length"] == 10
        codes = [(await host.send(table, "chat", text="x" * size)).status_code for size in (10, 11)]
        assert codes == [200, 422]


async def test_a_message_that_was_accepted_is_confirmed_again_when_the_table_is_full(tmp_path: Path) -> None:
    async with open_lobby(tmp_path, talk_per_table=2) as (_, host, table):
        first = await host.send(table, "chat", id="the-same-id", text="only one")
        assert (await host.send(table, "chat", text="one too many")).status_code == 409
        again = await host.send(table, "chat", id="the-same-id", text="only one")
        assert (again.status_code, again.json()) == (200, first.json())
