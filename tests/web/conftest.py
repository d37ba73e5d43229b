"""One server and one browser per test process; each test has its own browser contexts."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from hinode.server.http.identity import COOKIE
from tests.web.kit.browser_log import BrowserLog
from tests.web.kit.client_build import built_client, give_up
from tests.web.kit.server import Visitor, WebServer, web_server

# The first two turn off suggestions in the address bar: hidden pages that cost as much as the tested page.
# Chromium uses only the last list of features, so the ones that Playwright turns off are repeated.
NO_FEATURES: Final = (
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "MediaRouter",
    "OptimizationHints",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
)
ARGS: Final = (
    f"--disable-features={','.join(NO_FEATURES)}",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
)
DESKTOP: Final[dict[str, Any]] = {"viewport": {"width": 1440, "height": 900}}
LAPTOP: Final[dict[str, Any]] = {"viewport": {"width": 1280, "height": 720}}  # fewer pixels are faster
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
TABLET: Final[dict[str, Any]] = {"viewport": {"width": 820, "height": 1180}, "has_touch": True}
TIMEOUT_MS: Final = 30_000
LONG: Final = (
    "test_hot_seat",
    "test_whole_games",
    "test_every_screen",
    "test_questions",
    "test_story",
)
# The speed of playback, and whether there is sound, unless the page has its own settings.
DEFAULT_SETTINGS: Final = """
if (location.protocol !== 'about:' && localStorage.getItem('hinode-settings') === null)
  localStorage.setItem('hinode-settings', '%s')"""
# Nobody looks at the pages, and drawing them takes a fourth of the time. Chromium draws nothing that is this
# transparent, but lays it out, hits it, and counts it as visible, unlike what has no opacity at all.
UNDRAWN: Final = """
window.undrawn = new CSSStyleSheet()
undrawn.replaceSync('html { opacity: 0.0001 !important }')
document.adoptedStyleSheets = [undrawn]
"""
FAILED: Final = pytest.StashKey[bool]()
Arrive = Callable[..., Page]


def chromium() -> str:
    """The path of the browser."""
    found = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    if found is None:
        give_up("no Chromium on PATH")
    return found


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Slow tests start first, so that no process waits for another at the end."""
    items.sort(key=lambda item: item.path.stem not in LONG)


@pytest.fixture(scope="session")
def client(tmp_path_factory: pytest.TempPathFactory) -> Path:
    mine = tmp_path_factory.getbasetemp()
    return built_client(mine.parent if "PYTEST_XDIST_WORKER" in os.environ else mine)


@pytest.fixture(scope="session")
def server(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebServer]:
    with web_server(tmp_path_factory.mktemp("server"), client) as found:
        yield found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=TIMEOUT_MS)
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=chromium(), args=ARGS, chromium_sandbox=False)
        yield found
        found.close()


@pytest.fixture
def luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seeds the random numbers of tables and bots, so that runs repeat except for timing."""
    dice = Random(7)
    monkeypatch.setattr("hinode.server.tables.seed.secrets.randbits", dice.getrandbits)
    monkeypatch.setattr("hinode.server.play.bots.jobs.SystemRandom", lambda: dice)


@pytest.fixture
def watches() -> Iterator[dict[BrowserContext, BrowserLog]]:
    """The log of each browser context of the test; none may have errors."""
    found: dict[BrowserContext, BrowserLog] = {}
    yield found
    assert [fault for watch in found.values() for fault in watch.faults] == []


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


@pytest.fixture
def arrive(
    browser: Browser,
    watches: dict[BrowserContext, BrowserLog],
    tmp_path: Path,
    request: pytest.FixtureRequest,
) -> Iterator[Arrive]:
    """A page in a new browser context: `arrive(visitor, PHONE, locale="zh-TW")`; no visitor, no session.

    `at`: the server's address, by default that of `server`. `pace`: the speed of playback; by default it
    jumps to the end, without `sound`, which takes time too. If the test fails, a screenshot of each page is
    saved in its `tmp_path`.
    """

    def come(
        who: Visitor | None = None,
        size: dict[str, Any] = LAPTOP,
        at: str | None = None,
        pace: str = "instant",
        sound: bool = False,
        **given: Any,
    ) -> Page:
        origin = at or request.getfixturevalue("server").origin
        context = browser.new_context(**{"base_url": origin, "locale": "en-GB", **size, **given})
        context.set_default_timeout(TIMEOUT_MS)
        context.add_init_script(DEFAULT_SETTINGS % json.dumps({"speed": pace, "sound": sound}))
        context.add_init_script(UNDRAWN)
        watches[context] = BrowserLog()
        watches[context].follow(context)
        if who is not None:
            context.add_cookies([{"name": COOKIE, "value": who.token, "url": origin}])
        return context.new_page()

    yield come
    pages = [page for context in watches for page in context.pages]
    if request.node.stash.get(FAILED, False):
        for number, page in enumerate(pages):
            page.evaluate("undrawn.disabled = true")
            page.screenshot(path=tmp_path / f"page-{number}.png")
    for context in watches:
        context.close()
