"""Every kind of question is shown and answered in the browser."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page

from hinode.server.wire.engine.decisions import QUESTIONS
from tests.support.play import ALL_CLANS
from tests.web.conftest import LAPTOP, PHONE, Arrive
from tests.web.kit.driver import Driver, until_shown
from tests.web.kit.moments import THREE, QuestionCase, asked, moments, until
from tests.web.kit.server import Visitor, WebServer
from tests.web.kit.tables import lay_table

ON: Final = {"archway": LAPTOP, "horseman": PHONE, "teapot": PHONE, "mountain": LAPTOP}


@pytest.fixture
def guests(server: WebServer) -> list[Visitor]:
    return [server.visitor(f"Guest {number}") for number in range(len(ALL_CLANS))]


def lay(server: WebServer, me: Visitor, guests: list[Visitor], moment: QuestionCase) -> str:
    """The table at this moment; `me` plays the clan that is asked."""
    seats = {
        clan: me if clan == moment.clan else guest for clan, guest in zip(ALL_CLANS, guests, strict=True)
    }
    unbound = {"season_set": moment.season_set, "kami_unbound": True}
    return lay_table(server, seats, moment.past, seed=moment.seed, options=unbound)


def answer(page: Page, server: WebServer, table: str, moment: QuestionCase) -> None:
    before = server.table(table).n
    page.goto(f"/#/t/{table}")
    page.locator(f'[data-n="{before}"][data-asks^="{moment.clan} {moment.kind} "]').wait_for()
    assert Driver(page).answer_one() == moment.kind
    taken = server.table(table).public_entries[before]
    assert (taken.kind, taken.clan, taken.by) == ("answered", moment.clan, "person")


def test_the_moments_have_every_kind_of_question() -> None:
    kinds = {moment.kind for found in moments().values() for moment in found}
    assert kinds == QUESTIONS.keys()
    assert moments().keys() == ON.keys()


@pytest.mark.parametrize("season_set", ON)
def test_every_question_can_be_answered_on_the_page(
    server: WebServer, arrive: Arrive, guests: list[Visitor], season_set: str
) -> None:
    """For each of its causes, with Kami Unbound; a question of several sets is tried in one of them."""
    me = server.visitor("Aki")
    page = arrive(me, ON[season_set], reduced_motion="reduce")
    for moment in moments()[season_set]:
        answer(page, server, lay(server, me, guests, moment), moment)


def test_every_choice_is_also_in_a_list(server: WebServer, arrive: Arrive) -> None:
    """The list has as many choices as the engine offers, and picking one answers."""
    three = {clan: server.visitor(f"{clan.title()} player") for clan in THREE}
    table = lay_table(server, three, until(asked("marshal", "koi")))
    (question,) = server.game(table).pending
    page = arrive(three["koi"])
    page.goto(f"/#/t/{table}")
    player = Driver(page)
    player.wait_for_question()
    player.list_choices(len(question.options))
    before = server.table(table).n
    player.press(player.listed.last)
    until_shown(page, before + 1)
