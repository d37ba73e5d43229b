"""`kill -9` while people deal: an offer or an exchange is written as a whole, once, or not at all."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.crash.checks.transcript import Violation
from tests.server.crash.kit.harness import Harness
from tests.server.crash.kit.kill_plans import DEALT, Plan
from tests.server.crash.kit.kill_schedule import Kill
from tests.server.kit.process import ForkServerClient, Site

pytestmark = pytest.mark.asyncio(loop_scope="module")
GROUPS = ({"players": 3, "bots": 0, "deals": True}, {"players": 4, "bots": 1, "deals": True})


async def killed(harness: Harness, *plans: Plan) -> None:
    async with harness.playing():
        for plan in plans:
            await harness.cycle(Kill(plan, surely=True))


async def test_nothing_is_lost_or_doubled_by_kills_during_deals(
    tmp_path: Path, fork_server: ForkServerClient
) -> None:
    """After an offer is written but before it is sent, and before and after the commit of an exchange."""
    harness = Harness(Site.create(tmp_path), fork_server, "deals 1", GROUPS)
    await killed(harness, *(Plan(point, "deal") for point in (DEALT, "inserted", "committed")))
    counts = harness.counts()
    print(counts)
    assert counts["kills"] == {DEALT: 1, "inserted": 1, "committed": 1}
    assert counts["checked"]["deals"] > 0


async def test_an_exchange_without_its_deal_is_found(tmp_path: Path, fork_server: ForkServerClient) -> None:
    harness = Harness(Site.create(tmp_path), fork_server, "deals 2", GROUPS[:1])
    with pytest.raises(Violation) as found:
        await killed(harness, *[Plan("committed", "deal", faults=["lose_rows_of_deals"])] * 4)
    assert found.value.code in {"lost", "gap", "seen-not-kept", "ledger"}
