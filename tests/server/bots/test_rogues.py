"""Whatever a bot does costs its own decision only, and that in time (reliability A5, S8)."""

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
from tests.server.bots.office import ROGUES, Office, choosing, job, named_by

OVERTIME = 1.0  # seconds after the limit by which a decision is made in any case
LAST = {"kind": "mandate", "tile": choosing().decision("koi").options[-1].to_json()["tile"]}


@pytest.fixture(scope="module")
def office() -> Iterator[Office]:
    with Office(workers=2, plugins=ROGUES) as found:
        yield found


def well(office: Office) -> bool:
    """Others are still served: both workers are asked."""

    async def ask() -> list[BotChoice]:
        work = [job(choosing().game, "prints", table=table) for table in "xy"]
        return await asyncio.gather(*[office.pool.choose(one) for one in work])

    return office.run(ask()) == [BotChoice(LAST)] * 2


HANGING = ("sleeps", "loops", "is_stuck", "gorges", "dawdles")
FAILING = {
    "raises": "failed (ValueError) at",
    "dies": "lost its worker at",
    "is_killed": "lost its worker at",
    "eats": "failed (MemoryError) at",
    "babbles": "lost its worker at",
    "nests": "made no sense at",
    "floods": "made no sense at",
    "forges": "gave no possible answer to",
    "says_nothing": "returned no Choice to",
    "mumbles": "lost its worker at",
}


@pytest.mark.parametrize("bot", HANGING)
def test_a_bot_that_hangs_is_stopped_in_time(
    office: Office, bot: str, caplog: pytest.LogCaptureFixture
) -> None:
    assert well(office)  # so that workers are there, and starting one is not measured
    begun = monotonic()
    choice = office.ask(choosing().game, bot, seconds=0.1)
    assert monotonic() - begun < 0.1 * GRACE + OVERTIME
    assert choice == job(choosing().game, bot).default("was late at")
    assert caplog.messages == [f"table t: bot {bot} was late at a mandate question"]
    assert well(office)


@pytest.mark.parametrize(("bot", "fault"), FAILING.items(), ids=FAILING.keys())
def test_a_bot_that_fails_costs_its_own_decision(
    office: Office, bot: str, fault: str, caplog: pytest.LogCaptureFixture
) -> None:
    begun = monotonic()
    choice = office.ask(choosing().game, bot, seconds=2.0)
    assert monotonic() - begun < 2.0 * GRACE + OVERTIME
    assert choice == job(choosing().game, bot).default(fault)
    assert caplog.messages == [f"table t: bot {bot} {fault} a mandate question"]
    assert well(office)


def test_a_bot_that_hangs_keeps_nobody_else_waiting(office: Office) -> None:
    """One worker is lost for a while; the other one serves ten tables meanwhile."""

    async def together() -> list[str]:
        done: list[str] = []

        async def ask(bot: str, table: str) -> None:
            await office.pool.choose(job(choosing().game, bot, 0.5, table=table))
            done.append(bot)

        await asyncio.gather(ask("loops", "a"), *[ask("prints", table) for table in "bcdefghijk"])
        return done

    assert office.run(together()) == ["prints"] * 10 + ["loops"]


# -- what a bot leaves behind ------------------------------------------------------------------------


@pytest.mark.parametrize("bot", ["hoards", "stammers"])
def test_what_a_bot_leaves_behind_harms_nobody_else(bot: str) -> None:
    """It is heard, but its worker is no good any more: the next bot is asked again in a fresh one."""
    with Office(workers=1, plugins=ROGUES) as office:
        assert office.ask(choosing().game, bot).answer == LAST
        assert office.ask(choosing().game, "builds", table="another") == BotChoice(LAST)


def test_what_a_bot_has_started_ends_with_its_worker() -> None:
    with Office(workers=1, plugins=ROGUES) as office:
        child = os.pidfd_open(named_by(office.ask(choosing().game, "multiplies")))
    assert select.select([child], [], [], 10.0)[0] == [child]
    os.close(child)


# -- what a bot finds ----------------------------------------------------------------------------------


def test_a_worker_has_nothing_of_the_servers(monkeypatch: pytest.MonkeyPatch) -> None:
    """No variable, no open file, no module of a database, nowhere to write."""
    monkeypatch.setenv("HINODE_DATABASE", "postgresql://somebody:secret@localhost/hinode")
    with open(__file__, encoding="utf-8") as mine:
        os.set_inheritable(mine.fileno(), True)
        with Office(plugins=ROGUES) as office:
            assert office.ask(choosing().game, "snoops") == BotChoice(LAST)


def test_no_log_tells_what_a_bot_knew(office: Office, caplog: pytest.LogCaptureFixture) -> None:
    """An error's text may hold a hand or a bid, so it is not written down."""
    caplog.set_level("DEBUG")
    for bot in ("raises", "leaves"):
        office.ask(choosing().game, bot)
    text = "\n".join(caplog.messages)
    assert len(re.findall("a mandate question", text)) == 2
    assert "the-hand-of-the-koi" not in text
