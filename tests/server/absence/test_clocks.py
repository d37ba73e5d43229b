"""Clocks charge late bidders only, and charge nobody while the server is down."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hinode.server.live import peers
from hinode.server.storage.rows import Entry
from tests.server.absence.conftest import SETTINGS
from tests.server.absence.fast_clock import FastClock
from tests.server.absence.seated_table import seated_table
from tests.server.kit.server import RunningServer, running_server
from tests.server.protocol.midgame import Midgame, all_bidding, played_until

pytestmark = pytest.mark.asyncio
CLANS = ("koi", "lotus", "turtle")
BANK = {"kind": "bank", "seconds": 100, "increment": 0, "tea": 30}
NOTHING = {"kind": "bid", "seppuku": 0, "hostage": 0, "ronin": 0, "poets": 0}
READY = {"kind": "ready"}
TEA = Midgame(CLANS, 1, "archway", False, ())
DAY = 86400.0


def koi_alone_are_asked() -> Midgame:
    return played_until(
        CLANS, lambda game: [(d.clan, d.kind != "tea") for d in game.pending] == [("koi", True)]
    )


def by_clock(entry: Entry) -> bool:
    return entry.body.get("by") == "clock"


async def test_bids_run_down_only_the_late_bidders(server: RunningServer, clock: FastClock) -> None:
    async with seated_table(server, all_bidding(3), *CLANS, clock=BANK) as table:
        for clan in ("koi", "lotus"):
            await table.answer(clan, NOTHING)
        clock.advance(40)
        assert [await table.left(clan) for clan in CLANS] == [100, 100, 60]
        n = await table.n()
        clock.advance(60)
        assert (await table.until(by_clock, after=n)).body["clan"] == "turtle"


async def test_a_table_without_viewers_stays_in_memory_until_its_expired_clock_has_answered(
    server: RunningServer, clock: FastClock
) -> None:
    """If it left instead, a player who opens it then would get the time back."""
    async with seated_table(server, koi_alone_are_asked(), *CLANS, clock=BANK) as table:
        clock.advance(40)
        assert await table.left("koi") == 60
        n = await table.n()
        left_memory_after: list[int] = []  # the newest entry at that time
        server.hub.on_evicted.subscribe(lambda live: left_memory_after.append(live.table.n))
        clock.advance(60)
        async with asyncio.timeout(20):
            while not any(map(by_clock, await table.entries(n))):
                await asyncio.sleep(0.02)
        assert n not in left_memory_after


async def test_the_time_limit_ends_the_tea_ceremony_and_counts_against_nobody(
    server: RunningServer, clock: FastClock
) -> None:
    async with seated_table(server, TEA, *CLANS, clock=BANK) as table:
        for clan in ("koi", "lotus"):
            await table.answer(clan, READY)
        clock.advance(30)
        bell = await table.until(by_clock)
        assert (bell.body["clan"], bell.body["answer"]) == ("turtle", READY)
        live = server.hub.loaded_table(table.table)
        assert live is not None
        assert live.table.absence.failures("turtle") == 0
        assert [await table.left(clan) for clan in CLANS] == [100, 100, 100]


async def written(server: RunningServer, table: str) -> float | None:
    """The Koi's clock at the last checkpoint."""
    saved: Any = await server.hub.store.clock(table)
    return None if saved is None else saved.clocks["left"]["koi"]


async def test_nobody_is_charged_while_the_server_is_down(clock: FastClock, tmp_path: Path) -> None:
    """Three days, after half a minute of thinking that was saved as it passed."""
    async with (
        running_server(tmp_path, **SETTINGS) as server,
        seated_table(server, koi_alone_are_asked(), *CLANS, clock=BANK) as table,
    ):
        clock.advance(30)
        async with asyncio.timeout(20):
            while await written(server, table.table) != 70:
                await asyncio.sleep(0.02)
    clock.advance(3 * DAY)
    async with running_server(tmp_path, **SETTINGS) as server:
        live = await server.hub.live(table.table)
        assert live is not None
        face = live.clocks.public_view(clock.now())
        assert face is not None
        # The real seconds between the checkpoint and the stop count too.
        assert 0 < face["left"].pop("koi") <= 70
        assert face["left"] == {"lotus": 100, "turtle": 100}


