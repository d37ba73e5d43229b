"""A player leaves at any kind of question: a bot takes over and the game ends."""

from __future__ import annotations

import asyncio
from asyncio import Task
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from functools import cache
from random import Random

import pytest
import pytest_asyncio

from hinode.api import Game
from hinode.server.storage.rows import Entry
from hinode.vocab.decisions import ANSWERS_OF
from tests.server.absence.conftest import SETTINGS
from tests.server.absence.fast_clock import FastClock
from tests.server.absence.seated_table import Json, SeatedTable, seated_table
from tests.server.kit.client import guest
from tests.server.kit.server import RunningServer, running_server
from tests.server.play.scripted import play_seat
from tests.server.protocol.midgame import Midgame, played_until

pytestmark = pytest.mark.asyncio(loop_scope="module")
CLANS = ("koi", "lotus", "turtle")
FAILURES = SETTINGS["failures_to_hand_over"]
# Where the search starts, to keep it short.
SEEDS = {"summon": 5, "fujin": 4, "kill": 11, "share": 3, "benevolence": 12, "order": 13, "sequence": 24}
Outcome = tuple[Json, list[str]]


@cache
def asked_late(kind: str) -> Midgame:
    """A position where the Koi are asked this, with at most a season left; at tea only they are asked."""

    def holds(game: Game) -> bool:
        view = game.view(None)
        late = view["season"] == ("summer" if view["phase"] == "war" else "autumn")
        asked = [decision for decision in game.pending if (decision.kind, decision.clan) == (kind, "koi")]
        return late and bool(asked) and (kind != "tea" or len(game.pending) == 1)

    return played_until(CLANS, holds, season_set="random", kami_unbound=True, seed=SEEDS.get(kind, 0))


def of_the_koi(entries: list[Entry]) -> list[str]:
    """Who answered for the Koi, in order, with an item for each change."""
    found = []
    for entry in entries:
        if entry.kind == "answered" and entry.body["clan"] == "koi":
            found.append("bell" if entry.body["answer"] == {"kind": "ready"} else entry.body["by"])
        elif entry.kind == "handed":
            found.append(f"handed: {entry.body['why']}")
    return found


async def leave(table: SeatedTable, kind: str) -> None:
    """The Koi see their question and leave permanently."""
    async with table.people["koi"].watch(table.table, "koi") as feed:
        assert (await feed.update())["view"]["pending"][0]["kind"] == kind


async def end_of(server: RunningServer, table: SeatedTable, n: int) -> Outcome:
    """Returns the last update, and who answered for the Koi after entry `n`."""
    async with guest(server, "Eve") as eve, eve.watch(table.table) as feed:
        last = await feed.update(lambda update: update["result"] is not None)
    return last, of_the_koi(await table.entries(n))


@pytest.fixture(scope="module")
def fast_clock() -> Iterator[FastClock]:
    """A clock that runs a hundred times as fast."""
    found = FastClock(100.0)
    with pytest.MonkeyPatch.context() as patch:
        found.install(patch.setattr)
        yield found


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def busy(
    fast_clock: FastClock, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[RunningServer]:
    async with running_server(tmp_path_factory.mktemp("data"), **{**SETTINGS, "bot_workers": 2}) as found:
        yield found


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def games(busy: RunningServer, fast_clock: FastClock) -> AsyncIterator[dict[str, Task[Outcome]]]:
    """One table for each kind of question, all running at the same time."""
    async with AsyncExitStack() as stack:
        tables = {}
        with fast_clock.paused():
            for kind in ANSWERS_OF:
                table = await stack.enter_async_context(seated_table(busy, asked_late(kind), "koi"))
                await leave(table, kind)
                tables[kind] = table, await table.n()
        found = {kind: asyncio.create_task(end_of(busy, *each)) for kind, each in tables.items()}
        yield found
        for game in found.values():
            game.cancel()
        await asyncio.gather(*found.values(), return_exceptions=True)


@pytest.mark.parametrize("kind", ANSWERS_OF)
async def test_the_game_continues_to_its_end(games: dict[str, Task[Outcome]], kind: str) -> None:
    last, answers = await games[kind]
    assert last["table"]["status"] == "ended"
    assert answers[0] == ("bell" if kind == "tea" else "clock")
    given = [answer for answer in answers if answer != "bell"]
    assert given[: FAILURES + 1] == ["clock"] * FAILURES + ["handed: clock"]
    assert set(given[FAILURES + 1 :]) <= {"bot"}


async def test_all_but_one_may_leave(busy: RunningServer) -> None:
    """The players who stay continue with bots."""
    clock = {"kind": "decision", "seconds": 60, "tea": 30}
    async with (
        seated_table(busy, asked_late("mandate"), *CLANS, clock=clock) as table,
        table.people["koi"].watch(table.table, "koi") as feed,
    ):
        last = await play_seat(table.people["koi"], table.table, "koi", feed, Random("stays"))
        assert last["table"]["status"] == "ended"
        handed = {entry.body["clan"] for entry in await table.entries() if entry.kind == "handed"}
        assert handed >= {"lotus", "turtle"}
