"""Reloads, restarts, lost connections, and second tabs: the page resumes on its own."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from hinode.locale import say
from tests.server.kit.process import BlockingServer, Site, fork_server_process
from tests.server.kit.proxy import proxy_in_thread
from tests.web.conftest import Arrive
from tests.web.kit.browser_log import BrowserLog
from tests.web.kit.driver import ASKED, DOCK, Driver, until_shown
from tests.web.kit.moments import THREE, asked, until
from tests.web.kit.server import Visitor, WebServer, client_setup, web_server
from tests.web.kit.tables import lay_table


@pytest.fixture
def three(server: WebServer) -> dict[str, Visitor]:
    return {clan: server.visitor(f"{clan.title()} player") for clan in THREE}


@pytest.fixture
def killable(client: Path, tmp_path: Path) -> Iterator[BlockingServer]:
    """A server in its own process, not started yet."""
    with fork_server_process() as channel:
        found = BlockingServer(channel, Site.create(tmp_path), client_setup(client))
        yield found
        found.close()


def bidders(server: WebServer, table: str) -> list[str]:
    return [decision.clan for decision in server.game(table).pending if decision.kind == "bid"]


def come_back(page: Page) -> None:
    page.reload()
    page.locator(DOCK).wait_for()


def test_a_reload_in_the_middle_of_a_battle(
    server: WebServer, arrive: Arrive, three: dict[str, Visitor]
) -> None:
    """Before the bid, the question is shown again; after it, the page shows that the player has bid."""
    table = lay_table(server, three, until(asked("bid")))
    first, *others = bidders(server, table)
    page = arrive(three[first])
    page.goto(f"/#/t/{table}")
    page.locator(ASKED).wait_for()
    come_back(page)
    player = Driver(page)
    assert player.answer_one() == "bid"
    come_back(page)
    expect(player.dock).to_have_attribute("data-asks", "")
    for clan in others:
        server.answer(
            table,
            three[clan],
            clan,
            {"kind": "bid", **dict.fromkeys(("seppuku", "hostage", "ronin", "poets"), 0)},
        )
    until_shown(page, server.table(table).n)


def test_a_reload_in_the_middle_of_a_march(
    server: WebServer, arrive: Arrive, three: dict[str, Visitor]
) -> None:
    """Moved pieces stay moved, and the move can still be undone."""
    table = lay_table(server, three, until(asked("marshal", "turtle")))
    page = arrive(three["turtle"])
    page.goto(f"/#/t/{table}")
    player = Driver(page)
    player.answer_one()
    moved = server.game(table).view(None)["map"]
    come_back(page)
    assert (player.wait_for_question() or "").startswith("turtle marshal")
    expect(player.button("table-undo")).to_be_visible()
    player.finish()
    player.until_answered(f"turtle marshal {server.table(table).n}")
    assert server.game(table).view(None)["map"] == moved


def test_a_server_that_restarts_in_the_middle_of_a_battle(
    arrive: Arrive, watches: dict[BrowserContext, BrowserLog], killable: BlockingServer, client: Path
) -> None:
    """Stopped or killed: the page says so, reconnects on its own, and the bid is made."""
    with web_server(killable.site.data, client) as server:
        three = {clan: server.visitor(f"{clan.title()} player") for clan in THREE}
        table = lay_table(server, three, until(asked("bid")))
        clan = bidders(server, table)[0]
    killable.start()
    page = arrive(three[clan], at=killable.site.origin)
    watches[page.context].cuts = True
    page.goto(f"/#/t/{table}")
    page.locator(ASKED).wait_for()
    for sign, notice in ((signal.SIGTERM, "connection-restarting"), (signal.SIGKILL, "connection-lost")):
        killable.stop(sign)
        told = page.get_by_text(say("en", notice))
        expect(told).to_be_visible()
        killable.start()
        expect(told).to_be_hidden()
    assert Driver(page).answer_one() == "bid"


def test_a_bid_sent_while_disconnected_is_made_once(
    arrive: Arrive, watches: dict[BrowserContext, BrowserLog], client: Path, tmp_path: Path
) -> None:
    with proxy_in_thread() as proxy, web_server(tmp_path, client, origins=(proxy.origin,)) as server:
        proxy.forward_to(server.origin)
        three = {clan: server.visitor(f"{clan.title()} player") for clan in THREE}
        table = lay_table(server, three, until(asked("bid")))
        clan = bidders(server, table)[0]
        before = server.table(table).n
        page = arrive(three[clan], at=proxy.origin)
        watches[page.context].cuts = True
        page.goto(f"/#/t/{table}")
        page.locator(ASKED).wait_for()
        proxy.cut()
        lost = page.get_by_text(say("en", "connection-lost"))
        expect(lost).to_be_visible()
        Driver(page).bid()
        assert server.table(table).n == before
        proxy.restore()
        expect(lost).to_be_hidden()
        expect(page.locator(DOCK)).to_have_attribute("data-asks", "")
        assert [moment.clan for moment in server.table(table).public_entries[before:]] == [clan]


def test_a_player_who_comes_back_sees_what_happened(
    server: WebServer, arrive: Arrive, three: dict[str, Visitor]
) -> None:
    table = lay_table(server, three, until(asked("tea", "koi")))
    page = arrive(three["koi"])
    page.goto(f"/#/t/{table}")
    page.locator(ASKED).wait_for()
    summary = page.get_by_role("heading", name=say("en", "away-title"))
    expect(summary).to_be_hidden()
    page.goto("about:blank")
    for _ in range(2):  # several events, which leave the game as it was
        server.answer(table, three["turtle"], "turtle", {"kind": "propose", "to": "bonsai"})
        server.answer(table, three["turtle"], "turtle", {"kind": "withdraw", "to": "bonsai"})
    page.goto(f"/#/t/{table}")
    expect(summary).to_be_visible()
    Driver(page).close_summary()
    expect(summary).to_be_hidden()


def test_two_tabs_of_one_seat_show_the_same(
    server: WebServer, arrive: Arrive, three: dict[str, Visitor]
) -> None:
    """An answer in one tab is shown in the other."""
    table = lay_table(server, three, until(asked("recruit", "koi")))
    one = arrive(three["koi"])
    two = one.context.new_page()
    for page in (one, two):
        page.goto(f"/#/t/{table}")
        Driver(page).wait_for_question()
    for page, other in ((one, two), (two, one)):
        before = server.table(table).n
        Driver(page).answer_one()
        until_shown(other, before + 1)
