"""The view and board of each entry, for a viewer that missed several."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from pydantic_core import to_json

from hinode.server.tables.presenters import entries, moments
from hinode.server.tables.table import MAX_MOMENTS, Table
from tests.server.secrets.kit.channels import Socket, everyone_is_notified, live_of
from tests.server.tables.scenes import AKI, HOLDERS, Scene, after_tea, play_until, three_players

Json = dict[str, Any]


def shown(table: Table, viewer: str | None) -> Json:
    """What a connected viewer sees now, without its own question."""
    view, board = table.view_and_board(viewer)
    assert view is not None
    return {"n": table.n, "view": {**view, "pending": []} if viewer else view, "board": board}


def play_and_watch(scene: Scene, viewer: str | None, answers: int) -> list[Json]:
    """Random answers and now and then an undo. Returns what the viewer sees after each."""
    rng = Random(5)
    seen = []
    for _ in range(answers):
        game = scene.table.game
        assert game is not None
        clan = scene.table.undo_stack.clan
        if clan is not None and rng.random() < 0.3:
            scene.do(HOLDERS[clan], "undo", seat=clan, seen=scene.table.n)
        else:
            decision = game.pending[0]
            answer = decision.options[rng.randrange(len(decision.options))].to_json()
            scene.answer(HOLDERS[decision.clan], decision.clan, answer)
        seen.append(shown(scene.table, viewer))
    return seen


@pytest.mark.parametrize("viewer", [None, "koi", "lotus"])
def test_each_entry_has_the_moment_that_was_shown(viewer: str | None) -> None:
    scene = after_tea()
    start = scene.table.n
    seen = play_and_watch(scene, viewer, MAX_MOMENTS)
    assert any(entry["kind"] == "undone" for entry in entries(scene.table, viewer, start))
    assert moments(scene.table, viewer, start) == {"n": scene.table.n, "moments": seen}


def test_a_table_loaded_again_shows_the_same_moments() -> None:
    scene = after_tea()
    start = scene.table.n
    seen = play_and_watch(scene, "koi", 20)
    assert moments(scene.loaded(), "koi", start)["moments"] == seen


def test_only_the_newest_entries_have_moments() -> None:
    scene = after_tea()
    play_until(scene, "bid")
    last = scene.table.n
    assert last > MAX_MOMENTS + 1
    found = moments(scene.table, "koi", 0)
    assert [moment["n"] for moment in found["moments"]] == list(range(last - MAX_MOMENTS + 1, last + 1))


def test_entries_before_the_game_have_no_moment() -> None:
    scene = three_players()
    scene.answer(AKI, "koi", {"kind": "ready"})
    found = moments(scene.table, None, 0)
    assert [moment["n"] for moment in found["moments"]] == [scene.table.n - 1, scene.table.n]


@pytest.mark.asyncio
async def test_an_open_socket_gets_the_moments_in_between() -> None:
    """Three entries at once: the first update has no moments, the next one has the earlier ones."""
    scene = after_tea()
    live = live_of(scene.table, ())
    socket = Socket(live, None)
    await everyone_is_notified()
    first, *_ = map(json.loads, socket.new_messages())
    seen = play_and_watch(scene, None, 3)
    live.wake()
    await everyone_is_notified()
    second, *_ = map(json.loads, socket.new_messages())
    await socket.close()
    assert first["moments"] == []
    assert [moment["n"] for moment in second["moments"]] == [scene.table.n - 2, scene.table.n - 1]
    assert second["moments"] == json.loads(to_json(seen[:2]))
