"""The tutorial, played with clicks by a person who has no name yet."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from hinode.locale import say
from hinode.server.tutorial.script import LESSONS
from tests.web.conftest import LAPTOP, PHONE, Arrive
from tests.web.kit.driver import Driver

MAX_CLICKS = 60


def title(page: Page) -> str:
    return page.locator("#lesson-title").inner_text()


def play_until(page: Page, language: str, wanted: str) -> list[str]:
    """Play until the wanted lesson. Returns the titles of the lessons up to it."""
    driver = Driver(page, language)
    seen: list[str] = []
    for _ in range(MAX_CLICKS):
        if (now := title(page)) == say(language, "tutorial-watch"):
            page.keyboard.press("End")
            page.locator('[data-moment][data-behind="0"]').wait_for()
            continue
        if now not in seen:
            seen.append(now)
        if now == say(language, f"lesson-{wanted}.title"):
            return seen
        following = driver.button("tutorial-next")
        if following.count() > 0:
            driver.press(following)
        else:
            driver.answer_one()
        expect(page.locator("#lesson-title")).to_be_visible()
    raise AssertionError(f"no lesson {wanted}: {seen}")


@pytest.mark.parametrize(
    ("language", "locale", "size"), [("en", "en-GB", LAPTOP), ("zh-Hant", "zh-TW", PHONE)]
)
def test_it_can_be_completed_with_clicks(
    arrive: Arrive, language: str, locale: str, size: dict[str, Any]
) -> None:
    page = arrive(None, size, locale=locale, reduced_motion="reduce")
    page.goto("/#/tutorial")
    page.locator("#lesson-title").wait_for()
    seen = play_until(page, language, "winning")
    assert [one for one in LESSONS if say(language, f"lesson-{one}.title") not in seen] in ([], ["advantage"])
    expect(Driver(page, language).button("tutorial-game")).to_be_visible()
    expect(page.locator(".lesson ol li")).to_have_count(3)


def test_a_player_can_leave_and_resume_later(arrive: Arrive) -> None:
    page = arrive(None, LAPTOP, reduced_motion="reduce")
    page.goto("/#/tutorial")
    page.locator("#lesson-title").wait_for()
    play_until(page, "en", "shrine")
    page.get_by_role("button", name=say("en", "tutorial-leave"), exact=True).click()
    page.get_by_role("link", name=say("en", "tutorial-leave-yes")).click()
    expect(page.locator("#lesson-title")).to_have_count(0)
    page.goto("/#/tutorial")
    expect(page.locator("#lesson-title")).to_have_text(say("en", "lesson-shrine.title"))
    Driver(page).press(Driver(page).button("tutorial-back"))
    expect(page.locator("#lesson-title")).to_have_text(say("en", "lesson-recruit.title"))
