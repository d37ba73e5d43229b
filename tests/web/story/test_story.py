"""One timeline: every frame of a page draws one moment of the story, in order; questions come at its end."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from time import monotonic
from typing import Final

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from hinode import Game
from hinode.locale import say
from hinode.server.live.live_table import LiveTable
from hinode.server.tables import presenters
from hinode.server.tables.table import Table
from tests.server.kit.proxy import proxy_in_thread
from tests.support.play import ALL_CLANS
from tests.web.conftest import Arrive
from tests.web.kit.browser_log import BrowserLog
from tests.web.kit.driver import DOCK
from tests.web.kit.filmstrip import (
    Json,
    Moments,
    faults,
    film,
    moments_of,
    pieces_after,
    pieces_in,
    record,
)
from tests.web.kit.moments import GAMES, course
from tests.web.kit.recorded_scenes import ME, SCENES, SEED, Scene, go_on, people
from tests.web.kit.server import Visitor, WebServer, web_server
from tests.web.kit.tables import lay_table

TOLD: Final = '[data-moment="{n}"][data-behind="0"]'


def until_told(page: Page, n: int) -> None:
    """Wait for the end of playback, dismissing results."""
    told = page.locator(TOLD.format(n=n))
    card = page.locator(".wide:has([data-scene=result], [data-scene=no-battle], [data-scene=season]) .go")
    while True:
        told.or_(card).first.wait_for()
        if told.count() > 0:
            return
        card.click()


def opened(
    server: WebServer,
    arrive: Arrive,
    seats: dict[str, Visitor],
    table: str,
    pace: str = "fast",
    motion: str = "no-preference",
) -> tuple[Page, int]:
    """A player's page at the table, and the number of the entry that it shows."""
    page = arrive(seats[ME], pace=pace, reduced_motion=motion)
    page.goto(f"/#/t/{table}")
    start = server.table(table).n
    page.locator(TOLD.format(n=start)).wait_for()
    return page, start


def watched(
    server: WebServer, arrive: Arrive, scene: Scene, motion: str = "no-preference"
) -> tuple[list[Json], Moments]:
    """The film of a scene, and the server's moments."""
    seats = people(server)
    before, answers = scene.answers()
    table = lay_table(server, seats, before, seed=SEED)
    page, start = opened(server, arrive, seats, table, motion=motion)
    record(page)
    go_on(server, table, seats, answers)
    until_told(page, server.table(table).n)
    return film(page), moments_of(server.table(table), ME, start - 1)


@pytest.mark.parametrize("name", SCENES)
def test_every_frame_belongs_to_one_moment_in_order(server: WebServer, arrive: Arrive, name: str) -> None:
    frames, moments = watched(server, arrive, SCENES[name])
    assert faults(frames, moments) == []
    assert any(frame["behind"] > 0 for frame in frames)
    if "war" in name:
        assert {"battle", "result"} <= {frame["scene"] for frame in frames}


def test_the_server_knows_who_is_still_watching(server: WebServer, arrive: Arrive) -> None:
    """Bots give such a player time at tea (TEA-2), and others see it."""
    seats = people(server)
    before, answers = SCENES["another player's war"].answers()
    table = lay_table(server, seats, before, seed=SEED)
    page, _ = opened(server, arrive, seats, table, pace="slow")
    go_on(server, table, seats, answers)
    live = server.live(table)
    deadline = monotonic() + 20
    while live.clans_catching_up() != [ME]:
        assert monotonic() < deadline
        page.wait_for_timeout(50)
    page.keyboard.press("End")
    page.locator(TOLD.format(n=live.table.n)).wait_for()
    while live.clans_catching_up():
        assert monotonic() < deadline
        page.wait_for_timeout(50)


def test_without_animations_pieces_follow_the_events_played_so_far(server: WebServer, arrive: Arrive) -> None:
    """Also within an entry: killed figures disappear before the next moment is drawn."""
    frames, moments = watched(server, arrive, SCENES["my own war"], "reduce")
    assert faults(frames, moments) == []
    as_it_began = faults([{**frame, "told": None} for frame in frames], moments)
    assert any("pieces" in fault for fault in as_it_began)  # some have moved since the start of the entry


def test_events_of_recorded_games_determine_where_every_piece_is() -> None:
    """The expected pieces of a film agree with the engine's views, with Kami Unbound and all cards."""
    for season_set, seed in GAMES:
        game = Game.new(clans=ALL_CLANS, season_set=season_set, kami_unbound=True, seed=seed)
        view, seen = game.view(None), game.event_count
        for _ in course(game, seed):
            events = [event.to_json() for event in game.events(None, seen)]
            assert pieces_after(view, events) == pieces_in(game.view(None)), events
            view, seen = game.view(None), game.event_count


