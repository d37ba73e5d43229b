"""Slow files run first, so that no process still runs one of them at the end.

Collected tests are excluded from garbage collection, which would take a tenth of the time.
"""

from __future__ import annotations

import gc
from collections.abc import Generator
from typing import Final

import pytest

LONG: Final = (
    "tests/server/limits/test_abuse.py",  # it measures times, and fewer other tests run at the start
    "tests/server/crash/",
    "tests/server/security/input/test_openapi.py",
    "tests/server/protocol/",
    "tests/server/absence/",
    "tests/server/secrets/",
    "tests/server/wire/test_real_games.py",
    "tests/properties/",
    "tests/bots/styles/test_styles.py",
    "tests/cli/play/test_playing.py",
    "tests/tournament/",
)
ALLOCATIONS: Final = 10_000  # after which Python looks for garbage among the newest objects; usually 700


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    gc.disable()
    found = yield
    gc.freeze()
    gc.set_threshold(ALLOCATIONS)
    gc.enable()
    return found


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=_order)


def _order(item: pytest.Item) -> int:
    return next((place for place, path in enumerate(LONG) if item.nodeid.startswith(path)), len(LONG))
