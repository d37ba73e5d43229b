"""Every planted leak makes a comparison fail."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from itertools import islice
from typing import Final

import pytest

from hinode.server.tables.table import Table
from tests.server.secrets.kit.channels import Comparison, Leak
from tests.server.secrets.kit.forks import Following, forks
from tests.server.secrets.kit.leaks import LEAKS, Plant
from tests.server.secrets.kit.random_games import Plan, played
from tests.server.secrets.kit.sweeps import TwinComparison, compare_whispers

PLAN: Final = Plan(("koi", "lotus", "turtle"), 1)


async def worlds() -> None:
    """Compares every viewer and every channel at some decisions of a game."""
    history, compared = played(PLAN), TwinComparison(PLAN)
    table = Table(history.row)
    for entry in history.entries[:125]:
        table.apply(entry)
        bids = entry.kind == "answered" and entry.body["answer"]["kind"] == "bid"
        times = 3 if bids else entry.seq % 7 == 0 or entry.kind in ("voted", "undone")
        for viewer in PLAN.viewers * int(times) if table.game is not None else ():
            await compared.compare(table, history.talk[: entry.seq // 8], viewer, whole=True)


async def both_stories() -> None:
    history = played(PLAN)
    for kind in ("bid", "mandate"):
        for fork in islice((each for each in forks(history) if each.kind == kind), 10):
            await Following(history, fork, Comparison()).run()


async def whispers() -> None:
    for viewer in (None, "koi"):
        await compare_whispers(played(PLAN), viewer, range(30, 50), Comparison())


COMPARISONS: Final[dict[str, Callable[[], Awaitable[None]]]] = {
    "worlds": worlds,
    "forks": both_stories,
    "whispers": whispers,
}
PLANTED: Final = [(name, leak) for name, leaks in LEAKS.items() if name in COMPARISONS for leak in leaks]


@pytest.mark.parametrize("comparison", COMPARISONS)
@pytest.mark.asyncio
async def test_without_a_leak_nothing_is_found(comparison: str) -> None:
    await COMPARISONS[comparison]()


@pytest.mark.parametrize(("comparison", "leak"), PLANTED)
@pytest.mark.asyncio
async def test_a_leak_is_found(monkeypatch: pytest.MonkeyPatch, comparison: str, leak: str) -> None:
    played(PLAN)
    plant: Plant = LEAKS[comparison][leak]
    plant(monkeypatch)
    with pytest.raises(Leak):
        await COMPARISONS[comparison]()
