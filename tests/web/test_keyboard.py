"""Keyboard only: from the first visit through a whole mandate turn, and a bid."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from hinode.locale import say
from tests.web.conftest import DESKTOP, Arrive
from tests.web.kit.driver import ASKED, DOCK, Driver, until_shown
from tests.web.kit.moments import THREE, asked, until
from tests.web.kit.server import WebServer
from tests.web.kit.tables import lay_table

FAR = 40  # the maximum number of Tab presses to reach anything
FOCUS = """() => {
  const at = document.activeElement
  const style = getComputedStyle(at)
  const ring = style.outlineStyle !== 'none' || style.boxShadow !== 'none'
  return { name: at.getAttribute('aria-label') ?? at.textContent.trim(), role: at.getAttribute('role'), ring }
}"""


def tab_to(page: Page, name: str) -> None:
    """Press Tab until the element with this name has a visible focus."""
    for _ in range(FAR):
        page.keyboard.press("Tab")
        focus = page.evaluate(FOCUS)
        if name in focus["name"]:
            assert focus["ring"], f"{name}: the focus is not visible"
            return
    raise AssertionError(f"Tab never comes to {name!r}")


def tea_by_keys(page: Page, player: Driver, question: str) -> None:
    try:
        tab_to(page, player.words("table-skip"))
        page.keyboard.press("Enter")
        tab_to(page, player.words("tea-ready"))
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
    except AssertionError:
        if player.still(question):
            raise  # otherwise other players ended the question meanwhile, as they can at tea


def answer_by_keys(page: Page) -> str:
    """Number keys pick a choice, 0 is Done, Enter confirms. Returns the kind of the question."""
    player = Driver(page)
    question = player.wait_for_question()
    assert question is not None
    kind = question.split()[1]
    if kind == "tea":
        tea_by_keys(page, player, question)
    elif kind == "bid":
        bid_by_keys(page, player)
    elif page.locator("[data-done]").count() > 0:
        page.keyboard.press("0")
        gone = page.locator(f'{DOCK}:not([data-asks="{question}"])')
        player.confirm.or_(gone).first.wait_for()
        if player.confirm.count() > 0:
            page.keyboard.press("Enter")
    else:
        choose_by_keys(page, player, question)
    player.until_answered(question)
    return kind


def choose_by_keys(page: Page, player: Driver, question: str) -> None:
    """Picks the first element, then the last of each following list, until they make an answer."""
    open_choice = "[data-choice]:enabled:not([aria-pressed=true])"
    for step in range(6):
        if not player.still(question):
            return
        if player.confirm.count() > 0:
            page.keyboard.press("Enter")
            return
        choices = page.locator(open_choice).and_(page.locator('[data-key]:not([data-key=""])'))
        key = (choices.first if step == 0 else choices.last).get_attribute("data-key")
        page.keyboard.press(key or "1")


def bid_by_keys(page: Page, player: Driver) -> None:
    tab_to(page, player.words("table-skip"))
    page.keyboard.press("Enter")
    tab_to(page, player.words("bid-on", advantage=player.words("advantage-ronin")))
    page.keyboard.press("ArrowUp")
    expect(page.get_by_role("spinbutton", name=re.compile("Ronin"))).to_have_text("1")
    page.keyboard.press("0")
    page.keyboard.press("End")
    page.keyboard.press("Enter")  # from the stage to the button that confirms the bid
    expect(page.get_by_role("button", name=player.words("bid-seal"))).to_be_focused()
    page.keyboard.press("Enter")


def test_a_newcomer_plays_a_mandate_turn_without_a_mouse(arrive: Arrive) -> None:
    page = arrive()
    page.goto("/")
    page.get_by_label(say("en", "your-name")).wait_for()
    page.keyboard.type("Aki")
    tab_to(page, say("en", "start-playing"))
    page.keyboard.press("Enter")
    page.get_by_role("heading", name=say("en", "play-now")).wait_for()
    tab_to(page, "4")  # the radio group for the number of players
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("radio", name="3", exact=True)).to_be_checked()
    tab_to(page, say("en", "level-greedy"))
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("radio", name=say("en", "level-random"), exact=True)).to_be_checked()
    tab_to(page, say("en", "play-now"))
    page.keyboard.press("Enter")
    while answer_by_keys(page) != "mandate":
        pass  # perhaps tea, and the mandates of others
    assert answer_by_keys(page)


def test_a_bid_is_made_without_a_mouse(server: WebServer, arrive: Arrive) -> None:
    three = {clan: server.visitor(f"{clan.title()} player") for clan in THREE}
    table = lay_table(server, three, until(asked("bid")))
    clan = server.game(table).pending[0].clan
    page = arrive(three[clan])
    page.goto(f"/#/t/{table}")
    page.locator(ASKED).wait_for()
    assert answer_by_keys(page) == "bid"


def test_a_piece_is_moved_on_the_map_with_the_keyboard(server: WebServer, arrive: Arrive) -> None:
    """Enter picks a highlighted piece, and then a highlighted province."""
    three = {clan: server.visitor(f"{clan.title()} player") for clan in THREE}
    table = lay_table(server, three, until(asked("marshal", "koi")))
    page = arrive(three["koi"], DESKTOP)  # large enough to draw each figure
    page.goto(f"/#/t/{table}")
    page.locator(ASKED).wait_for()
    before = server.table(table).n
    page.locator("[data-selectable][role=button]").first.focus()
    page.keyboard.press("Enter")
    page.locator("[data-province].lit").first.focus()
    page.keyboard.press("Enter")
    until_shown(page, before + 1)
