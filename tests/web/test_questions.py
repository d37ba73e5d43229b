"""Every kind of question is put and answered through the page."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from hinode.server.wire.decisions import QUESTIONS
from tests.support.play import ALL_CLANS
from tests.web.conftest import Arrive
from tests.web.driver import Driver
from tests.web.house import House, Visitor
from tests.web.moments import Moment, moments
from tests.web.tables import lay_table


@pytest.fixture
def guests(house: House) -> list[Visitor]:
    return [house.visitor(f"Guest {number}") for number in range(len(ALL_CLANS))]


def lay(house: House, me: Visitor, guests: list[Visitor], moment: Moment) -> str:
    """The table at that moment; whoever is asked is `me`."""
    seats = {
        clan: me if clan == moment.clan else guest for clan, guest in zip(ALL_CLANS, guests, strict=True)
    }
    unbound = {"season_set": moment.season_set, "kami_unbound": True}
    return lay_table(house, seats, moment.past, seed=moment.seed, options=unbound)


def answer(page: Page, house: House, table: str, moment: Moment) -> None:
    before = house.table(table).n
    page.goto(f"/#/t/{table}")
    page.locator(f'.dock[data-n="{before}"][data-asks^="{moment.clan} {moment.kind} "]').wait_for()
    assert Driver(page).answer_one() == moment.kind
    taken = house.table(table).moments[before]
    assert (taken.kind, taken.clan, taken.by) == ("answered", moment.clan, "person")


def test_the_moments_have_every_kind_of_question() -> None:
    asked = {moment.kind for found in moments().values() for moment in found}
    assert asked == QUESTIONS.keys()


@pytest.mark.parametrize("season_set", ["archway", "horseman", "teapot", "mountain"])
def test_every_question_is_answered_through_the_page(
    house: House, arrive: Arrive, guests: list[Visitor], season_set: str
) -> None:
    """For each cause that can put it, with Kami Unbound; what is asked by several sets, by one of them."""
    me = house.visitor("Aki")
    page = arrive(me)
    for moment in moments()[season_set]:
        answer(page, house, lay(house, me, guests, moment), moment)
