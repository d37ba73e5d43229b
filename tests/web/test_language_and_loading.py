"""Switching the language at any time, and page load times."""

from __future__ import annotations

import gzip

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from hinode.locale import say
from tests.web.conftest import DESKTOP, Arrive
from tests.web.kit.browser_log import BrowserLog
from tests.web.kit.driver import DOCK, Driver
from tests.web.kit.moments import THREE, asked, until
from tests.web.kit.server import Visitor, WebServer
from tests.web.kit.tables import lay_table

MAX_BYTES = 300_000  # maximum size of scripts and styles, gzipped
MAX_LOAD = 2000  # milliseconds
TRIES = 8  # the best one counts, because the machine may be busy


@pytest.fixture
def three(server: WebServer) -> dict[str, Visitor]:
    return {clan: server.visitor(f"{clan.title()} player") for clan in THREE}


def test_the_language_changes_at_any_time(
    server: WebServer, arrive: Arrive, three: dict[str, Visitor]
) -> None:
    """In the middle of a choice, which is kept; the language is remembered."""
    table = lay_table(server, three, until(asked("marshal", "koi")))
    page = arrive(three["koi"], DESKTOP)  # large enough to draw each figure
    page.goto(f"/#/t/{table}")
    Driver(page).wait_for_question()
    Driver(page).press_on_board("[data-selectable][aria-pressed=false]")
    asks = page.locator(DOCK).get_by_role("heading", level=2)
    picked = page.locator("[data-selectable][aria-pressed=true]")
    expect(picked).to_have_count(1)
    page.get_by_role("button", name=say("en", "settings")).click()
    page.get_by_role("radio", name="繁體中文").click()
    page.keyboard.press("Escape")
    expect(page.locator("html")).to_have_attribute("lang", "zh-Hant")
    expect(asks).to_have_text(say("zh-Hant", "ask-marshal"))
    expect(picked).to_have_count(1)
    page.reload()
    expect(asks).to_have_text(say("zh-Hant", "ask-marshal"))


def test_a_chinese_browser_starts_in_chinese(arrive: Arrive) -> None:
    page = arrive(locale="zh-TW")
    page.goto("/")
    expect(page.get_by_label(say("zh-Hant", "your-name"))).to_be_visible()


def first_board(page: Page) -> float:
    """Milliseconds from the request to the board."""
    page.reload()
    page.locator("[data-province]").first.wait_for()
    seen: float = page.evaluate("performance.now()")
    return seen


@pytest.mark.parametrize("locale", ["en-GB", "zh-TW"])
def test_the_table_loads_fast_and_is_small(
    server: WebServer,
    arrive: Arrive,
    three: dict[str, Visitor],
    watches: dict[BrowserContext, BrowserLog],
    locale: str,
) -> None:
    """The size of gzipped scripts and styles without fonts, and the time until the board is shown."""
    table = lay_table(server, three, until(asked("mandate", "koi")))
    page = arrive(three["koi"], locale=locale)
    page.goto(f"/#/t/{table}")
    page.locator("[data-province]").first.wait_for()
    loaded = [
        r for r in watches[page.context].responses if r.request.resource_type in ("script", "stylesheet")
    ]
    assert sum(len(gzip.compress(r.body())) for r in loaded if "fonts-" not in r.url) <= MAX_BYTES
    assert any(first_board(page) < MAX_LOAD for _ in range(TRIES))
