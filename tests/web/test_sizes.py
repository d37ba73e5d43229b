"""Large enough to read and to hit, nowhere cut off or to be scrolled sideways, on every screen."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page

from hinode.locale import LANGUAGES
from tests.web.conftest import PHONE, TABLET, Arrive
from tests.web.screens import PARTS, Tour, prefer
from tests.web.server import WebServer

SIZES: Final = Path(__file__).with_name("sizes.js")
LAYOUT: Final = Path(__file__).with_name("layout.js")
CUT: Final = "[...sizes.sideways(), ...layout.cutText()]"


def measured(page: Page, language: str = "en") -> Page:
    page.add_init_script(prefer(language, "day"))
    page.add_init_script(path=SIZES)
    page.add_init_script(path=LAYOUT)
    return page


@pytest.mark.parametrize("part", [*PARTS, "arriving"])
def test_on_a_phone_all_can_be_read_and_hit(server: WebServer, arrive: Arrive, part: str) -> None:
    """No text under 13 px, no target under 44 px, nothing cut off or wider than the phone."""
    page = measured(arrive(size=PHONE, reduced_motion="reduce"))
    found = []
    for name in Tour(server, phone=True).visit(page, part):
        faults = page.evaluate(f"[...{CUT}, ...sizes.smallText(), ...sizes.smallTargets()]")
        found += [f"{name}: {fault}" for fault in faults]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("part", [*PARTS, "arriving"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_on_a_tablet(server: WebServer, arrive: Arrive, language: str, part: str) -> None:
    """Or wider than it. Desktops: test_accessibility.py and test_layout.py."""
    page = measured(arrive(size=TABLET, reduced_motion="reduce"), language)
    found = []
    for name in Tour(server, language).visit(page, part):
        found += [f"{name}: {fault}" for fault in page.evaluate(CUT)]
    assert not found, "\n".join(found)
