"""Hot seat: three people share one browser, and nothing is shown between turns."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from hinode.locale import say
from tests.web.conftest import PHONE, Arrive
from tests.web.kit.driver import ASKED, DOCK, HANDED, OVER, Driver
from tests.web.kit.server import WebServer

MAX_ANSWERS = 1500


def seat_three(page: Page) -> None:
    """A hot-seat table, created with the page."""
    page.goto("/#/new")
    page.get_by_role("radiogroup", name=say("en", "how-many")).get_by_role("radio", name="3").click()
    page.get_by_role("radiogroup", name=say("en", "hot-seat")).get_by_role(
        "radio", name=say("en", "on")
    ).click()
    page.get_by_role("button", name=say("en", "make-table")).click()
    sit = page.get_by_role("button", name=say("en", "take-seat"))
    for free in (3, 2, 1):
        expect(sit).to_have_count(free)
        sit.first.click()
    expect(sit).to_have_count(0)
    page.get_by_role("button", name=say("en", "start-game")).click()


def check_that_nothing_shows(page: Page) -> str:
    """The page shows only who is next, why, and one button. Returns the label of that button."""
    taking = page.locator(f"{HANDED} > button").inner_text()
    written = page.locator("body").inner_text().split("\n")
    words = [line for line in written if line.strip()]
    assert len(words) == 3, words
    assert words[1:] == [say("en", "hand-over-why"), taking]
    assert page.locator(f"{DOCK}, [data-province], [role=tabpanel], dialog, [popover]").count() == 0
    return taking


@pytest.mark.usefixtures("luck")
def test_three_people_play_a_whole_game_on_one_screen(server: WebServer, arrive: Arrive) -> None:
    """With betrayals and battles; before each turn the device changes hands."""
    page = arrive(server.visitor("Aki"), PHONE, reduced_motion="reduce")
    seat_three(page)
    player = Driver(page, quick_after=0)
    takers = set()
    for _ in range(MAX_ANSWERS):
        page.locator(f"{HANDED}, {ASKED}, {OVER}").first.wait_for()
        if player.over:
            break
        if page.locator(HANDED).count() > 0:
            takers.add(check_that_nothing_shows(page))
            player.press(page.locator(f"{HANDED} > button"))
            player.dock.wait_for()
        else:
            player.answer_one()
    expect(page.locator(OVER)).to_be_visible()
    assert len(takers) == 3
    assert {"tea", "mandate", "betray", "bid"} <= player.answered.keys()
