"""Invitations and table summaries."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from hinode.server.setting_types import Rate
from tests.server.kit.client import guest, visitor
from tests.server.kit.server import RunningServer, error_code, running_server

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def server(tmp_path: Path) -> AsyncIterator[RunningServer]:
    async with running_server(tmp_path) as found:
        yield found


async def test_an_invitation_shows_the_table_to_a_person_without_a_name(server: RunningServer) -> None:
    async with guest(server, "Aki") as aki, visitor(server) as nobody:
        made = (await aki.post("/api/tables", {"players": 4, "title": "Friday"})).json()
        await aki.do(made["id"], "join", clan="koi")
        reply = await nobody.post(f"/api/tables/{made['id']}/invitation", {"key": made["invite"]})
        shown = reply.json()
        assert (shown["title"], shown["status"], len(shown["places"])) == ("Friday", "gathering", 4)
        assert [place["name"] for place in shown["places"] if place["taken"]] == ["Aki"]
        assert set(shown) == {"title", "status", "options", "places"}


async def test_a_wrong_key_shows_nothing(server: RunningServer) -> None:
    async with guest(server, "Aki") as aki, visitor(server) as nobody:
        made = (await aki.post("/api/tables", {"players": 3, "open": True})).json()
        refused = await nobody.post(f"/api/tables/{made['id']}/invitation", {"key": "x" * 24})
        assert (refused.status_code, error_code(refused)) == (404, "no-table")


async def test_keys_cannot_be_guessed_quickly(tmp_path: Path) -> None:
    async with running_server(tmp_path, newcomer_rate=Rate(2, 60)) as server, visitor(server) as nobody:
        tries = [await nobody.post("/api/tables/some/invitation", {"key": "x" * 24}) for _ in range(3)]
        assert [error_code(reply) for reply in tries] == ["no-table", "no-table", "slow-down"]


async def test_the_summary_says_whether_it_is_my_turn(server: RunningServer) -> None:
    async with guest(server, "Aki") as aki, guest(server, "Ben") as ben:
        made = (await aki.post("/api/tables", {"players": 3, "open": True})).json()
        path = f"/api/tables/{made['id']}/summary"
        await aki.do(made["id"], "join", clan="koi")
        before = (await aki.get(path)).json()
        assert before == {
            "status": "gathering",
            "season": None,
            "phase": None,
            "clans": ["koi"],
            "my_turn": False,
        }
        await aki.do(made["id"], "start")
        mine, theirs = (await aki.get(path)).json(), (await ben.get(path)).json()
        assert mine == {
            "status": "playing",
            "season": "spring",
            "phase": "tea",
            "clans": ["koi"],
            "my_turn": True,
        }
        assert (theirs["clans"], theirs["my_turn"]) == ([], False)


async def test_a_seat_that_a_bot_plays_for_me_is_not_my_turn(server: RunningServer) -> None:
    async with guest(server, "Aki") as aki:
        made = (await aki.post("/api/tables", {"players": 3})).json()
        await aki.do(made["id"], "join", clan="koi")
        await aki.do(made["id"], "start")
        await aki.do(made["id"], "hand", seat="koi")
        assert not (await aki.get(f"/api/tables/{made['id']}/summary")).json()["my_turn"]
