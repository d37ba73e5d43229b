"""Animations never block input, and are off with reduced motion."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.web.conftest import Arrive
from tests.web.kit.driver import Driver
from tests.web.kit.moments import THREE, asked, until
from tests.web.kit.server import Visitor, WebServer
from tests.web.kit.tables import lay_table

MARCHES = 3
# Records every animation in `moved`, and makes it a hundred times as long.
SLOW = """() => {
  window.moved = []
  const plain = Element.prototype.animate
  Element.prototype.animate = function (...given) {
    const motion = plain.apply(this, given)
    motion.updatePlaybackRate(0.01)
    window.moved.push(this.outerHTML.slice(0, 120))
    return motion
  }
  document.addEventListener('transitionrun', (event) => {
    const style = getComputedStyle(event.target)
    if (parseFloat(style.transitionDuration) > 0.02) window.moved.push(event.propertyName)
  })
}"""
RUNNING = "document.getAnimations().some(({ playState }) => playState === 'running')"


@pytest.fixture
def turtle(server: WebServer) -> Visitor:
    return server.visitor("Turtle player")


def at_a_march(server: WebServer, page: Page, turtle: Visitor) -> Driver:
    """The Turtle may move; animations on the page are slow."""
    seats = {clan: turtle if clan == "turtle" else server.visitor(f"{clan.title()} player") for clan in THREE}
    page.goto(f"/#/t/{lay_table(server, seats, until(asked('marshal', 'turtle')))}")
    player = Driver(page)
    player.wait_for_question()
    page.evaluate(SLOW)
    return player


def test_input_does_not_wait_for_animations(server: WebServer, arrive: Arrive, turtle: Visitor) -> None:
    """The animation would take half a minute; meanwhile the next answers are given on the map."""
    page = arrive(turtle, pace="normal", reduced_motion="no-preference")
    player = at_a_march(server, page, turtle)
    for _ in range(MARCHES):
        question = player.wait_for_question() or ""
        player.choose()
        player.until_answered(question)
        page.wait_for_function("() => window.moved.length > 0")
        assert page.evaluate(RUNNING)
        page.evaluate("window.moved = []")
    assert player.by_map >= MARCHES


def test_reduced_motion_is_respected(server: WebServer, arrive: Arrive, turtle: Visitor) -> None:
    """A piece moves without any animation."""
    page = arrive(turtle, pace="normal", reduced_motion="reduce")
    player = at_a_march(server, page, turtle)
    player.answer_one()
    assert page.evaluate("window.moved") == []
