"""What every test of the command starts from."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def english_unless_told_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the machine's own language is."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
