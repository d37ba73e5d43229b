"""Two people make a deal by clicks, one at a laptop, one on a phone, and both see it in the ledger."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from hinode.locale import say
from tests.web.conftest import PHONE, Arrive
from tests.web.moments import THREE
from tests.web.server import WebServer
from tests.web.tables import lay_table


def press(page: Page, message: str, **variables: str | int) -> None:
    page.get_by_role("button", name=say("en", message, **variables), exact=True).first.click()


def open_ledger(page: Page) -> None:
    page.locator("[data-tab=talk]").click()
    press(page, "deal-ledger")


def test_an_offer_in_three_clicks_becomes_a_deal(server: WebServer, arrive: Arrive) -> None:
    seats = {clan: server.visitor(f"{clan.title()} player") for clan in THREE}
    table = lay_table(server, seats)
    one, other = THREE[:2]
    maker, receiver = arrive(seats[one]), arrive(seats[other], PHONE)
    for page in (maker, receiver):
        page.goto(f"/#/t/{table}")

    press(maker, "deal-with", clan=say("en", f"clan-{other}"))
    maker.get_by_role("radio").nth(2).click()  # an alliance, and no Betray on both sides
    press(maker, "deal-send")
    expect(maker.locator("dialog[open]")).to_have_count(0)

    press(receiver, "deal-accept")
    promised = say("en", "deal-term-no_betray", to=say("en", "clan-you"))
    for page in (maker, receiver):
        open_ledger(page)
        expect(page.locator("[data-deal]")).to_contain_text(promised)
    view = server.game(table).view(None)
    assert [sorted(pair) for pair in view["alliances"]] == [sorted((one, other))]
