"""Fixtures for tests of the command line."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def english_by_default(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ignore the language of the machine."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
