"""Refusals quote at most 100 characters of the input, wherever it was."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any, Final

import pytest
import pytest_asyncio

from hinode.api import Game
from tests.server.kit.client import Client, guest
from tests.server.security.kit.world import SecurityFixture

pytestmark = pytest.mark.asyncio(loop_scope="module")

LONG: Final = "q" * 7_000
TOO_LONG: Final = "q" * 101
RECORD: Final = Game.new(clans=("koi", "lotus", "turtle"), seed=1).record()


@pytest_asyncio.fixture(loop_scope="module")
async def sender(world: SecurityFixture) -> AsyncIterator[Client]:
    async with guest(world.server) as found:
        yield found


@pytest.mark.parametrize(
    "body",
    [
        {"name": LONG},
        {LONG: "Aiko"},
        {"name": "Aiko", LONG: 1},
        {"name": {LONG: LONG}},
        LONG,
        [LONG],
    ],
    ids=range(6),
)
async def test_names(sender: Client, body: Any) -> None:
    refused = await sender.post("/api/session", body)
    assert refused.status_code in (413, 422)
    assert TOO_LONG not in refused.text


@pytest.mark.parametrize(
    "fields",
    [
        {"kind": LONG},
        {"kind": "start", "id": LONG},
        {"kind": "start", LONG: 1},
        {"kind": "chat", "text": LONG},
        {"kind": "chat", "text": "x", "to": [LONG]},
        {"kind": "answer", "seat": LONG, "seen": 1, "answer": {"kind": "ready"}},
        {"kind": "answer", "seat": "koi", "seen": 1, "answer": {"kind": LONG}},
        {"kind": "answer", "seat": "koi", "seen": 1, "answer": {"kind": "propose", "to": LONG}},
        {"kind": "answer", "seat": "koi", "seen": 1, "answer": {"kind": "mandate", "mandate": LONG}},
        {"kind": "answer", "seat": "koi", "seen": 1, "answer": {"kind": "marshal", "moves": [[LONG, LONG]]}},
        {"kind": "gift", "seat": "koi", "to": LONG, "coins": 1},
    ],
    ids=range(11),
)
async def test_commands(world: SecurityFixture, fields: dict[str, Any]) -> None:
    table = await world.shared_table("playing")
    body = {"id": "message-1", **fields}
    refused = await world["asked"].post(f"/api/tables/{table}/commands", body)
    assert refused.status_code in (409, 422), refused.text
    assert TOO_LONG not in refused.text


@pytest.mark.parametrize(
    "record",
    [
        {"format": LONG},
        {**RECORD, "version": LONG},
        {**RECORD, LONG: 1},
        {**RECORD, "start": {LONG: LONG}},
        {**RECORD, "answers": [[LONG, {"kind": LONG}]]},
        {**RECORD, "answers": [["koi", {"kind": "propose", "to": LONG}]]},
        {**RECORD, "answers": LONG},
    ],
    ids=range(7),
)
async def test_records(sender: Client, record: dict[str, Any]) -> None:
    refused = await sender.post("/api/records", record)
    assert refused.status_code == 422, refused.text
    assert TOO_LONG not in refused.text


async def test_addresses(sender: Client) -> None:
    for path in (f"/api/tables/{LONG}", f"/api/{LONG}", f"/api/tables?scope={LONG}"):
        refused = await sender.get(path)
        assert refused.status_code in (400, 404, 422)
        assert TOO_LONG not in refused.text
