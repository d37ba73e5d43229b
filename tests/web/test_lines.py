"""Reloads, restarts, cut lines and second tabs: the page goes on where it was, by itself."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from hinode.locale import say
from tests.web.conftest import Arrive
from tests.web.driver import ASKED, DOCK, Driver, until_shown
from tests.web.house import House, Visitor, open_house
from tests.web.moments import THREE, asked, until
from tests.web.proxy import open_line
from tests.web.serve import Mortal
from tests.web.tables import lay_table
from tests.web.watched import Watch


@pytest.fixture
def three(house: House) -> dict[str, Visitor]:
    return {clan: house.visitor(f"{clan.title()} player") for clan in THREE}


@pytest.fixture
def mortal(client: Path, tmp_path: Path) -> Iterator[Mortal]:
    """A server that is not running yet."""
    found = Mortal(tmp_path, client)
    yield found
    found.end(signal.SIGTERM)


def bidders(house: House, table: str) -> list[str]:
    return [decision.clan for decision in house.game(table).pending if decision.kind == "bid"]


def come_back(page: Page) -> None:
    page.reload()
    page.locator(DOCK).wait_for()


def test_a_reload_in_the_middle_of_a_battle(house: House, arrive: Arrive, three: dict[str, Visitor]) -> None:
    """Before one's bid the question is there again; after it, that one has bid."""
    table = lay_table(house, three, until(asked("bid")))
    first, *others = bidders(house, table)
    page = arrive(three[first])
    page.goto(f"/#/t/{table}")
    page.locator(ASKED).wait_for()
    come_back(page)
    player = Driver(page)
    assert player.answer_one() == "bid"
    come_back(page)
    expect(player.dock).to_have_attribute("data-asks", "")
    for clan in others:
        house.answer(
            table,
            three[clan],
            clan,
            {"kind": "bid", **dict.fromkeys(("seppuku", "hostage", "ronin", "poets"), 0)},
        )
    until_shown(page, house.table(table).n)


def test_a_reload_in_the_middle_of_a_march(house: House, arrive: Arrive, three: dict[str, Visitor]) -> None:
    """What has moved has moved, and can still be taken back."""
    table = lay_table(house, three, until(asked("marshal", "turtle")))
    page = arrive(three["turtle"])
    page.goto(f"/#/t/{table}")
    player = Driver(page)
    player.answer_one()
    moved = house.game(table).view(None)["map"]
    come_back(page)
    assert (player.wait_for_question() or "").startswith("turtle marshal")
    expect(player.button("table-undo")).to_be_visible()
    player.finish()
    player.until_answered(f"turtle marshal {house.table(table).n}")
    assert house.game(table).view(None)["map"] == moved


def test_a_server_that_stops_in_the_middle_of_a_battle_and_comes_back(
    arrive: Arrive, watches: dict[BrowserContext, Watch], mortal: Mortal
) -> None:
    """In peace or killed: the page says so, finds the server again by itself, and the bid is made."""
    with open_house(mortal.data, mortal.client) as house:
        three = {clan: house.visitor(f"{clan.title()} player") for clan in THREE}
        table = lay_table(house, three, until(asked("bid")))
        clan = bidders(house, table)[0]
    mortal.start()
    page = arrive(three[clan], at=mortal.origin)
    watches[page.context].cuts = True
    page.goto(f"/#/t/{table}")
    page.locator(ASKED).wait_for()
    for sign, notice in ((signal.SIGTERM, "connection-restarting"), (signal.SIGKILL, "connection-lost")):
        mortal.end(sign)
        told = page.get_by_text(say("en", notice))
        expect(told).to_be_visible()
        mortal.start()
        expect(told).to_be_hidden()
    assert Driver(page).answer_one() == "bid"


def test_a_bid_made_while_the_line_is_cut_is_made_once(
    arrive: Arrive, watches: dict[BrowserContext, Watch], client: Path, tmp_path: Path
) -> None:
    with open_line() as line, open_house(tmp_path, client, origins=(line.origin,)) as house:
        line.target = int(house.origin.rsplit(":", 1)[1])
        three = {clan: house.visitor(f"{clan.title()} player") for clan in THREE}
        table = lay_table(house, three, until(asked("bid")))
        clan = bidders(house, table)[0]
        before = house.table(table).n
        page = arrive(three[clan], at=line.origin)
        watches[page.context].cuts = True
        page.goto(f"/#/t/{table}")
        page.locator(ASKED).wait_for()
        line.cut()
        lost = page.get_by_text(say("en", "connection-lost"))
        expect(lost).to_be_visible()
        Driver(page).bid()
        assert house.table(table).n == before
        line.mend()
        expect(lost).to_be_hidden()
        expect(page.locator(DOCK)).to_have_attribute("data-asks", "")
        assert [moment.clan for moment in house.table(table).public_entries[before:]] == [clan]


def test_whoever_comes_back_is_told_what_happened(
    house: House, arrive: Arrive, three: dict[str, Visitor]
) -> None:
    table = lay_table(house, three, until(asked("tea", "koi")))
    page = arrive(three["koi"])
    page.goto(f"/#/t/{table}")
    page.locator(ASKED).wait_for()
    news = page.get_by_role("heading", name=say("en", "away-title"))
    expect(news).to_be_hidden()
    page.goto("about:blank")
    for _ in range(2):  # they cannot make up their minds
        house.answer(table, three["turtle"], "turtle", {"kind": "propose", "to": "bonsai"})
        house.answer(table, three["turtle"], "turtle", {"kind": "withdraw", "to": "bonsai"})
    page.goto(f"/#/t/{table}")
    expect(news).to_be_visible()
    Driver(page).put_away_news()
    expect(news).to_be_hidden()


def test_two_tabs_of_one_seat_show_the_same(house: House, arrive: Arrive, three: dict[str, Visitor]) -> None:
    """Answered in one, it is answered in the other."""
    table = lay_table(house, three, until(asked("recruit", "koi")))
    one = arrive(three["koi"])
    two = one.context.new_page()
    for page in (one, two):
        page.goto(f"/#/t/{table}")
        Driver(page).wait_for_question()
    for page, other in ((one, two), (two, one)):
        before = house.table(table).n
        Driver(page).answer_one()
        until_shown(other, before + 1)
