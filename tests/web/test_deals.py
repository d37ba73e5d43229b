"""Two people make a deal with clicks, one on a laptop, one on a phone, and a third sees it broken."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from hinode import Game
from hinode.locale import say
from tests.support.play import ALL_CLANS
from tests.web.conftest import PHONE, TABLET, Arrive
from tests.web.kit.driver import ASKED
from tests.web.kit.filmstrip import faults, film, moments_of, record
from tests.web.kit.moments import THREE, asked, until
from tests.web.kit.recorded_scenes import ME, REPLACEMENT, SEED, go_on, people
from tests.web.kit.server import WebServer, web_server
from tests.web.kit.tables import lay_table
from tests.web.story.test_story import opened, until_told

OFFERS_COIN: Final = "tests.server.deals.offering_bots:OffersCoin"


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
    maker.get_by_role("radio").nth(2).click()  # an alliance, and neither side plays Betray
    press(maker, "deal-send")
    expect(maker.locator("dialog[open]")).to_have_count(0)

    press(receiver, "deal-accept")
    promised = say("en", "deal-term-no_betray", to=say("en", "clan-you"))
    for page in (maker, receiver):
        open_ledger(page)
        expect(page.locator("[data-deal]")).to_contain_text(promised)
    view = server.game(table).view(None)
    assert [sorted(pair) for pair in view["alliances"]] == [sorted((one, other))]


def crowded_bid(game: Game) -> bool:
    """A battle with at least four clans."""
    battle = [step for step in game.view(None)["stack"] if step["kind"] == "battle"]
    return asked("bid")(game) and len(battle[0]["clans"]) >= 4


@pytest.mark.parametrize("size", [PHONE, TABLET], ids=["phone", "tablet"])
def test_an_offer_at_the_start_of_a_battle_takes_three_taps(
    server: WebServer, arrive: Arrive, size: dict[str, Any]
) -> None:
    seats = {clan: server.visitor(f"{clan.title()} player") for clan in ALL_CLANS}
    table = lay_table(server, seats, until(crowded_bid, ALL_CLANS))
    game = server.game(table)
    maker = game.pending[0].clan
    (battle,) = (step for step in game.view(None)["stack"] if step["kind"] == "battle")
    rival = next(clan for clan in reversed(battle["clans"]) if clan != maker)
    page = arrive(seats[maker], size)
    page.goto(f"/#/t/{table}")
    page.locator(ASKED).wait_for()

    page.get_by_role("button", name=say("en", "deal-with", clan=say("en", f"clan-{rival}"))).tap()
    page.get_by_role("radio").first.tap()
    page.get_by_role("button", name=say("en", "deal-send")).tap()
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert [offer.giver for offer in server.table(table).deals.offers.pending(rival)] == [maker]


def test_a_province_of_a_term_is_chosen_on_the_map(server: WebServer, arrive: Arrive) -> None:
    """With a tap on a phone, and with the keyboard alone on a laptop."""
    seats = {clan: server.visitor(f"{clan.title()} player") for clan in THREE}
    table = lay_table(server, seats)
    tapping, typing, other = THREE
    phone, laptop = arrive(seats[tapping], PHONE), arrive(seats[typing])
    for page in (phone, laptop):
        page.goto(f"/#/t/{table}")
        press(page, "deal-with", clan=say("en", f"clan-{other}"))
        press(page, "deal-edit")
        press(page, "deal-add")
        page.get_by_role("menuitem", name=say("en", "deal-form-stay_out"), exact=True).click()
    phone.locator("[data-province=nagato]").tap()
    laptop.locator("[data-province]:focus").press("Escape")
    province = laptop.get_by_label(say("en", "deal-field-province"), exact=True)
    province.select_option(say("en", "province-edo"))
    laptop.get_by_role("button", name=say("en", "deal-map")).press("Enter")
    laptop.locator("[data-province=edo]:focus").press("ArrowUp")
    chosen = str(laptop.locator("[data-province]:focus").get_attribute("data-province"))
    assert chosen != "edo"
    laptop.keyboard.press("Enter")
    for page in (phone, laptop):
        press(page, "deal-send")
        expect(page.locator("dialog[open]")).to_have_count(0)
    offers = server.table(table).deals.offers.pending(other)
    assert {offer.giver: offer.give[0]["province"] for offer in offers} == {tapping: "nagato", typing: chosen}


def test_a_bot_offers_a_deal_and_the_person_accepts_it(client: Path, tmp_path: Path, arrive: Arrive) -> None:
    """The bot offers a Coin to be spared, on one card. The chat beside it says so in a line."""
    with web_server(tmp_path, client, bots=(OFFERS_COIN,), bot_deals="full") as server:
        aki = server.visitor("Aki")
        table = server.make_table(aki, players=3, bots=[{"custom": OFFERS_COIN}] * 2, bot_deals="full")
        server.do(table, aki, "join", clan="koi")
        server.do(table, aki, "start")
        coins = server.game(table).view(None)["players"]["koi"]["coins"]
        page = arrive(aki, at=server.origin)
        page.goto(f"/#/t/{table}")
        page.locator("[data-tab=talk]").click()
        card = page.locator("[data-offer]").first
        expect(page.locator(".messages .deal").first).to_be_visible()
        expect(page.locator(".messages [data-offer]")).to_have_count(0)
        card.get_by_role("button", name=say("en", "deal-accept"), exact=True).click()
        expect(page.locator(".messages [data-offer]").first).to_contain_text(say("en", "deal-state-accept"))
        assert server.game(table).view(None)["players"]["koi"]["coins"] == coins + 1
        page.close()  # before the server stops


def test_a_broken_promise_is_shown_after_the_event_and_before_the_question(
    server: WebServer, arrive: Arrive
) -> None:
    """Each frame still belongs to one moment, in order; the card appears before the board changes."""
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
    expect(page.get_by_role("region", name="Log").locator("li.broken")).to_have_text(broken)
