"""The deal mode of a table's bots: chosen by its creator, limited by the host."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from hinode.server.play.deal_replies import deal_mode
from hinode.server.tables.table import Table
from tests.server.deals.deal_scenes import DealScene
from tests.server.kit.client import guest
from tests.server.kit.server import error_code, running_server


@pytest.mark.parametrize(
    ("host", "chosen", "effective"),
    [
        ("full", "off", "off"),
        ("full", "full", "full"),
        ("answer", "full", "answer"),
        ("off", "answer", "off"),
    ],
)
def test_the_lower_mode_counts(host: str, chosen: str, effective: str) -> None:
    hub: Any = SimpleNamespace(settings=SimpleNamespace(bot_deals=host))
    assert deal_mode(hub, DealScene(bot_deals=chosen).table) == effective


@pytest.mark.asyncio
async def test_a_table_keeps_the_mode_that_its_creator_chose(tmp_path: Path) -> None:
    async with running_server(tmp_path, bot_deals="answer") as server, guest(server, "Aki") as aki:
        assert (await aki.get("/api/bots")).json()["deals"] == "answer"
        for chosen, kept in [(None, "answer"), ("answer", "answer"), ("off", "off")]:
            table = await aki.create_table(players=3, open=True, bot_deals=chosen)
            assert (await aki.look(table))["update"]["table"]["options"]["bot_deals"] == kept


@pytest.mark.asyncio
async def test_a_mode_above_that_of_the_host_is_refused(tmp_path: Path) -> None:
    async with running_server(tmp_path, bot_deals="answer") as server, guest(server, "Aki") as aki:
        refused = await aki.post("/api/tables", {"players": 3, "bot_deals": "full"})
        assert (refused.status_code, error_code(refused)) == (409, "bot-deals")
        assert "at most 'answer' for bots, not 'full'" in refused.json()["error"]["text"]
        assert (await aki.get("/api/tables?scope=mine")).json()["tables"] == []


def test_a_table_stored_without_a_mode_allows_everything() -> None:
    row = DealScene().table.row
    del row.options["bot_deals"]
    assert (row.all_options["bot_deals"], Table(row).options["bot_deals"]) == ("full", "full")
