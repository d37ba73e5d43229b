"""What axe-core finds on a page, in light and dark mode."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

from tests.web.kit.client_build import WEB

AXE: Final = WEB / "node_modules" / "axe-core" / "axe.min.js"
# The rules whose result depends on the color scheme.
COLOR_RULES: Final = ["color-contrast", "link-in-text-block"]
RUN: Final = """async ({ theme, only }) => {
  const still = new CSSStyleSheet() // colors in transition have no meaning
  still.replaceSync('*, *::before, *::after { transition: none !important }')
  document.adoptedStyleSheets = [undrawn, still]
  undrawn.disabled = true // colors count as they would be seen
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
  undrawn.disabled = false
  return found.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) =>
      `${theme}: ${id}: ${nodes.map((node) => node.html.slice(0, 160)).slice(0, 4).join(' | ')}`)
}"""


def problems(page: Page) -> list[str]:
    by_day: list[str] = page.evaluate(RUN, {"theme": "day", "only": None})
    by_night: list[str] = page.evaluate(RUN, {"theme": "night", "only": COLOR_RULES})
    return by_day + by_night
