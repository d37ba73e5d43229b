"""Clocks stand still, so that only secrets can make a difference."""

from __future__ import annotations

import pytest

from hinode.server.live import chat, creation, hub, subscription
from tests.server.secrets.kit.channels import NOW


@pytest.fixture(autouse=True)
def no_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subscription, "monotonic", lambda: NOW)
    for module in (chat, creation, hub):
        monkeypatch.setattr(module, "time", lambda: NOW)
