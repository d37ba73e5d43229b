"""Planted faults are found."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.crash.checks.transcript import Violation
from tests.server.crash.kit.harness import Harness
from tests.server.crash.kit.kill_plans import SAID, Plan
from tests.server.crash.kit.kill_schedule import Kill
from tests.server.kit.process import ForkServerClient, Site

pytestmark = pytest.mark.asyncio(loop_scope="module")
TRIES = 8
# The fault, the violations that reveal it, and the point of the kill.
FAULTS = (
    ("reply_before_commit", {"lost", "seen-not-kept"}, None),
    ("tell_before_commit", {"seen-not-kept"}, None),
    ("remember_ids_in_memory", {"doubled", "retry"}, "committed"),
    ("swallow_errors", {"gap", "lost", "seen-not-kept"}, None),
    ("redraw_chance", {"state", "rewritten"}, None),
    ("repeat_chat", {"doubled", "unsent"}, SAID),
)


async def killed_until_found(harness: Harness, plan: Plan) -> None:
    async with harness.playing():
        for _ in range(TRIES):
            await harness.cycle(Kill(plan))


@pytest.mark.parametrize(("fault", "codes", "point"), FAULTS, ids=[fault for fault, _, _ in FAULTS])
async def test_a_planted_fault_is_found(
    tmp_path: Path, fork_server: ForkServerClient, fault: str, codes: set[str], point: str | None
) -> None:
    groups = [{"players": 3, "bots": 0}] * 2
    harness = Harness(Site.create(tmp_path), fork_server, fault, groups)
    with pytest.raises(Violation) as found:
        await killed_until_found(harness, Plan(point, faults=[fault]))
    print("seed:", fault, found.value, f"after {harness.kills.total()} kills", sep="\n")
    assert found.value.code in codes
