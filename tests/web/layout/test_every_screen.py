"""Every screen is large enough to read and to hit, nowhere cut off or scrolled sideways, and accessible.

One walk through the screens for each kind of device: loading them costs more than looking at them.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page

from hinode.locale import LANGUAGES, say
from tests.web.conftest import DESKTOP, PHONE, TABLET, Arrive
from tests.web.kit.axe import AXE, problems
from tests.web.kit.screens import DRAWN, PARTS, SPEAK, Tour, prefer
from tests.web.kit.server import WebServer

SIZES: Final = Path(__file__).with_name("sizes.js")
LAYOUT: Final = Path(__file__).with_name("layout.js")
CUT: Final = "[...sizes.sideways(), ...layout.cutText()]"
READ_AND_HIT: Final = f"[...{CUT}, ...layout.outOfSight(), ...sizes.smallText(), ...sizes.smallTargets()]"
IN_SIGHT: Final = f"[...{CUT}, ...layout.outOfSight(), ...layout.coveredNames()]"
LONG_READ: Final = ("clause", "tab-rules")  # the rules once more: axe has seen them
FIRST: Final = "en"  # in which a page is opened

# The layout follows the window a moment after it has changed.
LAID_OUT: Final = """(width) => innerWidth === width
  && document.documentElement.dataset.below.split(' ').includes('tablet') === width < 1100
  && document.querySelector('.wide')?.classList.contains('tablet') !== width >= 1100"""


def resize(page: Page, size: dict[str, int]) -> None:
    page.set_viewport_size({"width": size["width"], "height": size["height"]})
    page.wait_for_function(LAID_OUT, arg=size["width"])
    page.evaluate(DRAWN)


def measured(page: Page) -> Page:
    page.add_init_script(prefer(FIRST, "day"))
    page.add_init_script(path=SIZES)
    page.add_init_script(path=LAYOUT)
    page.add_init_script(path=AXE)
    return page


def spoken(page: Page) -> str:
    """The language of the page."""
    return str(page.evaluate("document.documentElement.lang"))


def faults(page: Page, check: str, axe_in: str | None = None) -> list[str]:
    """What is wrong with the screen on the page, in each language; and what axe finds in one of them.

    It starts with the page's language and stays in the last one: each change lays out the whole page again.
    """
    found, now = [], spoken(page)
    for language in sorted(LANGUAGES, key=lambda one: one != now):
        page.evaluate(SPEAK, language)
        found += [f"{language}: {fault}" for fault in page.evaluate(check)]
        if language == axe_in:
            found += problems(page)
    return found


@pytest.mark.parametrize("part", PARTS)
def test_on_a_phone(server: WebServer, arrive: Arrive, part: str) -> None:
    """No text under 13 px, no target under 44 px, nothing cut off or wider than the phone; axe in Chinese.

    What happens in the game, and the mandates to choose from, are in sight without scrolling.
    """
    page = measured(arrive(size=PHONE, reduced_motion="reduce"))
    found, tour = [], Tour(server, phone=True)
    for name in tour.visit(page, part):
        axe_in = None if name in LONG_READ else "zh-Hant"
        found += [f"{name}, {fault}" for fault in faults(page, READ_AND_HIT, axe_in)]
        tour.language = spoken(page)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("part", PARTS)
def test_on_a_desktop_and_a_tablet(server: WebServer, arrive: Arrive, part: str) -> None:
    """Nothing is cut off, covered, or too wide; answers are in sight; axe on the desktop, in English.

    One page changes its size.
    """
    page = measured(arrive(size=TABLET, reduced_motion="reduce"))
    found, tour = [], Tour(server)
    for name in tour.visit(page, part):
        for size in sorted((DESKTOP, TABLET), key=lambda one: one["viewport"] != page.viewport_size):
            resize(page, size["viewport"])
            axe_in = "en" if size is DESKTOP and name not in LONG_READ else None
            at = f"{name} at {size['viewport']['width']}"
            found += [f"{at}, {fault}" for fault in faults(page, IN_SIGHT, axe_in)]
        tour.language = spoken(page)
    assert not found, "\n".join(found)


PLANTED: Final = {
    "day: color-contrast": "color: light-dark(#eee, #000); background: #fff",
    "night: color-contrast": "color: light-dark(#000, #333); background: light-dark(#fff, #000)",
}


def test_each_fault_is_found_by_axe(arrive: Arrive) -> None:
    """Planted one by one in a sound page: by day, by night, and one that light does not change."""
    page = measured(arrive(bypass_csp=True))
    page.goto("/")
    page.get_by_label(say(FIRST, "your-name")).wait_for()
    assert problems(page) == []
    page.evaluate(
        "document.querySelector('main').insertAdjacentHTML('beforeend', '<p id=planted>A word</p>')"
    )
    for fault, style in PLANTED.items():
        page.evaluate("(style) => planted.setAttribute('style', style)", style)
        assert [found.startswith(fault) for found in problems(page)] == [True]
    page.evaluate("planted.outerHTML = '<button></button>'")
    assert [found.startswith("day: button-name") for found in problems(page)] == [True]
