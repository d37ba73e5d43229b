"""Thirteen `kill -9` under load on an SQLite file."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.server.crash.kit.harness import GROUPS, Harness
from tests.server.crash.kit.kill_schedule import COMMON, thirteen_kills
from tests.server.kit.process import ForkServerClient, Site

pytestmark = pytest.mark.asyncio(loop_scope="module")
SEED = "sqlite 1"
TABLES = GROUPS[2:]  # the others play on PostgreSQL; `make crash` plays all four on both


async def test_nothing_is_lost_or_doubled_by_13_kills(tmp_path: Path, fork_server: ForkServerClient) -> None:
    harness = Harness(Site.create(tmp_path), fork_server, SEED, TABLES)
    async with harness.playing():
        for kill in thirteen_kills(Random(SEED)):
            await harness.cycle(kill)
    print("seed:", SEED, harness.counts())
    assert harness.kills.total() == 13
    assert {label.split()[-1] for label in harness.kills} >= set(COMMON)
