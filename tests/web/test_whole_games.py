"""Whole games to winter through the page."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from hinode.locale import say
from tests.web.conftest import DESKTOP, PHONE, Arrive
from tests.web.driver import Driver


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["clicks", "taps"])
def test_a_newcomer_plays_a_whole_game_against_bots(arrive: Arrive, size: dict[str, Any]) -> None:
    """From the first visit to the result, with nothing but the page."""
    page = arrive(size=size)
    page.goto("/")
    page.get_by_label(say("en", "your-name")).fill("Aki")
    page.get_by_role("button", name=say("en", "start-playing")).click()
    page.get_by_role("radio", name="3", exact=True).click()
    page.get_by_role("radio", name=say("en", "level-random")).click()
    page.get_by_role("button", name=say("en", "play-now")).click()
    player = Driver(page)
    player.play()
    assert {"tea", "mandate"} <= player.answered.keys()
    assert player.by_map > 0
    expect(page.get_by_role("heading", name=say("en", "end-points"))).to_be_visible()
