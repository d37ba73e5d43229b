"""`kill -9` under load on PostgreSQL: ten times, in every way."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.server.crash.harness import Harness
from tests.server.crash.schedule import COMMON, a_few
from tests.server.kit.process import ForkServer, Site

pytestmark = pytest.mark.asyncio(loop_scope="module")
SEED = "postgresql 1"


async def test_nothing_is_lost_or_doubled_by_10_kills(
    tmp_path: Path, fork_server: ForkServer, pg_url: str
) -> None:
    harness = Harness(Site.create(tmp_path, pg_url), fork_server, SEED)
    async with harness.playing():
        for kill in a_few(Random(SEED)):
            await harness.cycle(kill)
    print("seed:", SEED, *harness.summary(), sep="\n")
    assert harness.kills.total() == 10
    assert {label.split()[-1] for label in harness.kills} >= set(COMMON)
