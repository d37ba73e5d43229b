"""Previews over HTTP: only for the person who plays the seat."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from hinode.server.wire.tables import PreviewReply
from tests.server.kit.client import Client, guest
from tests.server.kit.server import running_server

Table = tuple[str, Client, Client]


@pytest_asyncio.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    """Aki plays the Koi against two bots and has the first question; Umi watches."""
    async with running_server(tmp_path) as server, guest(server, "Aki") as aki, guest(server, "Umi") as umi:
        made = await aki.create_table(players=3, open=True, bots=[{"level": "random"}, {"level": "random"}])
        await aki.do(made, "join", clan="koi")
        await aki.do(made, "start")
        yield made, aki, umi


@pytest.mark.asyncio
async def test_the_player_gets_one_preview_for_each_option(table: Table) -> None:
    name, aki, _ = table
    before, after = 0, 1
    while before != after:  # a bot may act between the requests
        before = (await aki.look(name))["update"]["n"]
        found = await aki.get(f"/api/tables/{name}/preview")
        update = (await aki.look(name))["update"]
        after = update["n"]
    assert found.status_code == 200, found.text
    reply = PreviewReply.model_validate_json(found.content)
    options = update["view"]["pending"][0]["options"]
    assert reply.previews is not None
    assert [option["answer"] for option in reply.previews["options"]] == options


@pytest.mark.asyncio
async def test_players_can_name_their_own_seat(table: Table) -> None:
    name, aki, _ = table
    found = await aki.get(f"/api/tables/{name}/preview", {"seat": "koi"})
    assert found.json()["previews"]["clan"] == "koi"


@pytest.mark.asyncio
async def test_a_spectator_gets_no_previews(table: Table) -> None:
    name, _, umi = table
    found = await umi.get(f"/api/tables/{name}/preview")
    assert (found.status_code, found.json()["error"]["code"]) == (403, "not-your-seat")


@pytest.mark.asyncio
async def test_nobody_gets_the_previews_of_another_seat(table: Table) -> None:
    name, aki, umi = table
    rival = next(p["clan"] for p in (await aki.look(name))["update"]["table"]["places"] if p["bot"])
    for person in (aki, umi):
        found = await person.get(f"/api/tables/{name}/preview", {"seat": rival})
        assert (found.status_code, found.json()["error"]["code"]) == (403, "not-your-seat")


@pytest.mark.asyncio
async def test_a_table_that_a_person_may_not_see_looks_unknown(table: Table) -> None:
    _, aki, umi = table
    hidden = await aki.create_table(players=3)
    found = await umi.get(f"/api/tables/{hidden}/preview")
    assert found.status_code == 404
