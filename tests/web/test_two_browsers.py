"""Two people at one table, one with a laptop, one with a tablet, and a spectator."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from hinode import Game
from hinode.locale import say
from tests.web.conftest import TABLET, Arrive
from tests.web.kit.browser_log import BrowserLog
from tests.web.kit.driver import DOCK, Driver, until_shown
from tests.web.kit.moments import THREE, asked, until
from tests.web.kit.server import Visitor, WebServer
from tests.web.kit.tables import lay_table

WHISPER = "meet me at the river, 40961"


@pytest.fixture
def three(server: WebServer) -> dict[str, Visitor]:
    return {clan: server.visitor(f"{clan.title()} player") for clan in THREE}


def fighters(game: Game) -> list[str]:
    return [decision.clan for decision in game.pending if decision.kind == "bid"]


def arrive_by_link(arrive: Arrive, name: str, link: str) -> Page:
    """A new visitor opens a friend's link."""
    page = arrive()
    page.goto(link)
    page.get_by_label(say("en", "your-name")).fill(name)
    page.get_by_role("button", name=say("en", "invitation-go")).click()
    return page


def take_seat(page: Page, clan: str) -> None:
    page.get_by_role("button", name=say("en", "take-seat")).first.click()
    page.get_by_label(say("en", "choose-clan")).select_option(clan)


def open_tab(page: Page, tab: str) -> None:
    page.locator(f"[data-tab={tab}]").click()


def log_of(page: Page) -> Locator:
    return page.get_by_role("region", name=say("en", "log"), exact=True).last


def guest(page: Page, clan: str) -> Locator:
    """The area of another clan at tea."""
    tea = page.get_by_role("region", name=say("en", "phase-tea"))
    name = page.get_by_role("heading", name=say("en", f"clan-{clan}"))
    return tea.get_by_role("article").filter(has=name)


def press(at: Locator | Page, message: str, **variables: str | int) -> None:
    at.get_by_role("button", name=say("en", message, **variables), exact=True).click()


def test_friends_meet_by_link_ally_over_tea_and_whisper(
    server: WebServer, arrive: Arrive, watches: dict[BrowserContext, BrowserLog]
) -> None:
    """A whisper reaches the other player's page, and nothing of it reaches a spectator's page."""
    aki = arrive(server.visitor("Aki"))
    aki.goto("/#/new")
    aki.get_by_role("radiogroup", name=say("en", "how-many")).get_by_role("radio", name="3").click()
    aki.get_by_role("button", name=say("en", "make-table")).click()
    link = aki.get_by_label(say("en", "invite-friends")).input_value()
    ben, umi = arrive_by_link(arrive, "Ben", link), arrive_by_link(arrive, "Umi", link)
    take_seat(aki, "koi")
    expect(ben.get_by_text("Aki")).to_be_visible()
    take_seat(ben, "turtle")
    expect(aki.get_by_text("Ben")).to_be_visible()
    aki.get_by_role("button", name=say("en", "start-game")).click()

    press(guest(aki, "turtle"), "tea-with-gift")
    press(guest(aki, "turtle"), "step-more", what=say("en", "thing-coins"))
    press(guest(aki, "turtle"), "tea-propose-gift")
    press(guest(ben, "koi"), "tea-accept")
    expect(log_of(aki)).to_contain_text("You and the Turtle form an alliance")
    view = server.game(aki.url.rsplit("/", 1)[-1]).view(None)
    assert view["alliances"] == [["koi", "turtle"]]
    assert (view["players"]["koi"]["coins"], view["players"]["turtle"]["coins"]) == (4, 7)

    for page in (aki, ben, umi):
        open_tab(page, "talk")
    press(aki, "talk-whisper-to", clan=say("en", "clan-turtle"))
    aki.get_by_label(say("en", "talk-say")).fill(WHISPER)
    press(aki, "talk-send")
    expect(ben.get_by_role("log").get_by_text(WHISPER)).to_be_visible()
    ben.get_by_label(say("en", "talk-say")).fill("good tea")
    press(ben, "talk-send")
    expect(umi.get_by_role("log").get_by_text("good tea")).to_be_visible()
    assert any(WHISPER in frame for frame in watches[ben.context].frames)
    assert not any(WHISPER in frame for frame in watches[umi.context].frames)
    assert WHISPER not in umi.content()


