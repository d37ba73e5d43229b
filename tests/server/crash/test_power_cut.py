"""After a power cut, only synced data is left: every acknowledged command is in it."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from tests.server.crash.checks.transcript import Violation
from tests.server.crash.kit.harness import Harness
from tests.server.crash.kit.kill_plans import POINTS, Plan
from tests.server.crash.kit.kill_schedule import Kill
from tests.server.crash.kit.synced_files import cut_power
from tests.server.kit.process import ForkServerClient, Site

pytestmark = pytest.mark.asyncio(loop_scope="module")
SEED = "power 1"
WATCHED = ["keep_what_is_synced", "checkpoint_often"]


def without_power(tmp_path: Path, fork_server: ForkServerClient) -> Harness:
    site = Site.create(tmp_path)
    assert site.file is not None
    harness = Harness(site, fork_server, SEED, [{"players": 3, "bots": 0}] * 2)
    harness.after_kill = partial(cut_power, site.file)
    return harness


async def test_what_was_acknowledged_was_synced(tmp_path: Path, fork_server: ForkServerClient) -> None:
    harness = without_power(tmp_path, fork_server)
    async with harness.playing():
        for point in (None, *POINTS):
            await harness.cycle(Kill(Plan(point, faults=WATCHED)))
    print("seed:", SEED, harness.counts())


async def test_without_syncing_data_is_lost(tmp_path: Path, fork_server: ForkServerClient) -> None:
    """With SQLite's `synchronous` off, the harness finds the loss."""
    harness = without_power(tmp_path, fork_server)
    async with harness.playing():
        await harness.cycle(Kill(Plan(faults=WATCHED)))
        with pytest.raises(Violation) as found:
            await harness.cycle(Kill(Plan(faults=[*WATCHED, "no_sync"])))
    assert found.value.code in {"lost", "rewritten", "damaged"}
