"""No serious problem for anybody on any screen, by day and by night, as far as axe-core can tell.

Nor is any screen to be scrolled sideways.
"""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Page

from tests.web.client_build import WEB
from tests.web.conftest import DESKTOP, PHONE, Arrive
from tests.web.screens import PARTS, Tour, prefer
from tests.web.server import WebServer
from tests.web.test_sizes import SIZES

AXE: Final = WEB / "node_modules" / "axe-core" / "axe.min.js"
# All that another light can change.
COLOR_RULES: Final = ["color-contrast", "link-in-text-block"]
RUN: Final = """async ({ theme, only }) => {
  const still = new CSSStyleSheet() // colors that are on their way to others are nobody's
  still.replaceSync('*, *::before, *::after { transition: none !important }')
  document.adoptedStyleSheets = [still]
  document.documentElement.dataset.theme = theme
  // Drawings without words, hidden from screen readers, are half of all elements: axe finds nothing in them.
  const speaks = (svg) => svg.textContent.trim() !== '' || svg.querySelector('a, [tabindex], [role]') !== null
  const drawings = [...document.querySelectorAll('svg[aria-hidden=true]')].filter((svg) => !speaks(svg))
  const parts = drawings.map((svg) => [svg, [...svg.childNodes]])
  parts.forEach(([svg]) => svg.replaceChildren())
  const found = await axe.run(document, {
    resultTypes: ['violations'],
    preload: false,
    ...(only === null ? {} : { runOnly: only }),
  })
  parts.forEach(([svg, children]) => svg.replaceChildren(...children))
  return found.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) =>
      `${theme}: ${id}: ${nodes.map((node) => node.html.slice(0, 160)).slice(0, 4).join(' | ')}`)
}"""
LONG_READ: Final = ("clause", "tab-rules")  # the rules once more


def problems(page: Page) -> list[str]:
    by_day: list[str] = page.evaluate(RUN, {"theme": "day", "only": None})
    by_night: list[str] = page.evaluate(RUN, {"theme": "night", "only": COLOR_RULES})
    return by_day + by_night


@pytest.mark.parametrize("part", [*PARTS, "arriving"])
@pytest.mark.parametrize(
    ("size", "language"), [(DESKTOP, "en"), (PHONE, "zh-Hant")], ids=["desktop-en", "phone-zh"]
)
def test_every_screen(
    server: WebServer, arrive: Arrive, size: dict[str, Any], language: str, part: str
) -> None:
    tour = Tour(server, language, phone=size is PHONE)
    page = arrive(size=size, reduced_motion="reduce")
    page.add_init_script(path=AXE)
    page.add_init_script(path=SIZES)
    page.add_init_script(prefer(language, "day"))
    found = []
    for name in tour.visit(page, part):
        found += [f"{name}: {fault}" for fault in page.evaluate("sizes.sideways()")]
        if name not in LONG_READ:
            found += [f"{name}, {problem}" for problem in problems(page)]
    assert not found, "\n".join(found)
