"""The page shows the engine's preview of a choice before it is made."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Request, expect

from hinode.locale import say
from tests.web.conftest import Arrive
from tests.web.kit.driver import ASKED
from tests.web.kit.moments import THREE, until
from tests.web.kit.server import Visitor, WebServer
from tests.web.kit.tables import lay_table

Json = dict[str, Any]


@pytest.fixture
def seats(server: WebServer) -> dict[str, Visitor]:
    return {clan: server.visitor(clan.title()) for clan in THREE}


def lay(server: WebServer, seats: dict[str, Visitor], kind: str) -> tuple[str, str, Json]:
    """A table where a clan is asked this (with Coins to bid): its id, the clan, and the engine's previews."""

    def wanted(decision: Any) -> bool:
        return bool(decision.kind == kind and (kind != "bid" or decision.coins > 0))

    past = until(lambda game: any(wanted(decision) for decision in game.pending))
    table = lay_table(server, seats, past)
    game = server.game(table)
    clan = next(decision.clan for decision in game.pending if wanted(decision))
    return table, clan, game.previews(clan)


def sit(page: Page, table: str) -> list[str]:
    """Open the table. Returns the previews that the page requests from then on."""
    asked: list[str] = []

    def note(request: Request) -> None:
        if "/preview" in request.url:
            asked.append(request.url)

    page.on("request", note)
    page.goto(f"/#/t/{table}")
    page.locator("[data-asks]").wait_for()
    return asked


def name(clan: str, me: str) -> str:
    return say("en", "clan-you" if clan == me else f"clan-{clan}")


def test_a_mandate_shows_in_every_clan_panel_what_it_would_bring(
    server: WebServer, arrive: Arrive, seats: dict[str, Visitor]
) -> None:
    table, clan, previews = lay(server, seats, "mandate")
    page = arrive(seats[clan])
    asked = sit(page, table)
    option = next(one for one in previews["options"] if one["answer"]["tile"] != "betray")
    mandate = say("en", f"mandate-{option['answer']['tile']}")
    expect(page.locator(f"{ASKED} .now").first).to_be_visible()
    page.locator(ASKED).get_by_role("button", name=re.compile(f"^{mandate}")).first.hover()
    expect(page.locator("article .would")).to_have_count(len(option["parts"]))
    assert len(asked) == 1


def test_a_recruit_shows_at_each_province_what_a_figure_would_change_there(
    server: WebServer, arrive: Arrive, seats: dict[str, Visitor]
) -> None:
    table, clan, previews = lay(server, seats, "recruit")
    page = arrive(seats[clan])
    asked = sit(page, table)
    bushi = {"kind": "summon", "figure": "bushi"}
    changed = [
        province
        for one in previews["options"]
        for province in one["provinces"]
        if one["answer"] == {**bushi, "province": province}
    ]
    assert changed
    expect(page.locator(".preview-label")).to_have_count(len(changed))
    assert len(asked) == 1


def test_a_bid_shows_the_battle_by_who_wins_each_advantage(
    server: WebServer, arrive: Arrive, seats: dict[str, Visitor]
) -> None:
    table, clan, previews = lay(server, seats, "bid")
    page = arrive(seats[clan])
    asked = sit(page, table)
    bids = previews["bids"]
    for winner in (clan, bids["rivals"]["hostage"]):
        won = bids["advantages"]["hostage"][winner]
        lead = say("en", "preview-lead", **{**won["outcome"], "clan": name(won["outcome"]["winner"], clan)})
        words = lead if won["possible"] else say("en", "bid-no-coins-of", clan=name(winner, clan))
        column = page.locator("ol > li", has=page.get_by_role("spinbutton", name=re.compile("Hostage")))
        expect(column).to_contain_text(words)
    expect(page.locator("[data-scene=battle]")).to_be_visible()
    assert len(asked) == 1


def test_a_viewer_without_a_question_requests_no_previews(
    server: WebServer, arrive: Arrive, seats: dict[str, Visitor]
) -> None:
    """Another player, and a spectator."""
    table, clan, _ = lay(server, seats, "mandate")
    other = next(seat for seat in seats if seat != clan)
    for who in (seats[other], server.visitor("Spectator")):
        page = arrive(who)
        if who is not seats[other]:
            page.goto("/")
            page.evaluate(
                "([id, key]) => fetch(`/api/tables/${id}/enter`, {method: 'POST',"
                " headers: {'content-type': 'application/json'}, body: JSON.stringify({key})})",
                [table, server.table(table).row.invite],
            )
        asked = sit(page, table)
        expect(page.locator("[data-asks='']")).to_be_visible()
        page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        assert asked == []
