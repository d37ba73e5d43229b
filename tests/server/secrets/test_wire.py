"""Secrets over real connections: every byte of replies, headers, frames, and close codes."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from pathlib import Path
from statistics import median
from time import perf_counter

import pytest
import pytest_asyncio

from hinode.server.tables.table import Table
from tests.server.secrets.kit.channels import alike
from tests.server.secrets.kit.forks import forks
from tests.server.secrets.kit.random_games import played
from tests.server.secrets.kit.scenarios import (
    BLIND,
    FRUGAL,
    LAVISH,
    PLAN,
    LongBattle,
    battles,
    compare,
    compare_closings,
    turns,
)
from tests.server.secrets.kit.twin_server import TwinServer, in_another_world, open_twin_server

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def twin_server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[TwinServer]:
    async with open_twin_server(tmp_path_factory.mktemp("data")) as found:
        yield found


async def test_the_bytes_of_a_battle_do_not_depend_on_bids_and_whispers(
    twin_server: TwinServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In another world too: the twin's deck, hands, and chance are redrawn before each reply."""
    monkeypatch.setattr(Table, "apply", in_another_world("koi"))
    scenarios = await battles(twin_server, LongBattle)
    await compare(scenarios)
    assert min(len(scenarios[0].recorder[role].received) for role in BLIND) > 50


@pytest.mark.parametrize("kind", ["tea", "mandate", "recruit", "marshal", "train"])
async def test_the_bytes_of_a_turn_are_the_same_in_another_world(
    twin_server: TwinServer, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    """Both before and after the Koi answer."""
    history = played(PLAN)
    entry = history.answer("koi", kind)
    monkeypatch.setattr(Table, "apply", in_another_world("koi"))
    await compare(await turns(twin_server, history, entry.seq - 1, "koi", [entry.body["answer"]] * 2))


async def test_the_bytes_of_a_rivals_choice_are_the_same_in_another_world(
    twin_server: TwinServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The Turtle hold four tiles, different ones in the twin; the Koi read, send commands, and chat."""
    history = played(PLAN)
    entry = history.answer("turtle", "mandate")
    monkeypatch.setattr(Table, "apply", in_another_world("koi"))
    await compare(await turns(twin_server, history, entry.seq - 1, "turtle", [None, None]))


async def test_the_bytes_do_not_depend_on_the_lotus_face_down_tile(twin_server: TwinServer) -> None:
    history = played(PLAN)
    fork = next(each for each in forks(history) if each.kind == "mandate")
    answers = [entry.body["answer"] for entry in (history.entries[fork.n - 1], fork.other)]
    assert answers[0]["tile"] != answers[1]["tile"]
    await compare(await turns(twin_server, history, fork.n - 1, "lotus", answers))


async def test_a_bid_of_nothing_is_acknowledged_like_a_bid_of_all(
    twin_server: TwinServer, record_property: Callable[[str, object], None]
) -> None:
    """With the same bytes. The time it takes is reported but not checked."""
    bids = [scenario.recorder["lotus"] for scenario in await battles(twin_server)]
    spent: list[list[float]] = [[], []]
    for number in range(6):
        for recorder, secret, times in zip(bids, (FRUGAL, LAVISH), spent, strict=True):
            began = perf_counter()
            done = await recorder.send("answer", seat="lotus", seen=112 + 2 * number, answer=secret.bid)
            assert done.status_code == 200, done.text
            times.append((perf_counter() - began) * 1000)
            await recorder.send("undo", seat="lotus", seen=113 + 2 * number)
    alike("wire", "lotus", *(recorder.received for recorder in bids))
    record_property("milliseconds, nothing", median(spent[0]))
    record_property("milliseconds, all", median(spent[1]))


async def test_sockets_close_with_the_same_bytes(tmp_path: Path) -> None:
    """When a session ends, and when the server stops."""
    async with open_twin_server(tmp_path) as twin_server:
        await compare_closings(twin_server)
