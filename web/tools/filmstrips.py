"""Filmstrips: a shot every half second while a scene plays, put together on one sheet."""

from __future__ import annotations

from base64 import b64encode
from pathlib import Path
from time import monotonic
from typing import Final

from playwright.sync_api import Page

from tests.web.kit.recorded_scenes import Scene
from tests.web.kit.screens import Tour
from web.tools.scenes import begin

EVERY: Final = 500  # milliseconds
MAX_SHOTS: Final = 40  # shots
READ: Final = 3  # shots of a result before it is dismissed
SHEET: Final = (
    "<body style='display:grid;grid-template-columns:repeat({columns},{width}px);gap:8px;margin:8px'>"
)


def frames_of(page: Page, tour: Tour, scene: Scene, most: int = MAX_SHOTS) -> list[bytes]:
    """The shots, from just before the scene to its end."""
    table, happen = begin(tour, page, scene)
    shots = [page.screenshot()]
    happen()
    told = page.locator(f'[data-moment="{tour.server.table(table).n}"][data-behind="0"]')
    card = page.locator(":is(.wide, .phone):has([data-scene=result], [data-scene=season]) .go")
    read = 0
    while told.count() == 0 and len(shots) < most:
        begun = monotonic()
        shots.append(page.screenshot())
        read = read + 1 if card.count() > 0 else 0
        if read >= READ:
            card.click()
        page.wait_for_timeout(max(0, EVERY - 1000 * (monotonic() - begun)))
    return [*shots, page.screenshot()]


def shoot_film(page: Page, tour: Tour, scene: Scene, path: Path) -> None:
    shots = frames_of(page, tour, scene)
    sheet(page, shots, path)


def sheet(page: Page, shots: list[bytes], path: Path, width: int = 460) -> None:
    """All pictures on one, in rows."""
    size = page.viewport_size
    narrow = size is not None and size["width"] < width
    width = 230 if narrow else width
    images = "".join(
        f"<img style='width:100%' src='data:image/png;base64,{b64encode(shot).decode()}'>" for shot in shots
    )
    page.goto("about:blank")
    columns = 8 if narrow else 4
    page.set_viewport_size({"width": columns * (width + 8) + 8, "height": 600})
    page.set_content(SHEET.format(columns=columns, width=width) + images)
    page.screenshot(path=path, full_page=True)
