"""The host's own bots at tables: offered, seated, refused, and replaced by a stand-in."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.server.kit.client import Client, guest
from tests.server.kit.server import error_code, running_server

pytestmark = pytest.mark.asyncio
BOT = "tests.server.bots.custom_bots:Last"
OTHER = "tests.server.bots.custom_bots:Raises"


async def bot_answers(person: Client, table: str) -> dict[str, Any]:
    """The update with a bot's first answer."""
    async with person.watch(table) as feed:
        return await feed.update(lambda update: any(entry["by"] == "bot" for entry in update["frames"]))


async def test_it_is_offered_seated_and_asked(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with running_server(tmp_path, bots=(BOT,)) as server, guest(server, "Aiko") as aiko:
        assert (await aiko.get("/api/bots")).json()["custom"] == [BOT]
        table = await aiko.create_table(players=3, open=True, bots=[{"custom": BOT}])
        await aiko.do(table, "bot", place=1, bot={"custom": BOT})
        await aiko.do(table, "join")
        await aiko.do(table, "start")
        update = await bot_answers(aiko, table)
        assert sorted(place["bot"] or "" for place in update["table"]["places"]) == ["", BOT, BOT]
    assert [text for text in caplog.messages if BOT in text] == []


async def test_a_bot_that_is_not_offered_cannot_be_seated(tmp_path: Path) -> None:
    async with running_server(tmp_path, bots=(BOT,)) as server, guest(server, "Aiko") as aiko:
        refused = await aiko.post("/api/tables", {"bots": [{"custom": OTHER}]})
        assert (refused.status_code, error_code(refused)) == (409, "no-such-bot")
        table = await aiko.create_table(players=3, open=True)
        command = {"kind": "bot", "id": "message-1", "place": 1, "bot": {"custom": OTHER}}
        refused = await aiko.post(f"/api/tables/{table}/commands", command)
        assert (refused.status_code, error_code(refused)) == (409, "no-such-bot")


async def test_a_stand_in_plays_for_a_bot_that_is_no_longer_offered(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with running_server(tmp_path, bots=(BOT,)) as server, guest(server, "Aiko") as aiko:
        table = await aiko.create_table(players=3, open=True, bots=[{"custom": BOT}, {"level": "greedy"}])
        await aiko.do(table, "join")
        token = aiko.token
    async with running_server(tmp_path) as server:
        with closing(Client(server.origin, token)) as again:
            await again.do(table, "start", id="message-after-restart")
            await bot_answers(again, table)
    replaced = [text for text in caplog.messages if BOT in text]
    assert replaced == [f"table {table}: this server does not offer the bot {BOT}: greedy plays for it"]
