"""Large enough to read and to hit, and nowhere to be scrolled sideways, on every screen."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page

from tests.web.conftest import PHONE, TABLET, Arrive
from tests.web.screens import PARTS, Tour, prefer
from tests.web.server import WebServer

SIZES: Final = Path(__file__).with_name("sizes.js")


def measured(page: Page) -> Page:
    page.add_init_script(prefer("en", "day"))
    page.add_init_script(path=SIZES)
    return page


@pytest.mark.parametrize("part", PARTS)
def test_on_a_phone_all_can_be_read_and_hit(server: WebServer, arrive: Arrive, part: str) -> None:
    """No text under 13 px, no target under 44 px, nothing wider than the phone."""
    page = measured(arrive(size=PHONE, reduced_motion="reduce"))
    found = []
    for name in Tour(server, phone=True).visit(page, part):
        faults = page.evaluate("[...sizes.sideways(), ...sizes.smallText(), ...sizes.smallTargets()]")
        found += [f"{name}: {fault}" for fault in faults]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("part", PARTS)
def test_nothing_is_wider_than_a_tablet(server: WebServer, arrive: Arrive, part: str) -> None:
    """Than a desktop: test_accessibility.py, which visits every screen there."""
    page = measured(arrive(size=TABLET, reduced_motion="reduce"))
    found = []
    for name in Tour(server).visit(page, part):
        found += [f"{name}: {fault}" for fault in page.evaluate("sizes.sideways()")]
    assert not found, "\n".join(found)
