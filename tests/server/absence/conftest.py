"""A server whose clocks advance only when a test says so."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Final

import pytest
import pytest_asyncio

from tests.server.absence.fast_clock import FastClock
from tests.server.kit.server import RunningServer, running_server

SETTINGS: Final[dict[str, Any]] = {
    "clock_seconds": 0.1,
    "failures_to_hand_over": 2,
    "absence_seconds": 5,
    "bot_workers": 1,
}


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> FastClock:
    """A stopped clock; `advance` moves it."""
    found = FastClock(0.0)
    found.install(monkeypatch.setattr)
    return found


@pytest_asyncio.fixture
async def server(clock: FastClock, tmp_path: Path) -> AsyncIterator[RunningServer]:
    async with running_server(tmp_path, **SETTINGS) as found:
        yield found
