"""A server whose clocks go only when a test says so."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Final

import pytest
import pytest_asyncio

from tests.server.absence.haste import Haste
from tests.server.kit.server import RunningServer, running_server

SETTINGS: Final[dict[str, Any]] = {
    "clock_seconds": 0.1,
    "failures_to_hand_over": 2,
    "absence_seconds": 5,
    "bot_workers": 1,
}


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Haste:
    """It stands still; `skip` puts it on."""
    found = Haste(0.0)
    found.rule(monkeypatch.setattr)
    return found


@pytest_asyncio.fixture
async def server(clock: Haste, tmp_path: Path) -> AsyncIterator[RunningServer]:
    async with running_server(tmp_path, **SETTINGS) as found:
        yield found
