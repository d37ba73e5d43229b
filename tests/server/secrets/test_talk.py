"""A whisper leaves no trace for anyone else, not even a gap in the numbers."""

from __future__ import annotations

import pytest

from tests.server.secrets.kit.channels import Comparison
from tests.server.secrets.kit.random_games import Plan, Viewer, played
from tests.server.secrets.kit.sweeps import compare_whispers

PLAN = Plan(("koi", "lotus", "turtle", "bonsai"), 3, "teapot")


@pytest.mark.parametrize("viewer", PLAN.viewers, ids=str)
@pytest.mark.asyncio
async def test_whispers_of_others_change_nothing_that_a_viewer_receives(viewer: Viewer) -> None:
    """There is no extra number or message, with any other traffic."""
    compared = Comparison()
    await compare_whispers(played(PLAN), viewer, range(20, 80), compared)
    assert compared.made["stream"] > 60