def test_two_fight_with_sealed_bids(server: WebServer, arrive: Arrive, three: dict[str, Visitor]) -> None:
    """Both see the battle end in the same way, once both have bid."""
    past = until(lambda game: len(fighters(game)) == 2)
    table = lay_table(server, three, past)
    one, other = fighters(server.game(table))
    pages = [arrive(three[one], pace="normal"), arrive(three[other], TABLET, pace="normal")]
    both_at(table, *pages)
    first, second = pages
    assert Driver(first).answer_one() == "bid"
    assert len(fighters(server.game(table))) == 1
    assert Driver(second).answer_one() == "bid"
    battle = re.compile(say("en", "battle-of", province=""))
    for page in pages:
        expect(page.get_by_role("region", name=battle)).to_be_visible()
        page.keyboard.press("End")
        until_shown(page, server.table(table).n)
    assert fighters(server.game(table)) == []


def both_at(table: str, *pages: Page) -> None:
    for page in pages:
        page.goto(f"/#/t/{table}")
        page.locator(DOCK).wait_for()


def test_a_betrayal_is_announced_to_all(server: WebServer, arrive: Arrive, three: dict[str, Visitor]) -> None:
    table = lay_table(server, three, until(asked("betray", "koi")))
    koi, bonsai = arrive(three["koi"]), arrive(three["bonsai"], TABLET)
    both_at(table, koi, bonsai)
    open_tab(bonsai, "log")
    before = server.table(table).n
    assert Driver(koi).answer_one() == "betray"
    until_shown(bonsai, before + 1)
    expect(log_of(bonsai)).to_contain_text("The Koi replace")  # one of their figures replaces another clan's


def test_an_undo_shows_on_every_page(server: WebServer, arrive: Arrive, three: dict[str, Visitor]) -> None:
    table = lay_table(server, three, until(asked("marshal", "turtle")))
    turtle, koi = arrive(three["turtle"], TABLET), arrive(three["koi"])
    both_at(table, turtle, koi)
    figures = server.game(table).view(None)["map"]
    player = Driver(turtle)
    player.answer_one()
    moved = server.game(table).view(None)["map"]
    last = server.table(table).n
    player.press(player.button("table-undo"))
    until_shown(koi, last + 1)
    assert moved != figures
    assert server.game(table).view(None)["map"] == figures
    assert (player.wait_for_question() or "").startswith("turtle marshal")


def test_a_gift_is_made_without_leaving_the_board(
    server: WebServer, arrive: Arrive, three: dict[str, Visitor]
) -> None:
    """During another player's turn; the receiver sees it arrive."""
    table = lay_table(server, three, until(asked("mandate", "bonsai")))
    held = server.game(table).view(None)["players"]
    koi, turtle = arrive(three["koi"]), arrive(three["turtle"])
    both_at(table, koi, turtle)
    open_tab(koi, "talk")
    press(koi, "talk-gift")
    to = koi.get_by_role("group", name=say("en", "talk-gift-to"))
    to.get_by_role("button", name=say("en", "clan-turtle")).click()
    press(koi, "step-more", what=say("en", "talk-gift-coins"))
    press(koi, "talk-gift-give")
    expect(koi.get_by_text(say("en", "talk-gift-given"), exact=True)).to_be_visible()
    until_shown(turtle, server.table(table).n)
    expect(log_of(turtle)).to_contain_text("The Koi give you 1 Coin")
    now = server.game(table).view(None)["players"]
    assert (now["koi"]["coins"], now["turtle"]["coins"]) == (
        held["koi"]["coins"] - 1,
        held["turtle"]["coins"] + 1,
    )
