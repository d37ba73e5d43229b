"""A client that still shows earlier events reports it, and others see that on its clan; nothing is stored."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NoReturn

import pytest

from hinode.server.live import subscription
from tests.server.absence.seated_table import SeatedTable, seated_table
from tests.server.kit.client import TableFeed
from tests.server.kit.server import GENEROUS_LIMITS, running_server
from tests.server.protocol.midgame import played_until

pytestmark = pytest.mark.asyncio
CLANS = ("koi", "lotus", "turtle")


@asynccontextmanager
async def table_of_three(data: Path) -> AsyncIterator[SeatedTable]:
    midgame = played_until(CLANS, lambda game: [decision.clan for decision in game.pending] == ["koi"])
    async with (
        running_server(data, **GENEROUS_LIMITS) as server,
        seated_table(server, midgame, *CLANS, clock={"kind": "none"}) as table,
    ):
        yield table


async def say(feed: TableFeed, behind: bool) -> None:
    await feed.socket.send(json.dumps({"type": "story", "behind": behind}))


async def seen(feed: TableFeed, *clans: str) -> None:
    """Wait until exactly these clans are shown as catching up."""
    await feed.until(lambda message: message.get("catching_up") == list(clans))


async def test_the_others_see_who_is_catching_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def written(*_: object) -> NoReturn:
        raise AssertionError("a hint is not stored")

    async with table_of_three(tmp_path) as table:
        koi, turtle = table.people["koi"], table.people["turtle"]
        async with koi.watch(table.table, "koi") as mine, turtle.watch(table.table, "turtle") as theirs:
            await theirs.until(lambda message: message.get("online") == ["koi", "turtle"])
            monkeypatch.setattr(table.server.hub.store._database, "write", written)
            await say(mine, behind=True)
            await seen(theirs, "koi")
            assert (await turtle.look(table.table))["presence"]["catching_up"] == ["koi"]
            await say(mine, behind=False)
            await seen(theirs)
            assert not any(message["type"] == "update" for message in theirs.messages[4:])


async def test_a_player_who_disconnects_is_not_catching_up(tmp_path: Path) -> None:
    async with table_of_three(tmp_path) as table, table.people["turtle"].watch(table.table) as theirs:
        async with table.people["koi"].watch(table.table, "koi") as mine:
            await say(mine, behind=True)
            await seen(theirs, "koi")
        await theirs.until(lambda message: message.get("online") == ["turtle"])
        assert theirs.messages[-1]["catching_up"] == []


async def test_one_screen_that_is_up_to_date_is_enough(tmp_path: Path) -> None:
    async with table_of_three(tmp_path) as table, table.people["turtle"].watch(table.table) as theirs:
        koi = table.people["koi"]
        async with koi.watch(table.table, "koi") as one:
            async with koi.watch(table.table, "koi") as two:
                await two.until(lambda message: message["type"] == "presence")
                await say(one, behind=True)
                await koi.do(table.table, "chat", seat="koi", text="a word")
                await theirs.until(lambda message: message["type"] == "talk" and message["messages"] != [])
                assert all(not message.get("catching_up") for message in theirs.messages)
            await seen(theirs, "koi")


async def test_a_socket_is_marked_once_a_second_and_other_messages_are_ignored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(subscription, "monotonic", lambda: 100.0)
    async with table_of_three(tmp_path) as table:
        koi, turtle = table.people["koi"], table.people["turtle"]
        async with koi.watch(table.table, "koi") as mine, turtle.watch(table.table, "turtle") as theirs:
            for text in ("hello", "{", '{"type":"story"}', '{"type":"story","behind":"yes"}'):
                await mine.socket.send(text)
            await say(mine, behind=True)
            await seen(theirs, "koi")
            await say(mine, behind=False)
            await seen(theirs)
            await say(mine, behind=True)
            await koi.do(table.table, "chat", seat="koi", text="a word")
            later = await theirs.until(
                lambda message: message["type"] == "talk" and message["messages"] != []
            )
            assert later["messages"][-1]["text"] == "a word"
            assert theirs.messages[-2] == {**theirs.messages[-2], "type": "presence", "catching_up": []}
