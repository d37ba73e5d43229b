"""Pictures of every screen at three sizes, for review: `python -m web.tools.screens [FOLDER]`.

Files are named after screen, size, light and language. By day in English there is everything; the table is
there by night too, and what people see most in Chinese.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, sync_playwright

from hinode.server.http.identity import COOKIE
from tests.web.client_build import built_client
from tests.web.conftest import ARGS, chromium
from tests.web.screens import Step, Tour, nothing, prefer
from tests.web.server import WebServer, web_server

SIZES: Final = ((1440, 900), (820, 1180), (390, 844))
TOUCH: Final = 900  # screens that are narrower have fingers before them
PHONE: Final = 700
LOOKS: Final = (("day", "en"), ("night", "en"), ("day", "zh-Hant"))
ONCE: Final = ("tables", "take", "lost", "clause", "replay")  # enough in English
Screen = tuple[str, str, Step]


def wanted(tour: Tour, look: tuple[str, str]) -> Iterator[Screen]:
    if look == LOOKS[0]:
        yield from tour.screens()
    elif look[1] == "en":
        yield from tour.playing()
    else:
        yield from (screen for screen in tour.screens() if screen[0] not in ONCE)


def new_context(
    browser: Browser, server: WebServer, size: tuple[int, int], look: tuple[str, str]
) -> BrowserContext:
    width, height = size
    touch: dict[str, Any] = {"has_touch": True, "is_mobile": True} if width < TOUCH else {}
    context = browser.new_context(
        base_url=server.origin, viewport={"width": width, "height": height}, reduced_motion="reduce", **touch
    )
    context.add_init_script(prefer(look[1], look[0]))
    return context


def shoot(context: BrowserContext, screen: Screen, out: Path, ending: str) -> None:
    name, address, step = screen
    page = context.new_page()
    page.goto(address)
    step(page)
    page.evaluate("document.fonts.ready")
    page.screenshot(path=out / f"{name}-{ending}.png")
    page.close()


def shoot_all(
    browser: Browser, server: WebServer, out: Path, size: tuple[int, int], look: tuple[str, str]
) -> None:
    context, tour = new_context(browser, server, size, look), Tour(server, look[1], phone=size[0] < PHONE)
    ending = f"{size[0]}x{size[1]}-{look[0]}-{look[1]}"
    shoot(context, ("welcome", "/", nothing), out, ending)
    context.add_cookies([{"name": COOKIE, "value": tour.me.token, "url": server.origin}])
    for screen in wanted(tour, look):
        shoot(context, screen, out, ending)
    context.close()


def main(folder: str = "build/screens") -> None:
    out = Path(folder)
    out.mkdir(parents=True, exist_ok=True)
    with (
        TemporaryDirectory() as data,
        web_server(Path(data), built_client(Path(data))) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGS, chromium_sandbox=False)
        for size in SIZES:
            for look in LOOKS:
                shoot_all(browser, server, out, size, look)
        browser.close()
    print(f"{len(list(out.glob('*.png')))} pictures in {out}")


if __name__ == "__main__":
    main(*sys.argv[1:])
