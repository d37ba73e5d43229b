"""The table's layout: a large map, a dock that stays where it is, and nothing cut off or covered."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Final

import pytest
from playwright.sync_api import Page

from hinode.cli.words.sentences import event_sentence
from hinode.cli.words.translator import Translator
from hinode.locale import LANGUAGES, say
from hinode.server.http.identity import COOKIE
from tests.support.play import ALL_CLANS, play_out, random_game
from tests.web.conftest import DESKTOP, PHONE, TABLET, Arrive
from tests.web.kit.screens import SPEAK, Tour, prefer
from tests.web.kit.server import Visitor, WebServer
from tests.web.layout.test_every_screen import resize

HERE: Final = Path(__file__).parent
WIDE: Final[dict[str, Any]] = {"viewport": {"width": 1920, "height": 1080}}
SIZES: Final = {"390": PHONE, "820": TABLET, "1440": DESKTOP, "1920": WIDE}
MIN_TARGET: Final = {"390": 43.5, "820": 43.5, "1440": 35.5, "1920": 35.5}
MAP_SHARE: Final = {"390": 1.0, "820": 0.99, "1440": 0.6, "1920": 0.6}
# The questions of one season: kind, asked clan, season.
SEASON: Final = (
    ("tea", "koi", "spring"),
    ("mandate", "turtle", "autumn"),
    ("train", "bonsai", "spring"),
    ("bid", "koi", "autumn"),
)
# Windows, and the languages in which the same page is looked at there.
WINDOWS: Final = (
    (("390", "en"), ("390", "zh-Hant")),
    (("820", "zh-Hant"),),
    (("1440", "en"), ("1920", "zh-Hant")),
)
MAP_MOVES: Final = 10.0  # seconds: on a busy machine the map may be slow to move to the province of a battle
LOOK_AGAIN: Final = 100  # milliseconds
COVERED: Final = "...layout.covered(), ...layout.coveredNames()"
FAULTS: Final = f"[...layout.cutText(), {COVERED}, ...sizes.smallTargets()]"


# Shown with another event or not at all; changes of honor in words of their own.
NO_CAPTION: Final = {"game_started", "display_laid", "display_discarded", "looked", "honor"}
# On a tablet the stage has room for a whole bid.
ON_STAGE: Final = {"bid_revealed"}


def visit(server: WebServer, page: Page, width: str, *kinds: str) -> Iterator[str]:
    """The page at each question of a season, or at those kinds of them."""
    tour = Tour(server, phone=width == "390")
    page.add_init_script(prefer("en", "day"))
    page.add_init_script(f"window.leastTarget = {MIN_TARGET[width]}")
    if width == "820":
        page.add_init_script("window.leastTip = 35.5")
    page.add_init_script(path=HERE / "sizes.js")
    page.add_init_script(path=HERE / "layout.js")
    sign_in(page, server, tour.me)
    for kind, clan, season in SEASON:
        if kinds and kind not in kinds:
            continue
        page.goto(f"/#/t/{tour.at(kind, clan, season)}")
        page.locator(f'[data-asks^="{clan} {kind} "]').wait_for()
        page.evaluate("document.fonts.ready")
        yield kind


def until_uncovered(page: Page) -> None:
    """Wait until the map shows what the question is about; if it never does, `faults` reports it.

    The page's security policy does not let a script wait for it.
    """
    end = monotonic() + MAP_MOVES
    while monotonic() < end and page.evaluate("layout.covered().length > 0"):
        page.wait_for_timeout(LOOK_AGAIN)


def sign_in(page: Page, server: WebServer, who: Visitor) -> None:
    page.context.add_cookies([{"name": COOKIE, "value": who.token, "url": server.origin}])


def faults_at(page: Page, question: str, width: str) -> list[str]:
    """What is wrong with the layout of the page as it is."""
    assert page.evaluate("layout.mapShare()") >= MAP_SHARE[width]
    if question == "bid":  # a battle is about a province; otherwise nothing could be covered
        assert page.locator(".province[aria-pressed=true]").count() == 1
    until_uncovered(page)
    found = [*page.evaluate(FAULTS), *page.evaluate("layout.outOfSight()")]
    return [f"{question} at {width}: {fault}" for fault in found]


@pytest.mark.parametrize("looks", WINDOWS, ids=lambda looks: looks[0][0])
def test_the_table_keeps_its_layout_through_a_season(
    server: WebServer, arrive: Arrive, looks: tuple[tuple[str, str], ...]
) -> None:
    first = looks[0][0]
    page = arrive(size=SIZES[first], reduced_motion="reduce")
    docks: defaultdict[tuple[str, str], set[tuple[int, ...]]] = defaultdict(set)
    faults = []
    for question in visit(server, page, first):
        for width, language in looks:
            resize(page, SIZES[width]["viewport"])
            page.evaluate(SPEAK, language)
            docks[width, language].add(tuple(page.evaluate("layout.dock()")))
            faults += [f"{language}: {fault}" for fault in faults_at(page, question, width)]
    assert all(len(places) == 1 for places in docks.values()), docks
    assert not faults, "\n".join(faults)


def captions(language: str) -> set[str]:
    """The longest of those that only the caption has."""
    clan, amaterasu = say(language, "clan-dragonfly"), say(language, "kami-amaterasu")
    ranks: dict[str, str | int] = {"up": "yes", "before": 5, "after": 1, "mine": 2}
    lead = say(language, "event-gift_won", clan=clan, kami=amaterasu)
    return {
        say(language, "honor-moves-me", clan=clan, cause=amaterasu, **ranks),
        say(language, "caption-gift-tied", text=lead),
    }


@pytest.mark.parametrize("width", ["390", "820"])
def test_every_event_fits_into_the_caption(server: WebServer, arrive: Arrive, width: str) -> None:
    page = arrive(size=SIZES[width], reduced_motion="reduce")
    next(visit(server, page, width, "mandate"))
    if width == "820":
        assert page.locator(".caption svg").first.is_visible()  # a crest takes part of the line
    game = play_out(random_game(5, len(ALL_CLANS), kami_unbound=True), Random(5))
    unsaid = NO_CAPTION | (ON_STAGE if width == "820" else set())
    events = [event for event in game.events("koi") if event.kind not in unsaid]
    for language in LANGUAGES:
        page.evaluate(SPEAK, language)
        told = {event_sentence(event, Translator("koi", language)) for event in events}
        sentences = sorted(told | captions(language))
        assert page.evaluate("(texts) => layout.cutIn('.caption .text', texts)", sentences) == []


LIST: Final = """document.body.insertAdjacentHTML('beforeend',
  '<select class="planted"><option>A</option><option>A long option</option></select>')"""
LIST_STYLE: Final = ".planted { position: fixed; top: 0; min-width: 50px; height: 50px }"
PLANTED: Final = {
    "layout.mapShare() < 0.6": ".wide.wide.wide { grid-template-columns: 236px 1fr 700px }",
    "layout.dock()[0] !== dockBefore": ".wide.wide.wide { grid-template-rows: 72px 1fr 300px }",
    "layout.cutText().length > 0": ".dock h2 { width: 60px; overflow: hidden; white-space: nowrap; }",
    "layout.cutText().some((fault) => fault.includes('A long option'))": "select.planted { width: 60px }",
    "layout.outOfSight().length > 0": ".dock .body { max-height: 30px }",
    "layout.coveredNames().length > 0": ".stage .who { margin-inline-end: -80px }",
    "layout.covered().length > 0": ".board::after { content: ''; position: fixed; inset: 0 }",
    "sizes.smallTargets().length > 0": ".dock .seal.seal.seal { min-height: 0; height: 20px; padding: 0 }",
}


def test_each_fault_is_found(server: WebServer, arrive: Arrive) -> None:
    """Faults are planted one by one in a correct page, to show that the checks above work."""
    page = arrive(size=DESKTOP, reduced_motion="reduce", bypass_csp=True)
    next(visit(server, page, "1440", "bid"))
    page.evaluate("dockBefore = layout.dock()[0]")
    page.evaluate(LIST)
    page.add_style_tag(content=LIST_STYLE)
    for check, style in PLANTED.items():
        page.wait_for_function(
            f"!({check})"
        )  # a style change takes effect in the next frame, which may be late
        planted = page.add_style_tag(content=style)
        page.wait_for_function(check)
        planted.evaluate("(style) => style.remove()")
