"""A misbehaving bot costs only its own decision, within its time limit."""

from __future__ import annotations

import asyncio
import os
import re
import select
from collections.abc import Iterator
from time import monotonic

import pytest

from hinode.bots.runner import GRACE
from hinode.server.play.bots.jobs import BotChoice
from tests.server.bots.pool_runner import MISBEHAVING, PoolRunner, choosing, job, named_by

OVERTIME = 15.0  # seconds after the limit, on a busy machine; a bot that hangs would take ten minutes
LAST = {"kind": "mandate", "tile": choosing().decision("koi").options[-1].to_json()["tile"]}


@pytest.fixture(scope="module")
def runner() -> Iterator[PoolRunner]:
    with PoolRunner(workers=2, plugins=MISBEHAVING) as found:
        yield found


def well(runner: PoolRunner) -> bool:
    """Whether both workers still serve others."""

    async def ask() -> list[BotChoice]:
        work = [job(choosing().game, "prints", table=table) for table in "xy"]
        return await asyncio.gather(*[runner.pool.choose(one) for one in work])

    return runner.run(ask()) == [BotChoice(LAST)] * 2


HANGING = ("sleeps", "loops", "is_stuck", "gorges", "dawdles")
FAILING = {
    "raises": "failed (ValueError) at",
    "dies": "lost its worker at",
    "is_killed": "lost its worker at",
    "eats": "failed (MemoryError) at",
    "babbles": "lost its worker at",
    "nests": "made no sense at",
    "floods": "made no sense at",
    "forges": "gave an illegal answer to",
    "says_nothing": "did not return a Choice for",
    "mumbles": "lost its worker at",
}


@pytest.mark.parametrize("bot", HANGING)
def test_a_bot_that_hangs_is_stopped_in_time(
    runner: PoolRunner, bot: str, caplog: pytest.LogCaptureFixture
) -> None:
    assert well(runner)  # so that workers run already, and starting one is not measured
    begun = monotonic()
    choice = runner.ask(choosing().game, bot, seconds=0.1)
    assert monotonic() - begun < 0.1 * GRACE + OVERTIME
    assert choice == job(choosing().game, bot).default("was too late for")
    assert caplog.messages == [f"table t: bot {bot} was too late for a mandate question"]
    assert well(runner)


@pytest.mark.parametrize(("bot", "fault"), FAILING.items(), ids=FAILING.keys())
def test_a_bot_that_fails_costs_its_own_decision(
    runner: PoolRunner, bot: str, fault: str, caplog: pytest.LogCaptureFixture
) -> None:
    begun = monotonic()
    choice = runner.ask(choosing().game, bot, seconds=2.0)
    assert monotonic() - begun < 2.0 * GRACE + OVERTIME
    assert choice == job(choosing().game, bot).default(fault)
    assert caplog.messages == [f"table t: bot {bot} {fault} a mandate question"]
    assert well(runner)


def test_a_bot_that_hangs_does_not_delay_others(runner: PoolRunner) -> None:
    """One worker is blocked for a while; meanwhile the other one serves ten tables."""

    async def together() -> list[str]:
        done: list[str] = []

        async def ask(bot: str, table: str) -> None:
            await runner.pool.choose(job(choosing().game, bot, 0.5, table=table))
            done.append(bot)

        await asyncio.gather(ask("loops", "a"), *[ask("prints", table) for table in "bcdefghijk"])
        return done

    assert runner.run(together()) == ["prints"] * 10 + ["loops"]


# -- what a bot leaves behind ------------------------------------------------------------------------


@pytest.mark.parametrize("bot", ["hoards", "stammers"])
def test_a_bots_leftovers_do_not_affect_the_next_bot(bot: str) -> None:
    """Its answer counts, but its worker is no longer usable: the next bot runs again in a new worker."""
    with PoolRunner(workers=1, plugins=MISBEHAVING) as runner:
        assert runner.ask(choosing().game, bot).answer == LAST
        assert runner.ask(choosing().game, "builds", table="another") == BotChoice(LAST)


def test_a_process_started_by_a_bot_ends_with_its_worker() -> None:
    with PoolRunner(workers=1, plugins=MISBEHAVING) as runner:
        child = os.pidfd_open(named_by(runner.ask(choosing().game, "multiplies")))
    assert select.select([child], [], [], 10.0)[0] == [child]
    os.close(child)


# -- what a bot finds ----------------------------------------------------------------------------------


def test_a_worker_can_yield_to_the_server(runner: PoolRunner) -> None:
    """Linux compares niceness only within a session. Ctrl-C does not reach the worker's process group."""
    worker = named_by(runner.ask(choosing().game, "tells"))
    assert os.getsid(worker) == os.getsid(0)
    assert os.getpgid(worker) == worker


def test_a_worker_has_no_access_to_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    """No environment variables, no open files, no database modules, no writable paths."""
    monkeypatch.setenv("HINODE_DATABASE", "postgresql://someone:secret@localhost/hinode")
    with open(__file__, encoding="utf-8") as mine:
        os.set_inheritable(mine.fileno(), True)
        with PoolRunner(plugins=MISBEHAVING) as runner:
            assert runner.ask(choosing().game, "snoops") == BotChoice(LAST)


def test_logs_do_not_show_what_a_bot_knew(runner: PoolRunner, caplog: pytest.LogCaptureFixture) -> None:
    """An error's text may contain a hand or a bid, so it is not logged."""
    caplog.set_level("DEBUG")
    for bot in ("raises", "leaves"):
        runner.ask(choosing().game, bot)
    text = "\n".join(caplog.messages)
    assert len(re.findall("a mandate question", text)) == 2
    assert "the-hand-of-the-koi" not in text
