"""Pictures and filmstrips of every scene, for review: `python -m web.tools.screens --help`.

Pictures are named after scene, size, and language. A filmstrip is one sheet with a shot every half second.
"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from hinode.server.http.identity import COOKIE
from tests.web.conftest import ARGS, chromium
from tests.web.kit.client_build import built_client
from tests.web.kit.recorded_scenes import SCENES
from tests.web.kit.screens import Screen, Tour, prefer
from tests.web.kit.server import WebServer, web_server
from web.tools.filmstrips import shoot_film
from web.tools.scenes import questions, states, stories

SIZES: Final = {"390": (390, 844), "820": (820, 1180), "1440": (1440, 900), "1920": (1920, 1080)}
LANGUAGES: Final = ("en", "zh-Hant")
TOUCH: Final = 900  # narrower screens are used with fingers
PHONE: Final = 700
SETTLED: Final = 400  # milliseconds: fonts and scenery are there, and nothing moves


def new_context(
    browser: Browser, server: WebServer, size: str, language: str, pace: str, motion: str = "reduce"
) -> BrowserContext:
    width, height = SIZES[size]
    touch: dict[str, Any] = {"has_touch": True, "is_mobile": True} if width < TOUCH else {}
    context = browser.new_context(
        base_url=server.origin,
        viewport={"width": width, "height": height},
        reduced_motion="reduce" if motion == "reduce" else "no-preference",
        **touch,
    )
    context.add_init_script(prefer(language, "day", pace))
    return context


def screens(tour: Tour) -> Iterator[Screen]:
    yield from tour.screens()
    yield from states(tour)
    yield from questions(tour)


def settle(page: Page) -> None:
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(SETTLED)


class Shoot:
    """All pictures of one size and language."""

    def __init__(
        self, browser: Browser, server: WebServer, size: str, language: str, given: Namespace
    ) -> None:
        self.browser, self.server, self.size, self.language = browser, server, size, language
        self.given = given
        self.out = Path(given.folder)
        self.tour = Tour(server, language, phone=SIZES[size][0] < PHONE)

    def wants(self, name: str) -> bool:
        return not self.given.only or any(part in name for part in self.given.only)

    def path(self, name: str) -> Path:
        return self.out / f"{name}-{self.size}-{self.language}.png"

    def pictures(self) -> None:
        context = new_context(self.browser, self.server, self.size, self.language, "instant")
        page = context.new_page()
        for name, address in (("welcome", "/"), ("invitation", self.tour.invitation())):
            if self.wants(name):
                page.goto(address)
                page.get_by_label(self.tour.words("your-name")).wait_for()
                self.keep(page, name)
        self.sign_in(context)
        for name, address, step in screens(self.tour):
            if self.wants(name):
                page.goto("about:blank")
                page.goto(address)
                step(page)
                self.keep(page, name)
        context.close()

    def stories(self) -> None:
        """Scenes that the story tells, stopped when they are on the screen."""
        context = new_context(self.browser, self.server, self.size, self.language, "slow")
        page = context.new_page()
        self.sign_in(context)
        for name in stories(self.tour, page, self.wants):
            self.keep(page, name)
        context.close()

    def films(self) -> None:
        for name in SCENES:
            if self.wants(f"film-{name}"):
                context = new_context(self.browser, self.server, self.size, self.language, "normal", "full")
                self.sign_in(context)
                shoot_film(
                    context.new_page(), self.tour, SCENES[name], self.path(f"film-{name.replace(' ', '-')}")
                )
                context.close()

    def sign_in(self, context: BrowserContext) -> None:
        context.add_cookies([{"name": COOKIE, "value": self.tour.me.token, "url": self.server.origin}])

    def keep(self, page: Page, name: str) -> None:
        settle(page)
        page.screenshot(path=self.path(name))


def arguments() -> Namespace:
    parser = ArgumentParser(prog="python -m web.tools.screens", description="Pictures of every scene.")
    parser.add_argument("folder", nargs="?", default="build/screens")
    parser.add_argument("--size", nargs="+", choices=SIZES, default=list(SIZES))
    parser.add_argument("--language", nargs="+", choices=LANGUAGES, default=list(LANGUAGES))
    parser.add_argument("--only", nargs="+", metavar="PART", help="scenes whose names contain one of these")
    return parser.parse_args()


def main() -> None:
    given = arguments()
    Path(given.folder).mkdir(parents=True, exist_ok=True)
    with (
        TemporaryDirectory() as data,
        web_server(Path(data), built_client(Path(data))) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGS, chromium_sandbox=False)
        for size in given.size:
            for language in given.language:
                shoot = Shoot(browser, server, size, language, given)
                shoot.pictures()
                shoot.stories()
                shoot.films()
        browser.close()
    print(f"{len(list(Path(given.folder).glob('*.png')))} pictures in {given.folder}")


if __name__ == "__main__":
    main()
