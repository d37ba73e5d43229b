"""Replays: the same story and the same war stage as at a live table."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Final

from playwright.sync_api import Page, expect

from hinode import Game
from hinode.server.records.replay import Replay
from tests.web.conftest import PHONE, Arrive
from tests.web.kit.filmstrip import faults, film, record, with_coming
from tests.web.kit.moments import THREE
from tests.web.kit.recorded_scenes import ME, SEED, game_of, people
from tests.web.kit.server import WebServer
from tests.web.kit.tables import lay_table

DRAWN: Final = ".replay[data-moment]"
PAST: Final = "(end) => Number(document.querySelector('.replay').dataset.moment) >= end"


@cache
def recorded() -> Replay:
    game = Game.new(clans=THREE, season_set="archway", seed=SEED)
    for clan, answer in game_of(SEED)[0]:
        game.answer(clan, answer)
    return Replay(game.record())


def step_with(kind: str, after: int = 0) -> int:
    kinds = game_of(SEED)[1]
    return next(step for step, found in enumerate(kinds, start=1) if step > after and kind in found)


def opened(server: WebServer, arrive: Arrive, step: int, **given: Any) -> Page:
    seats = people(server)
    table = lay_table(server, seats, game_of(SEED)[0], seed=SEED)
    page = arrive(seats[ME], reduced_motion="no-preference", **given)
    page.goto(f"/#/replay/{table}/{step}")
    page.locator(f'{DRAWN}[data-moment="{step}"]').wait_for()
    return page


def test_a_battle_is_played_on_the_stage_in_order(server: WebServer, arrive: Arrive) -> None:
    """From the bids to the result, without input; then the result is dismissed."""
    start = step_with("battle_started False")
    end = step_with("battle_ended", start)
    page = opened(server, arrive, start, pace="fast")
    expect(page.locator("[data-scene=battle]")).to_be_visible()
    record(page)
    page.keyboard.press("Space")
    page.locator("[data-scene=result] .go").click()
    page.wait_for_function(PAST, arg=end)
    frames = [frame for frame in film(page) if frame["n"] <= end]
    entries = recorded().story(None)
    story = {
        step: with_coming(recorded().at(step, None)["view"], entries[step + 1]["events"])
        for step in range(start, end + 1)
    }
    assert faults(frames, story) == []
    assert {"battle", "result"} <= {frame["scene"] for frame in frames}


def test_on_a_phone_steps_go_back_and_forth(server: WebServer, arrive: Arrive) -> None:
    """The stage fills the screen; the URL has the step."""
    start = step_with("battle_started False")
    page = opened(server, arrive, start, size=PHONE, pace="instant")
    page.get_by_role("button", name="One step forward").click()
    page.locator(f'{DRAWN}[data-moment="{start + 1}"]').wait_for()
    page.get_by_role("button", name="One step back").click()
    page.locator(f'{DRAWN}[data-moment="{start}"]').wait_for()
    expect(page.locator("[data-scene=battle]")).to_be_in_viewport()
    expect(page).to_have_url(re.compile(rf"/{start}$"))
