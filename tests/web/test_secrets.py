"""A seat's page has nothing that only another seat knows: not drawn, not sent, not stored."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import BrowserContext, Page

from tests.web.conftest import Arrive
from tests.web.kit.browser_log import BrowserLog
from tests.web.kit.driver import Driver, until_shown
from tests.web.kit.moments import THREE, asked, until
from tests.web.kit.server import Visitor, WebServer
from tests.web.kit.tables import lay_table

SEED = 271828182845904523536028747135266249775724709369995
NOTHING = {"kind": "bid", "seppuku": 0, "hostage": 0, "ronin": 0, "poets": 0}
MARK = "the crane sleeps at noon, 57721"
BID = re.compile(r'"seppuku":\s*\d')  # there was no battle before, so nobody knows any bid
HAND = re.compile(r'"hand":\s*\[\s*"')  # mandate tiles that a clan looks at
STORED = """async () => JSON.stringify([
  { ...localStorage }, { ...sessionStorage }, document.cookie,
  await indexedDB.databases(), await caches.keys(), history.state, window.name,
])"""
TABS = ("talk", "cards", "log")
Secret = str | re.Pattern[str]


@pytest.fixture
def three(server: WebServer) -> dict[str, Visitor]:
    return {clan: server.visitor(f"{clan.title()} player") for clan in THREE}


def everything(page: Page, watch: BrowserLog) -> dict[str, str]:
    """Everything that a person can find with the browser's developer tools."""
    return {
        "drawn": page.content(),
        "sent by socket": "\n".join(watch.frames),
        "sent by requests": "\n".join(watch.bodies()),
        "stored": str(page.evaluate(STORED)),
    }


def found_in(places: dict[str, str], *secrets: Secret) -> list[str]:
    return [
        f"{where}: {secret}"
        for where, text in places.items()
        for secret in secrets
        if (secret in text if isinstance(secret, str) else secret.search(text) is not None)
    ]


def look_around(page: Page, table: str, n: int) -> None:
    page.goto(f"/#/t/{table}")
    until_shown(page, n)
    for tab in TABS:
        page.locator(f"[data-tab={tab}]").click()


def test_a_page_has_no_secrets_of_other_seats(
    server: WebServer, arrive: Arrive, watches: dict[BrowserContext, BrowserLog], three: dict[str, Visitor]
) -> None:
    """Whispers, sealed bids, and the seed; once the bids are revealed, the same search finds them."""
    table = lay_table(server, three, until(asked("bid"), seed=SEED), seed=SEED)
    first, *others = (decision.clan for decision in server.game(table).pending)
    bystander = next(clan for clan in THREE if clan != first)
    umi = server.visitor("Umi")
    server.run(server.store.enter(table, umi.person.id))
    pages = [arrive(three[bystander]), arrive(umi)]
    hearers = [clan for clan in THREE if clan not in (first, bystander)]
    server.do(table, three[first], "chat", seat=first, text=MARK, to=hearers)
    server.answer(table, three[first], first, {**NOTHING, "seppuku": 1})
    for page in pages:
        look_around(page, table, server.table(table).n)
        assert found_in(everything(page, watches[page.context]), MARK, BID, str(SEED)) == []
    for clan in others:
        if clan != bystander:
            server.answer(table, three[clan], clan, NOTHING)
    if bystander in others:
        Driver(pages[0]).answer_one()
    for page in pages:
        until_shown(page, server.table(table).n)
        places = everything(page, watches[page.context])
        assert found_in(places, MARK, str(SEED)) == []
        assert found_in(places, BID) != []


def test_only_the_clan_that_looks_at_mandate_tiles_sees_them(
    server: WebServer, arrive: Arrive, watches: dict[BrowserContext, BrowserLog], three: dict[str, Visitor]
) -> None:
    """Not even that player's browser stores them."""
    table = lay_table(server, three, until(asked("mandate", "koi")))
    for clan in THREE:
        page = arrive(three[clan])
        look_around(page, table, server.table(table).n)
        places = everything(page, watches[page.context])
        assert (found_in(places, HAND) != []) == (clan == "koi")
        assert found_in({"stored": places["stored"].replace("\\", "")}, HAND) == []
