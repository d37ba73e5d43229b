"""The analysis of a finished game, under its replay."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, expect

from hinode.locale import say
from tests.analysis.short_game import finished
from tests.web.conftest import DESKTOP, PHONE, Arrive
from tests.web.kit.screens import SPEAK
from tests.web.kit.server import WebServer
from tests.web.layout.test_every_screen import CUT, faults, measured

UPLOAD = """async (body) => {
  const headers = { 'content-type': 'application/json' }
  return (await fetch('/api/records', { method: 'POST', body, headers })).json()
}"""


def upload(page: Page, record: dict[str, Any]) -> str:
    page.goto("/")
    return str(page.evaluate(UPLOAD, json.dumps(record))["id"])


def test_a_turning_point_leads_to_its_moment_in_the_replay(server: WebServer, arrive: Arrive) -> None:
    page = measured(arrive(server.visitor("Aki"), size=DESKTOP, reduced_motion="reduce"))
    table = upload(page, finished(1))
    page.goto(f"/#/replay/{table}/analysis")
    panel = page.get_by_role("region", name=say("en", "analysis-title"))
    expect(panel.locator("path.line")).to_have_count(3)
    found = faults(page, CUT, axe_in="en")
    page.evaluate(SPEAK, "en")
    panel.get_by_role("button", name="war in Edo").click()
    expect(page).to_have_url(re.compile(rf"#/replay/{table}/9$"))
    expect(page.get_by_text("Step 9 of 14")).to_be_visible()
    expect(panel.locator(".readout")).to_contain_text("war in Edo won by the Koi")
    page.set_viewport_size(PHONE["viewport"])
    expect(panel.locator("path.line").first).to_be_visible()
    found += faults(page, "sizes.sideways()")
    assert not found, "\n".join(found)
