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

from playwright.sync_api import Browser, Page, sync_playwright

from hinode.server.identity import COOKIE
from tests.web.building import built_client
from tests.web.conftest import ARGS, chromium
from tests.web.house import House, open_house
from tests.web.screens import Step, Tour, nothing, prefer

SIZES: Final = ((1440, 900), (820, 1180), (390, 844))
TOUCH: Final = 900  # screens that are narrower have fingers before them
LOOKS: Final = (("day", "en"), ("night", "en"), ("day", "zh-Hant"))
AROUND: Final = ("start", "new-table", "gathering", "settings", "rules", "end", "hand-over")
Screen = tuple[str, str, Step]


def wanted(tour: Tour, look: tuple[str, str]) -> Iterator[Screen]:
    yield "welcome", "/", nothing
    if look == LOOKS[0]:
        yield from tour.screens()
        return
    yield from tour.playing()
    if look[1] != "en":
        yield from (screen for screen in tour.screens() if screen[0] in AROUND)


def new_page(
    browser: Browser, house: House, size: tuple[int, int], look: tuple[str, str], token: str | None
) -> Page:
    width, height = size
    touch: dict[str, Any] = {"has_touch": True, "is_mobile": True} if width < TOUCH else {}
    context = browser.new_context(
        base_url=house.origin, viewport={"width": width, "height": height}, reduced_motion="reduce", **touch
    )
    context.add_init_script(prefer(look[1], look[0]))
    if token is not None:
        context.add_cookies([{"name": COOKIE, "value": token, "url": house.origin}])
    return context.new_page()


def shoot(browser: Browser, house: House, out: Path, size: tuple[int, int], look: tuple[str, str]) -> None:
    theme, language = look
    tour = Tour(house, language)
    for name, address, step in wanted(tour, look):
        page = new_page(browser, house, size, look, None if name == "welcome" else tour.me.token)
        page.goto(address)
        step(page)
        page.wait_for_load_state("networkidle")  # fonts
        page.screenshot(path=out / f"{name}-{size[0]}x{size[1]}-{theme}-{language}.png")
        page.context.close()


def main(folder: str = "build/screens") -> None:
    out = Path(folder)
    out.mkdir(parents=True, exist_ok=True)
    with (
        TemporaryDirectory() as data,
        open_house(Path(data), built_client()) as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGS, chromium_sandbox=False)
        for size in SIZES:
            for look in LOOKS:
                shoot(browser, house, out, size, look)
        browser.close()
    print(f"{len(list(out.glob('*.png')))} pictures in {out}")


if __name__ == "__main__":
    main(*sys.argv[1:])
