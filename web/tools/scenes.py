"""Scenes that a visit to every screen does not show: questions of each kind, opened panels, the story."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from playwright.sync_api import Page

from tests.support.play import ALL_CLANS
from tests.web.kit.moments import THREE, QuestionCase, moments
from tests.web.kit.recorded_scenes import ME, SCENES, SEED, Scene, go_on
from tests.web.kit.screens import Screen, Step, Tour, dock, waits
from tests.web.kit.server import Visitor
from tests.web.kit.tables import lay_table

CAPTION: Final = ".caption.behind .text:not(:empty)"
# By name: the recorded scene, and what is on the screen when it has come to the part wanted.
TOLD: Final = {
    "season-change": (SCENES["a change of season"], "[data-scene=season]"),
    "kami-turn": (SCENES["a Kami Turn"], CAPTION),
    "betrayal": (SCENES["a betrayal"], "[data-scene=betrayal]"),
    "war-announced": (Scene("phase_started war", "phase_started war"), "[data-scene=war]"),
    "no-battle": (Scene("phase_started war", "phase_started war"), "[data-scene=no-battle]"),
    "battle-bids": (SCENES["my own war"], "[data-scene=battle] .advantages"),
    "battle-outcome": (SCENES["my own war"], "[data-scene=battle] .outcome"),
    "battle-result": (SCENES["my own war"], "[data-scene=result]"),
}
STEPS: Final = 40  # moments until that part
CARD_GUARD: Final = 450  # milliseconds; a card ignores a key that is pressed sooner (dismiss-guard.svelte.ts)


def questions(tour: Tour) -> Iterator[Screen]:
    """A question of each kind, with Kami Unbound."""
    kinds = {moment.kind: moment for found in moments().values() for moment in found}
    for kind, moment in sorted(kinds.items()):
        yield f"ask-{kind}", f"/#/t/{_table_at(tour, moment)}", dock


def _table_at(tour: Tour, moment: QuestionCase) -> str:
    others = iter(tour.others)
    seats = {clan: tour.me if clan == moment.clan else next(others) for clan in ALL_CLANS}
    options = {"season_set": moment.season_set, "kami_unbound": True}
    return lay_table(tour.server, seats, moment.past, seed=moment.seed, options=options)


def states(tour: Tour) -> Iterator[Screen]:
    """Help, settings and, on a phone, the heights of the sheet over one table."""
    table = f"/#/t/{tour.at('mandate', 'turtle', 'autumn')}"
    yield "table-settings", table, asked(tour.open_settings)
    yield "key-help", table, asked(lambda page: page.keyboard.press("?"))
    for height, key in (("low", "ArrowDown"), ("high", "ArrowUp")) if tour.phone else ():
        yield f"sheet-{height}", table, asked(pull(key))
    for number in range(1, 7):
        yield f"how-to-play-{number}", f"/#/how-to-play/{number}", waits("#howto-title")
    for name in ("portraits", "figures", "emblems", "spring", "winter"):
        yield f"gallery-{name}", f"/#/gallery/{name}", waits("nav")


def pull(key: str) -> Step:
    return lambda page: page.locator(".handle").press(key)


def asked(then: Step) -> Step:
    """Once the question is there."""

    def step(page: Page) -> None:
        dock(page)
        then(page)

    return step


def seats_of(tour: Tour) -> dict[str, Visitor]:
    return {clan: tour.me if clan == ME else other for clan, other in zip(THREE, tour.others, strict=False)}


def begin(tour: Tour, page: Page, scene: Scene) -> tuple[str, Callable[[], None]]:
    """The page at a table just before a scene; its id, and what makes the scene happen."""
    before, answers = scene.answers()
    seats = seats_of(tour)
    table = lay_table(tour.server, seats, before, seed=SEED, title="Moon over Edo")
    page.goto("about:blank")
    page.goto(f"/#/t/{table}")
    page.locator(f'[data-moment="{tour.server.table(table).n}"][data-behind="0"]').wait_for()
    return table, lambda: go_on(tour.server, table, seats, answers)


def stories(tour: Tour, page: Page, wanted: Callable[[str], bool]) -> Iterator[str]:
    """The names of parts of the story, each while the page shows it."""
    for name, (scene, sight) in TOLD.items():
        if not wanted(name):
            continue
        _, happen = begin(tour, page, scene)
        happen()
        page.locator('[data-moment]:not([data-behind="0"])').wait_for()
        for _ in range(STEPS):
            if page.locator(sight).count() > 0:
                yield name
                break
            page.keyboard.press("Space")
            page.wait_for_timeout(CARD_GUARD)
        else:
            raise AssertionError(f"the story never came to {name}")
