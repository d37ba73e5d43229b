"""Whether a clan had the tile of a mandate that it promised: shown once nothing is secret anymore."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

import pytest
from pydantic_core import to_json

from hinode.server.records.audit import audit
from hinode.server.records.replay import ALL, Replay
from hinode.server.records.writer import document
from hinode.server.tables.deals.presenters import ledger
from hinode.server.wire.deals import LedgerReply
from hinode.server.wire.records import ReplayStep, ReplayStory
from hinode.vocab.ids import MANDATES
from tests.server.deals.deal_scenes import DealScene, dealing_table
from tests.server.tables.scenes import HOLDERS, Json

VIEWERS = (None, *HOLDERS)


class Played(NamedTuple):
    """A finished game in which one promised tile was in hand, and one was not."""

    scene: DealScene
    replay: Replay
    before_the_end: dict[str | None, list[Json]]  # what each viewer saw


@pytest.fixture(scope="module")
def played() -> Played:
    scene, rng = dealing_table(), Random("excuses")
    for had_tile in (True, False):
        while not asked_for_mandate(scene):
            answer(scene, rng)
        break_promise(scene, had_tile)
    early = {viewer: ledger(scene.table, viewer) for viewer in VIEWERS}
    while scene.table.game is not None and scene.table.game.pending:
        answer(scene, rng)
    return Played(scene, Replay(document(scene.table, scene.entries)), early)


def asked_for_mandate(scene: DealScene) -> bool:
    """The Lotus can announce any mandate, so hidden tiles never excuse them."""
    assert scene.table.game is not None
    asked = scene.table.game.pending[0]
    return asked.kind == "mandate" and asked.clan != "lotus"


def answer(scene: DealScene, rng: Random) -> None:
    assert scene.table.game is not None
    asked = scene.table.game.pending[0]
    chosen = asked.options[rng.randrange(len(asked.options))].to_json()
    scene.answer(HOLDERS[asked.clan], asked.clan, chosen)


def break_promise(scene: DealScene, had_tile: bool) -> None:
    """The clan that is asked promises the Lotus a mandate, with or without its tile, and chooses another."""
    assert scene.table.game is not None
    asked = scene.table.game.pending[0]
    hand = [option.to_json()["tile"] for option in asked.options]
    wanted = next(mandate for mandate in MANDATES if (mandate in hand) == had_tile)
    term = {"kind": "mandate", "mandate": wanted, "choose": True, "until": "turn"}
    scene.reply("lotus", scene.offer(asked.clan, "lotus", [term], []))
    other = next(tile for tile in hand if tile != wanted)
    scene.answer(HOLDERS[asked.clan], asked.clan, {"kind": "mandate", "tile": other})


def excuses(found: list[Json]) -> list[bool | None]:
    """`had_tile` of each promise, or None if it is missing."""
    return [promise.get("had_tile") for entry in found for promise in entry["promises"]]


def test_nobody_sees_it_before_the_end(played: Played) -> None:
    for entries in played.before_the_end.values():
        notes = [(promise["state"], promise["note"]) for entry in entries for promise in entry["promises"]]
        assert notes == [("broken", "excusable")] * 2
        assert excuses(entries) == [None, None]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_everyone_sees_it_after_the_end(played: Played, viewer: str | None) -> None:
    found = ledger(played.scene.table, viewer)
    assert excuses(found) == [True, False]
    LedgerReply.model_validate_json(to_json({"n": played.scene.table.n, "ledger": found}))


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_replay_shows_it_to_a_viewer_at_the_last_step_only(played: Played, viewer: str | None) -> None:
    replay = played.replay
    assert excuses(replay.at(replay.steps - 1, viewer)["ledger"]) == [None, None]
    assert excuses(replay.at(replay.steps, viewer)["ledger"]) == [True, False]
    assert excuses(told(replay, viewer)) == [None, None]


def told(replay: Replay, viewer: str | None) -> list[Json]:
    """The entries of the story that ended promises."""
    return [entry for entry in replay.story(viewer) if "promises" in entry]


def test_a_replay_with_all_secrets_shows_it_from_the_broken_promise_on(played: Played) -> None:
    replay = played.replay
    [broken, *_] = [entry["n"] for entry in told(replay, ALL)]
    assert excuses(replay.at(broken - 1, ALL)["ledger"]) == [None]  # still open
    assert excuses(replay.at(broken, ALL)["ledger"]) == [True]
    assert excuses(told(replay, ALL)) == [True, False]
    ReplayStep.model_validate_json(to_json(replay.at(broken, ALL)))
    ReplayStory.model_validate_json(to_json({"entries": told(replay, ALL)}))


def test_the_record_has_public_notes_only(played: Played) -> None:
    record = document(played.scene.table, played.scene.entries)
    assert [promise["note"] for deal in record["deals"] for promise in deal["promises"]] == ["excusable"] * 2
    assert b"had_tile" not in to_json(record)
    assert "deals: the promises of 2 ended as recorded" in [each.text for each in audit(record) if each.holds]
