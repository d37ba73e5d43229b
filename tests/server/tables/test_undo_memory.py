"""Endless answers and undos use bounded memory."""

from __future__ import annotations

from hinode.server.tables import presenters
from hinode.server.tables.table import MAX_UNDONE
from tests.server.tables.scenes import AKI, BEN, CHO, Scene

PROPOSE = {"kind": "propose", "to": "lotus"}


def tea() -> Scene:
    scene = Scene()
    for person, clan in ((AKI, "koi"), (BEN, "lotus"), (CHO, "turtle")):
        scene.do(person, "join", clan=clan)
    scene.do(AKI, "start")
    return scene


def games_kept(scene: Scene) -> int:
    return len({id(each.game) for each in scene.table.public_entries if each.game is not None})


def test_answering_and_undoing_forever_keeps_few_games() -> None:
    scene = tea()
    for _ in range(2 * MAX_UNDONE):
        scene.answer(AKI, "koi", PROPOSE)
        scene.do(AKI, "undo", seat="koi", seen=scene.table.n)
    assert games_kept(scene) <= MAX_UNDONE


def test_every_entry_is_still_shown_and_the_latest_with_their_events() -> None:
    scene = tea()
    before = scene.table.n
    for _ in range(2 * MAX_UNDONE):
        scene.answer(AKI, "koi", PROPOSE)
        scene.do(AKI, "undo", seat="koi", seen=scene.table.n)
    entries = presenters.entries(scene.table, "koi", before)
    assert [entry["n"] for entry in entries] == list(range(before + 1, scene.table.n + 1))
    answers = [entry for entry in entries if entry["kind"] == "answered"]
    assert answers[0]["events"] == []
    assert all(entry["events"] for entry in answers[-MAX_UNDONE:])
