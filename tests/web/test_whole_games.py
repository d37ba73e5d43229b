"""Whole games, played on the page to the end."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import DESKTOP, PHONE, Arrive
from tests.web.kit.driver import Driver

Likes = dict[str, Any]
# With clicks, animations, and sound, always skipping to the present; and with taps in the other language,
# without animations.
WAYS: Final[dict[str, tuple[Likes, Likes, str]]] = {
    "clicks": (DESKTOP, {"locale": "en-GB", "pace": "normal", "sound": True}, "en"),
    "taps": (PHONE, {"locale": "zh-TW", "reduced_motion": "reduce"}, "zh-Hant"),
}
ON_THE_MAP: Final = 20  # answers on the map; the rest of the game is played quickly


def begin(page: Page, player: Driver) -> None:
    """Start as a newcomer: three clans, two of them random bots."""
    page.goto("/")
    page.get_by_label(player.words("your-name")).fill("Aki")
    player.press(player.button("start-playing"))
    for radio in ("3", player.words("level-random")):
        player.press(page.get_by_role("radio", name=radio, exact=True))
    player.press(page.get_by_role("button", name=player.words("play-now")))


@pytest.mark.usefixtures("luck")
@pytest.mark.parametrize("way", WAYS)
def test_a_newcomer_plays_a_whole_game_against_bots(arrive: Arrive, way: str) -> None:
    """From the first visit to the result, using only the page."""
    size, likes, language = WAYS[way]
    page = arrive(size=size, **likes)
    player = Driver(page, language, quick_after=ON_THE_MAP)
    begin(page, player)
    player.play()
    assert {"tea", "mandate"} <= player.answered.keys()
    assert player.by_map > 0
    expect(page.get_by_role("heading", name=player.words("end-points"))).to_be_visible()
