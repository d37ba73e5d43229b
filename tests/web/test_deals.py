"""Two people make a deal by clicks, one at a laptop, one on a phone; and a third sees it being broken."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from hinode.locale import say
from tests.web.conftest import PHONE, Arrive
from tests.web.filmstrip import faults, film, moments_of, record
from tests.web.moments import THREE
from tests.web.recorded_scenes import ME, REPLACEMENT, SEED, go_on, people
from tests.web.server import WebServer
from tests.web.tables import lay_table
from tests.web.test_story import opened, until_told


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


def test_a_broken_promise_is_shown_after_the_event_and_before_the_question(
    server: WebServer, arrive: Arrive
) -> None:
    """Each frame still belongs to one moment, in order; the card comes before the board changes."""
    seats = people(server)
    before, answers = REPLACEMENT.answers()
    table = lay_table(server, seats, before, seed=SEED)
    (by, answer) = answers[-1]
    to = answer["clan"]
    terms = {"give": [{"kind": "no_betray"}], "ask": [], "until": "season"}
    server.do(table, seats[by], "deal_offer", seat=by, to=to, **terms)
    (offer,) = server.table(table).deals.offers.pending(to)
    server.do(table, seats[to], "deal_reply", seat=to, offer=offer.id, reply="accept")
    page, start = opened(server, arrive, seats, table)
    record(page)
    go_on(server, table, seats, answers)
    until_told(page, server.table(table).n)

    frames = film(page)
    assert faults(frames, moments_of(server.table(table), ME, start - 1)) == []
    shown = [frame for frame in frames if frame["scene"] == "promise"]
    assert shown
    assert all(frame["n"] == start and frame["asks"] == "" for frame in shown)
    broken = say(
        "en",
        "deal-told-broken",
        clan=say("en", f"clan-{by}"),
        to=say("en", f"clan-{to}"),
        phrase=say("en", "deal-term-no_betray", to=say("en", f"clan-{to}")),
    )
    expect(page.locator("li.broken")).to_have_text(broken)
