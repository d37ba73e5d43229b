"""PostgreSQL crashes under running servers: they wait for it, and nothing is lost or repeated."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.crash.checks.transcript import Violation
from tests.server.crash.kit.group import Group
from tests.server.crash.kit.harness import Harness
from tests.server.crash.kit.kill_schedule import Kill
from tests.server.crash.kit.two_servers import two_servers
from tests.server.kit.database import Cluster, CrashableDatabase, postgres_cluster
from tests.server.kit.process import ForkServerClient, Site

pytestmark = pytest.mark.asyncio(loop_scope="module")
SEED = "database 1"
GROUPS = [{"players": 3, "bots": 1}, {"players": 3, "bots": 0}]


@pytest.fixture(scope="module")
def own() -> Iterator[Cluster]:
    with postgres_cluster() as found:
        yield found


@pytest.fixture
def durable(own: Cluster) -> CrashableDatabase:
    return CrashableDatabase(own, durable=True)


@pytest.fixture
def not_durable(own: Cluster) -> CrashableDatabase:
    return CrashableDatabase(own, durable=False)


async def crashed_under_load(harness: Harness, database: CrashableDatabase, crashes: int) -> None:
    """One server runs all the time; it is killed after the last crash, to read what was written."""
    harness.excused = ("Unavailable",)
    async with harness.playing():
        server = await harness.start(Kill())
        try:
            await server.until_ready()
            harness.access.open.set()
            for _ in range(crashes):
                await harness.all_go_on()
                await asyncio.sleep(harness.rng.uniform(0, 0.2))
                await database.crash()
        finally:
            await server.kill()
        await harness.look()
        await harness.cycle(Kill())


async def test_nothing_is_lost_when_the_database_crashes(
    tmp_path: Path, fork_server: ForkServerClient, durable: CrashableDatabase
) -> None:
    harness = Harness(Site.create(tmp_path, durable.url), fork_server, SEED, GROUPS)
    await crashed_under_load(harness, durable, crashes=3)
    print("seed:", SEED, harness.counts())


async def test_data_is_lost_if_the_database_does_not_wait_for_its_log(
    tmp_path: Path, fork_server: ForkServerClient, not_durable: CrashableDatabase
) -> None:
    """With PostgreSQL's `synchronous_commit` off, the harness finds the loss."""
    harness = Harness(Site.create(tmp_path, not_durable.url), fork_server, SEED, GROUPS)
    with pytest.raises(Violation) as found:
        await crashed_under_load(harness, not_durable, crashes=1)
    assert found.value.code in {"lost", "gap", "seen-not-kept"}


async def test_notifications_of_other_processes_resume_after_a_crash(
    tmp_path: Path, fork_server: ForkServerClient, durable: CrashableDatabase
) -> None:
    """Also for a spectator, who sends nothing, and sees the end of a game that ends meanwhile."""
    async with two_servers(fork_server, tmp_path, durable.url) as (first, second):
        accesses = [*[first.access] * 5, second.access]
        group = Group.through(accesses, "news 1", players=5)
        await group.sit_down()
        async with group.playing():
            (transcript,) = group.spectators
            await group.until(lambda: transcript.n > 0)
            for _ in range(3):
                await durable.crash()
                before = group.newest
                await group.until(
                    lambda: transcript.n > before + 5 or (group.over and transcript.n == group.newest)  # noqa: B023
                )
