"""Seven `kill -9` under load on PostgreSQL."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.server.crash.kit.harness import GROUPS, Harness
from tests.server.crash.kit.kill_schedule import COMMON, seven_kills
from tests.server.kit.process import ForkServerClient, Site

pytestmark = pytest.mark.asyncio(loop_scope="module")
SEED = "postgresql 1"
TABLES = GROUPS[:2]  # the others play on SQLite; `make crash` plays all four on both


async def test_nothing_is_lost_or_doubled_by_7_kills(
    tmp_path: Path, fork_server: ForkServerClient, pg_url: str
) -> None:
    harness = Harness(Site.create(tmp_path, pg_url), fork_server, SEED, TABLES)
    async with harness.playing():
        for kill in seven_kills(Random(SEED)):
            await harness.cycle(kill)
    print("seed:", SEED, harness.counts())
    assert harness.kills.total() == 7
    assert len({label.split()[-1] for label in harness.kills} & set(COMMON)) == 4
