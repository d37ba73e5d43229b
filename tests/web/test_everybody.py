"""No serious problem for anybody on any screen, as far as axe-core can tell."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page

from hinode.locale import say
from tests.web.building import WEB
from tests.web.conftest import DESKTOP, PHONE, Arrive
from tests.web.house import House
from tests.web.screens import Tour, prefer

AXE: Final[Path] = WEB / "node_modules" / "axe-core" / "axe.min.js"
# `page.evaluate` is not bound by the page's policy, which forbids foreign scripts.
RUN = """async () => {
  const found = await axe.run(document, { resultTypes: ['violations'] })
  return found.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).slice(0, 4).join(' | ')}`)
}"""


def problems(page: Page) -> list[str]:
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(RUN)
    return found


@pytest.mark.parametrize(
    ("size", "theme", "language"),
    [(DESKTOP, "day", "en"), (PHONE, "night", "zh-Hant")],
    ids=["desktop-day-en", "phone-night-zh"],
)
def test_every_screen(house: House, arrive: Arrive, size: dict[str, Any], theme: str, language: str) -> None:
    tour = Tour(house, language)
    stranger = arrive(size=size)
    stranger.add_init_script(prefer(language, theme))
    stranger.goto("/")
    stranger.get_by_label(say(language, "your-name")).wait_for()
    found = {"welcome": problems(stranger)}
    page = arrive(tour.me, size, reduced_motion="reduce")
    page.add_init_script(prefer(language, theme))
    for name, address, step in tour.screens():
        page.goto("about:blank")
        page.goto(address)
        step(page)
        if name not in ("clause", "tab-rules"):  # the same as the rules, which are long
            found[name] = problems(page)
    assert {name: faults for name, faults in found.items() if faults} == {}


@pytest.mark.parametrize(
    ("size", "theme", "language"),
    [(DESKTOP, "night", "zh-Hant"), (PHONE, "day", "en")],
    ids=["desktop-night-zh", "phone-day-en"],
)
def test_the_table_in_the_other_lights(
    house: House, arrive: Arrive, size: dict[str, Any], theme: str, language: str
) -> None:
    tour = Tour(house, language)
    page = arrive(tour.me, size, reduced_motion="reduce")
    page.add_init_script(prefer(language, theme))
    found = {}
    for name, address, step in tour.playing():
        if name in ("mandate", "market", "tab-talk", "battle"):
            page.goto("about:blank")
            page.goto(address)
            step(page)
            found[name] = problems(page)
    assert {name: faults for name, faults in found.items() if faults} == {}