async def test_a_machine_that_was_suspended_costs_at_most_a_minute(
    server: RunningServer, clock: FastClock
) -> None:
    async with (
        seated_table(server, koi_alone_are_asked(), *CLANS, clock=BANK) as table,
        table.people["koi"].watch(table.table, "koi") as feed,  # it keeps the table in memory
    ):
        await feed.update()
        clock.advance(3 * DAY)
        assert await table.left("koi") == 40


async def test_of_a_simultaneous_answer_and_timeout_only_one_counts(clock: FastClock, tmp_path: Path) -> None:
    """The one written first counts; the other is refused or does not happen."""
    rng, races = Random("at once 1"), 12
    patient = {**SETTINGS, "failures_to_hand_over": 100, "clock_seconds": 0.1}
    won = []
    async with (
        running_server(tmp_path, **patient) as server,
        seated_table(server, koi_alone_are_asked(), "koi") as table,
        table.people["koi"].watch(table.table, "koi") as feed,
    ):
        update = await feed.update()
        for _ in range(races):
            asked = update["asked"]["koi"]
            question = update["view"]["pending"][0]
            # Which questions come depends on who was first. A bid has no list; at tea, what other clans do
            # can ask the Koi again before anyone has answered for them.
            if question["kind"] in ("bid", "tea"):
                break
            answer = rng.choice(question["options"])
            clock.advance(10)
            await asyncio.sleep(rng.uniform(0, 0.3))
            sent = await table.people["koi"].send(
                table.table, "answer", seat="koi", seen=update["n"], answer=answer
            )
            update = await feed.update(lambda u: u["asked"].get("koi", 0) > asked)  # noqa: B023
            answers = [e for e in await table.entries(asked) if e.body["clan"] == "koi"]
            assert len(answers) == 1
            won.append(answers[0].body["by"])
            assert (sent.status_code == 200) == (won[-1] == "person")
    assert won
    print("seed: at once 1", won)


async def test_time_is_charged_in_either_process(
    clock: FastClock, tmp_path: Path, pg_emptied: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One process runs the table; its player acts through the other, which has been idle."""
    monkeypatch.setattr(peers, "ANNOUNCE_SECONDS", 0.02)
    bank = {**BANK, "seconds": 600}
    async with (
        running_server(tmp_path, pg_emptied, **SETTINGS) as keeping,
        running_server(tmp_path, pg_emptied, **SETTINGS) as other,
        seated_table(keeping, koi_alone_are_asked(), *CLANS, clock=bank) as table,
    ):
        live = await other.hub.live(table.table)
        assert live is not None
        for _ in range(10):
            before = live.clocks.snapshot()
            clock.advance(50)
            async with asyncio.timeout(20):
                while live.clocks.snapshot() == before:
                    await asyncio.sleep(0.01)
        table.people["koi"].move_to(other.origin)
        options = live.table.question("koi").options  # type: ignore[union-attr]
        n = await table.answer("koi", options[0].to_json())
        (entry,) = await table.entries(n - 1)
        assert entry.body["clocks"]["left"]["koi"] == pytest.approx(100, abs=1)


async def test_bidding_again_gains_no_time(server: RunningServer, clock: FastClock) -> None:
    """Even if others have bid since the question was asked."""
    rules = {"kind": "decision", "seconds": 60, "tea": 30}
    async with seated_table(server, all_bidding(3), *CLANS, clock=rules) as table:
        await table.answer("koi", NOTHING)
        clock.advance(40)
        n = await table.answer("lotus", NOTHING)
        await table.do("lotus", "undo", seen=n)
        assert [await table.left(clan) for clan in ("lotus", "turtle")] == [20, 20]
