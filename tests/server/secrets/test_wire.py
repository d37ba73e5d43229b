"""The same at real sockets: every byte of every reply, header and frame, and the codes sockets close with."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from pathlib import Path
from statistics import median
from time import perf_counter

import pytest
import pytest_asyncio

from hinode.server.tables.table import Table
from tests.server.secrets.channels import alike
from tests.server.secrets.courses import played
from tests.server.secrets.forks import forks
from tests.server.secrets.houses import House, in_another_world, open_house
from tests.server.secrets.visits import (
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

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    async with open_house(tmp_path_factory.mktemp("data")) as found:
        yield found


async def test_a_battle_sounds_the_same_whatever_is_bid_and_whispered(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In another world too: the twin's deck, hands and chance are drawn anew before each reply."""
    monkeypatch.setattr(Table, "apply", in_another_world("koi"))
    visits = await battles(house, LongBattle)
    await compare(visits)
    assert min(len(visits[0].ears[role].heard) for role in BLIND) > 50


@pytest.mark.parametrize("kind", ["tea", "mandate", "recruit", "marshal", "train"])
async def test_a_turn_sounds_the_same_in_another_world(
    house: House, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    """Before the Koi answer, and after."""
    course = played(PLAN)
    entry = course.answer("koi", kind)
    monkeypatch.setattr(Table, "apply", in_another_world("koi"))
    await compare(await turns(house, course, entry.seq - 1, "koi", [entry.body["answer"]] * 2))


async def test_a_rivals_choice_sounds_the_same_in_another_world(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The Turtle hold four tiles, others in the twin; the Koi ask, try, and talk."""
    course = played(PLAN)
    entry = course.answer("turtle", "mandate")
    monkeypatch.setattr(Table, "apply", in_another_world("koi"))
    await compare(await turns(house, course, entry.seq - 1, "turtle", [None, None]))


async def test_the_tile_that_the_lotus_lay_face_down_sounds_the_same(house: House) -> None:
    course = played(PLAN)
    fork = next(each for each in forks(course) if each.kind == "mandate")
    answers = [entry.body["answer"] for entry in (course.entries[fork.n - 1], fork.other)]
    assert answers[0]["tile"] != answers[1]["tile"]
    await compare(await turns(house, course, fork.n - 1, "lotus", answers))


async def test_a_bid_of_nothing_is_acknowledged_like_a_bid_of_all(
    house: House, record_property: Callable[[str, object], None]
) -> None:
    """In the same bytes. How long it takes is told to whoever runs the tests, and not judged."""
    bids = [visit.ears["lotus"] for visit in await battles(house)]
    spent: list[list[float]] = [[], []]
    for number in range(6):
        for ears, secret, times in zip(bids, (FRUGAL, LAVISH), spent, strict=True):
            began = perf_counter()
            done = await ears.say("answer", seat="lotus", seen=112 + 2 * number, answer=secret.bid)
            assert done.status_code == 200, done.text
            times.append((perf_counter() - began) * 1000)
            await ears.say("undo", seat="lotus", seen=113 + 2 * number)
    alike("wire", "lotus", *(ears.heard for ears in bids))
    record_property("milliseconds, nothing", median(spent[0]))
    record_property("milliseconds, all", median(spent[1]))


async def test_sockets_close_alike(tmp_path: Path) -> None:
    """When a session ends, and when the server stops."""
    async with open_house(tmp_path) as house:
        await compare_closings(house)