def newest_everywhere(table: Table, viewer: str | None, since: int, before: int | None = None) -> Json:
    """A fault: every entry gets the newest view and board."""
    game = table.game
    assert game is not None
    view, board = {**game.view(viewer), "pending": []}, game.board(viewer)
    numbers = [n for n, _ in table.past_games if n > since and (before is None or n < before)]
    return {"n": table.n, "moments": [{"n": n, "view": view, "board": board} for n in numbers]}


def test_a_film_with_two_timelines_has_faults(
    server: WebServer, arrive: Arrive, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All entries arrive in one update, whose board is ahead of the story."""
    seats = people(server)
    before, answers = SCENES["another player's war"].answers()
    table = lay_table(server, seats, before, seed=SEED)
    page, start = opened(server, arrive, seats, table)
    record(page)
    live = server.live(table)
    with monkeypatch.context() as patch:
        patch.setattr(live, "wake", lambda: None)
        go_on(server, table, seats, answers)
    true = moments_of(server.table(table), ME, start - 1)
    with monkeypatch.context() as patch:
        patch.setattr(presenters, "moments", newest_everywhere)
        server.run(wake(live))
        until_told(page, server.table(table).n)
    assert faults(film(page), true) != []


async def wake(live: LiveTable) -> None:
    live.wake()


def ghost(frame: Json) -> None:
    first = frame["drawn"].split()[0]
    frame["drawn"] += f" {first}"


def richer(frame: Json) -> None:
    frame["coins"] = {**frame["coins"], ME: frame["coins"][ME] + 1}


def early(frame: Json) -> None:
    frame["asks"], frame["behind"] = f"{ME} mandate 1", 1


def swapped(frame: Json) -> None:
    frame["honor"] = frame["honor"][::-1]


def test_each_kind_of_fault_is_found(server: WebServer, arrive: Arrive) -> None:
    frames, moments = watched(server, arrive, SCENES["a betrayal"])
    assert faults(frames, moments) == []
    plants: list[Callable[[Json], None]] = [ghost, richer, early, swapped]
    for plant in plants:
        planted = deepcopy(frames)
        plant(planted[len(planted) // 2])
        assert len(faults(planted, moments)) > 0, plant.__name__
    assert faults(frames[::-1], moments) != []


def test_after_a_lost_connection_the_story_resumes_where_it_was(
    arrive: Arrive, watches: dict[BrowserContext, BrowserLog], client: Path, tmp_path: Path
) -> None:
    """Missed events are loaded and played, without skipping any."""
    with proxy_in_thread() as proxy, web_server(tmp_path, client, origins=(proxy.origin,)) as server:
        proxy.forward_to(server.origin)
        seats = people(server)
        before, answers = SCENES["my own war"].answers()
        table = lay_table(server, seats, before, seed=SEED)
        page = arrive(seats[ME], at=proxy.origin, pace="fast", reduced_motion="no-preference")
        watches[page.context].cuts = True
        page.goto(f"/#/t/{table}")
        start = server.table(table).n
        page.locator(TOLD.format(n=start)).wait_for()
        record(page)
        proxy.cut()
        go_on(server, table, seats, answers)
        proxy.restore()
        until_told(page, server.table(table).n)
        assert faults(film(page), moments_of(server.table(table), ME, start - 1)) == []


def test_a_player_can_step_back_and_return_to_the_present(server: WebServer, arrive: Arrive) -> None:
    seats = people(server)
    before, answers = SCENES["a betrayal"].answers()
    table = lay_table(server, seats, before, seed=SEED)
    page, _ = opened(server, arrive, seats, table, "slow")
    go_on(server, table, seats, answers)
    last = server.table(table).n
    page.locator('[data-moment]:not([data-behind="0"])').wait_for()
    page.keyboard.press("End")
    page.locator(TOLD.format(n=last)).wait_for()
    page.get_by_role("button", name=say("en", "story-back")).click()
    expect(page.locator("[data-moment]")).to_have_attribute("data-moment", str(last - 1))
    expect(page.locator(DOCK)).to_have_attribute("data-asks", "")
    page.get_by_role("button", name=say("en", "story-now"), exact=True).click()
    page.locator(TOLD.format(n=last)).wait_for()
