"""Leaks planted in a running server are found by what comes out of it (reliability K1)."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from hinode.server.tables.table import Table
from tests.server.secrets import wire_leaks
from tests.server.secrets.channels import Leak
from tests.server.secrets.courses import played
from tests.server.secrets.houses import House, in_another_world, open_house
from tests.server.secrets.leaks import LEAKS
from tests.server.secrets.visits import PLAN, battles, check_log, compare, compare_closings, turns
from tests.server.test_logs import logged

pytestmark = pytest.mark.asyncio(loop_scope="module")
PLANTED = [leak for name in ("battle", "closings") for leak in LEAKS[name]]
assert all(hasattr(wire_leaks, leak) for leak in PLANTED)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    async with open_house(tmp_path_factory.mktemp("data")) as found:
        yield found


async def fight(house: House) -> None:
    with logged() as log:
        await compare(await battles(house))
    check_log(log.getvalue())


async def test_without_a_leak_nothing_is_found(house: House) -> None:
    await fight(house)


@pytest.mark.parametrize("leak", LEAKS["battle"])
async def test_a_leak_is_found(house: House, monkeypatch: pytest.MonkeyPatch, leak: str) -> None:
    LEAKS["battle"][leak](monkeypatch)
    with pytest.raises(Leak):
        await fight(house)


@pytest.mark.parametrize("leak", ["the_deck_on_the_board", "a_rivals_hand_in_a_refusal"])
async def test_a_leak_of_another_world_is_found(
    house: House, monkeypatch: pytest.MonkeyPatch, leak: str
) -> None:
    """Those of the engine's secrets, which at the wire differ only because the twin shows another world."""
    course = played(PLAN)
    entry = course.answer("turtle", "mandate")
    monkeypatch.setattr(Table, "apply", in_another_world("koi"))
    LEAKS["worlds"][leak](monkeypatch)
    with pytest.raises(Leak):
        await compare(await turns(house, course, entry.seq - 1, "turtle", [None, None]))


@pytest.mark.parametrize("leak", LEAKS["closings"])
async def test_a_leak_at_the_end_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: str) -> None:
    LEAKS["closings"][leak](monkeypatch)
    async with open_house(tmp_path) as house:
        with pytest.raises(Leak):
            await compare_closings(house)
