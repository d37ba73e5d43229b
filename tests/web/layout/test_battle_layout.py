"""The layout while clans bid: with two to five clans, with and without the guide, everything is in sight."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page

from hinode import Game
from hinode.locale import LANGUAGES
from tests.support.play import ALL_CLANS
from tests.web.conftest import DESKTOP, PHONE, TABLET, Arrive
from tests.web.kit.moments import Past, until
from tests.web.kit.screens import SPEAK, Tour, prefer
from tests.web.kit.server import WebServer
from tests.web.kit.tables import lay_table
from tests.web.layout.test_every_screen import resize
from tests.web.layout.test_layout import WIDE, sign_in, until_uncovered

HERE: Final = Path(__file__).parent
SEED: Final = 7  # a game with battles of two, three, four, and five clans
CHECKS: Final = "[...layout.cutText(), ...layout.outOfSight(), ...layout.covered(), ...layout.coveredNames()]"
# The top and bottom of the stage and the dock.
PLACES: Final = """['.stage', '.dock'].flatMap((part) => {
  const { top, bottom } = document.querySelector(part).getBoundingClientRect()
  return [Math.round(top), Math.round(bottom)]
})"""

# How much of the form is scrolled away.
SCROLLED: Final = """(() => {
  const body = document.querySelector('.dock .body')
  return Math.max(0, body.scrollHeight - body.clientHeight)
})()"""
# As when everyone else has bid. A line of the form's own style.
WARN: Final = """(() => {
  const line = document.createElement('p')
  const hint = document.querySelector('.bidding .hint')
  line.className = `last ${[...hint.classList].filter((name) => name.startsWith('svelte-')).join(' ')}`
  line.textContent = 'Everyone else has bid: confirming reveals all bids.'
  hint.before(line)
})()"""


def bidder(game: Game, clans: int) -> str | None:
    """Who has Coins to bid in a battle of that many clans."""
    battle = next((step for step in game.view(None)["stack"] if step["kind"] == "battle"), None)
    if battle is None or len(battle["clans"]) != clans:
        return None
    return next((d.clan for d in game.pending if d.kind == "bid" and d.coins > 0), None)


@cache
def battle_of(clans: int) -> tuple[Past, str]:
    """The answers up to a battle of that many clans, and who bids in it."""
    found: list[str] = []

    def holds(game: Game) -> bool:
        clan = bidder(game, clans)
        found.extend([] if clan is None else [clan])
        return clan is not None

    past = until(holds, ALL_CLANS, SEED)
    return past, found[0]


def open_bid(server: WebServer, page: Page, clans: int) -> None:
    past, mine = battle_of(clans)
    tour = Tour(server)
    others = iter(tour.others)
    seats = {clan: tour.me if clan == mine else next(others) for clan in ALL_CLANS}
    table = lay_table(server, seats, past, seed=SEED)
    page.add_init_script(prefer("en", "day"))
    page.add_init_script(path=HERE / "layout.js")
    sign_in(page, server, tour.me)
    page.goto(f"/#/t/{table}")
    page.locator(f'[data-asks^="{mine} bid "]').wait_for()


def faults(page: Page) -> list[str]:
    until_uncovered(page)
    assert page.locator(".bid-columns [role=spinbutton]").count() == 4
    return list(page.evaluate(CHECKS))


@pytest.mark.parametrize("clans", [2, 3, 4, 5])
def test_a_bid_is_in_sight(server: WebServer, arrive: Arrive, clans: int) -> None:
    page = arrive(size=DESKTOP, reduced_motion="reduce")
    open_bid(server, page, clans)
    found: list[str] = []
    sizes: tuple[dict[str, Any], ...] = (DESKTOP, WIDE, TABLET)
    for size in sizes:
        resize(page, size["viewport"])
        for guide in ("as it is", "toggled"):
            places = set()
            for language in LANGUAGES:
                page.evaluate(SPEAK, language)
                at = f"{size['viewport']['width']}, guide {guide}, {language}"
                found += [f"{at}: {fault}" for fault in faults(page)]
                places.add(tuple(page.evaluate(PLACES)))
            page.locator(".guide .title").click()
            assert size is TABLET or len(places) == 1, places
    assert not found, "\n".join(found)


@pytest.mark.parametrize("clans", [3, 5])
def test_a_bid_on_a_phone_is_in_sight(server: WebServer, arrive: Arrive, clans: int) -> None:
    """All four advantages without scrolling, and the button also while the guide is open."""
    page = arrive(size=PHONE, reduced_motion="reduce")
    open_bid(server, page, clans)
    found: list[str] = []
    for language in LANGUAGES:
        page.evaluate(SPEAK, language)
        found += [f"{language}: {fault}" for fault in faults(page)]
        assert page.evaluate(SCROLLED) == 0
        page.evaluate(WARN)
        assert page.evaluate(SCROLLED) == 0, "with the warning that confirming reveals all bids"
        page.evaluate("document.querySelector('.last').remove()")
    page.locator(".guide .title").click()
    page.locator(".guide.open").wait_for()
    until_uncovered(page)
    assert not found, "\n".join(found)
    tabs, seal = page.locator("[role=tablist]").bounding_box(), page.locator(".seal").bounding_box()
    assert tabs is not None
    assert seal is not None
    assert seal["y"] + seal["height"] <= tabs["y"]
