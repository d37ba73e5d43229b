"""A player who has lost a seat receives nothing more of what the seat knows."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from hinode.server.live.subscription import Subscription
from hinode.server.storage.rows import Person
from hinode.server.tables.outcome import Outcome
from tests.server.kit.client import Json
from tests.server.secrets.kit.channels import everyone_is_notified, live_of
from tests.server.secrets.kit.random_games import HOLDERS, Plan, RandomGame, chat_message, played
from tests.server.secrets.kit.scenarios import PLAN
from tests.server.secrets.kit.twin_server import TwinServer, open_twin_server

HEIR = Person("person-who-inherits", "Rin")
TAKEN = Outcome("returned", {"clan": "koi", "person": HEIR.id, "name": HEIR.name, "by": "person"})


@pytest.mark.asyncio
async def test_a_replaced_player_does_not_receive_whispers_to_the_new_player() -> None:
    """The seat is lost while the first message is being sent."""
    history = RandomGame(Plan(("koi", "lotus", "turtle")))
    live = live_of(history.table, ())
    sent: list[str] = []
    reads = asyncio.Event()

    async def send(message: Json) -> None:
        sent.append(json.dumps(message))
        await reads.wait()

    watching = asyncio.create_task(Subscription(live, HOLDERS["koi"], None, -1, 0, send).run())
    await everyone_is_notified()
    history.scene.write(TAKEN)
    live.talk.append(chat_message(1, "lotus", ["koi", "lotus"], "welcome, Rin"))
    live.wake()
    reads.set()
    await asyncio.wait_for(watching, 5)
    assert len(sent) == 1
    assert "welcome" not in sent[0]


@pytest_asyncio.fixture
async def twin_server(tmp_path: Path) -> AsyncIterator[TwinServer]:
    async with open_twin_server(tmp_path) as found:
        yield found


@pytest.mark.asyncio
async def test_a_seat_lost_during_a_request_is_not_shown(
    twin_server: TwinServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between the permission check and the response there is a database query."""
    history = played(PLAN)
    table, _ = await twin_server.twin_tables(history, history.first("bid", "bid", "bid"))
    hub = twin_server.server.hub
    is_member = hub.store.is_member

    async def slowly(table_id: str, person: str) -> bool:
        live = hub.loaded_table(table_id)
        assert live is not None
        await hub.write(live, lambda _: TAKEN)
        return await is_member(table_id, person)

    monkeypatch.setattr(hub.store, "is_member", slowly)
    found = (await twin_server.guests["koi"].get(f"/api/tables/{table}")).json()
    assert found["update"]["viewer"] is None
    assert "private" not in found["update"]["view"]
