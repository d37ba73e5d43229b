"""Leaks planted in a running server are found in the bytes it sends."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from hinode.server.tables.table import Table
from tests.server.operations.test_logs import logged
from tests.server.secrets.kit import wire_leaks
from tests.server.secrets.kit.channels import Leak
from tests.server.secrets.kit.leaks import LEAKS
from tests.server.secrets.kit.random_games import played
from tests.server.secrets.kit.scenarios import PLAN, battles, check_log, compare, compare_closings, turns
from tests.server.secrets.kit.twin_server import TwinServer, in_another_world, open_twin_server

pytestmark = pytest.mark.asyncio(loop_scope="module")
PLANTED = [leak for name in ("battle", "closings") for leak in LEAKS[name]]
assert all(hasattr(wire_leaks, leak) for leak in PLANTED)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def twin_server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[TwinServer]:
    async with open_twin_server(tmp_path_factory.mktemp("data")) as found:
        yield found


async def fight(twin_server: TwinServer) -> None:
    with logged() as log:
        await compare(await battles(twin_server))
    check_log(log.getvalue())


async def test_without_a_leak_nothing_is_found(twin_server: TwinServer) -> None:
    await fight(twin_server)


@pytest.mark.parametrize("leak", LEAKS["battle"])
async def test_a_leak_is_found(twin_server: TwinServer, monkeypatch: pytest.MonkeyPatch, leak: str) -> None:
    LEAKS["battle"][leak](monkeypatch)
    with pytest.raises(Leak):
        await fight(twin_server)


@pytest.mark.parametrize("leak", ["the_deck_on_the_board", "a_rivals_hand_in_a_refusal"])
async def test_a_leak_of_another_world_is_found(
    twin_server: TwinServer, monkeypatch: pytest.MonkeyPatch, leak: str
) -> None:
    """Leaks of the engine's secrets: the bytes differ only because the twin shows another world."""
    history = played(PLAN)
    entry = history.answer("turtle", "mandate")
    monkeypatch.setattr(Table, "apply", in_another_world("koi"))
    LEAKS["worlds"][leak](monkeypatch)
    with pytest.raises(Leak):
        await compare(await turns(twin_server, history, entry.seq - 1, "turtle", [None, None]))


@pytest.mark.parametrize("leak", LEAKS["closings"])
async def test_a_leak_at_the_end_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: str) -> None:
    LEAKS["closings"][leak](monkeypatch)
    async with open_twin_server(tmp_path) as twin_server:
        with pytest.raises(Leak):
            await compare_closings(twin_server)
