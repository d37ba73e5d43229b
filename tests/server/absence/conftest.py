"""A hall whose clocks run fast, and people for it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator

import pytest
import pytest_asyncio

from tests.server.absence.haste import Haste
from tests.server.play.hall import Hall, open_hall

SPEED = 100.0
SETTINGS = {"clock_seconds": 0.1, "failures_to_hand_over": 2, "absence_seconds": 5, "bot_workers": 2}


@pytest.fixture(scope="module")
def haste() -> Iterator[Haste]:
    """A hundred seconds in one."""
    found = Haste(SPEED)
    with pytest.MonkeyPatch.context() as patch:
        found.rule(patch.setattr)
        yield found


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def hall(haste: Haste, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Hall]:
    async with open_hall(tmp_path_factory.mktemp("data"), **SETTINGS) as found:
        yield found
