"""After `kill -9`, clocks continue from where they were."""

from __future__ import annotations

import asyncio
from pathlib import Path
from time import monotonic

import pytest
import pytest_asyncio

from hinode.server.http.identity import token_hash
from hinode.server.storage.store import Store
from tests.server.crash.kit.faults import CLOCK_SPEED
from tests.server.crash.kit.kill_plans import Plan
from tests.server.kit.client import Client
from tests.server.kit.process import ForkServerClient, ServerProcess, Site
from tests.server.protocol.midgame import played_until, store_table

pytestmark = pytest.mark.asyncio(loop_scope="module")
CLANS = ("koi", "lotus", "turtle")
TIME = 600.0
BANK = {"kind": "bank", "seconds": int(TIME), "increment": 0, "tea": 30}
# Seconds of a clock that runs twenty times as fast.
THOUGHT = 50.0  # before the kill
# The most a kill may undo: a checkpoint is written every two seconds, or later on a busy machine.
CHECKPOINT = 35.0
SLACK = 5.0  # tolerance for the time between a start and a read


class Table:
    """A table where the Koi are thinking about a question."""

    def __init__(self, fork_server: ForkServerClient, site: Site, table: str, token: str) -> None:
        self.fork_server = fork_server
        self.site = site
        self.table = table
        self.client = Client(site.origin, token)

    async def opened(self, *faults: str) -> ServerProcess:
        plan = Plan(faults=["speed_up_clocks", *faults])
        server = await self.fork_server.start(self.site, plan.setup(), clock_seconds=0.1)
        await server.until_ready()
        return server

    async def left(self) -> float:
        look = await self.client.look(self.table)
        return float(look["update"]["clocks"]["left"]["koi"])

    async def killed_in_thought(self, *faults: str) -> tuple[float, float, float]:
        """The clock before a kill and after the next start, and how long it ran in between."""
        server = await self.opened()
        before = TIME
        while before > TIME - THOUGHT:
            await asyncio.sleep(0.02)
            asked = monotonic()
            before = await self.left()
        await server.kill()
        self.client.close()
        server = await self.opened(*faults)
        after = await self.left()
        ran = (monotonic() - asked) * CLOCK_SPEED
        await server.kill()
        self.client.close()
        return before, after, ran


@pytest_asyncio.fixture(loop_scope="module")
async def table(tmp_path: Path, fork_server: ForkServerClient) -> Table:
    site, token = Site.create(tmp_path), "a token of the Koi"
    store = await Store.open(site.database)
    koi = await store.add_session(token_hash(token), "Aki")
    others = [await store.add_session(clan, clan) for clan in CLANS[1:]]
    midgame = played_until(
        CLANS, lambda game: [(d.clan, d.kind != "tea") for d in game.pending] == [("koi", True)]
    )
    owners = dict(zip(CLANS, (koi, *others), strict=True))
    found = Table(fork_server, site, await store_table(store, midgame, owners, clock=BANK), token)
    await store.close()
    return found


def goes_on(before: float, after: float, ran: float) -> bool:
    return before - ran - SLACK <= after <= before + CHECKPOINT


async def test_clocks_continue_after_kill_9(table: Table) -> None:
    shown = await table.killed_in_thought()
    assert goes_on(*shown), shown


async def test_a_clock_that_restarts_is_found(table: Table) -> None:
    shown = await table.killed_in_thought("restart_clocks")
    assert not goes_on(*shown), shown
