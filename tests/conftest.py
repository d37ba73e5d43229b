"""Files that take long run first, so that no process is left alone with one of them at the end."""

from __future__ import annotations

from typing import Final

import pytest

LONG: Final = (
    "tests/server/limits/test_abuse.py",  # it measures times, and less else runs at the beginning
    "tests/server/crash/",
    "tests/server/security/test_openapi.py",
    "tests/server/protocol/",
    "tests/server/absence/",
    "tests/server/secrets/",
    "tests/server/wire/test_real_games.py",
    "tests/properties/",
    "tests/bots/test_styles.py",
    "tests/cli/test_playing.py",
    "tests/tournament/",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=_order)


def _order(item: pytest.Item) -> int:
    return next((place for place, path in enumerate(LONG) if item.nodeid.startswith(path)), len(LONG))
