"""Records and replays of games with deals."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

import pytest

from hinode.server.records.audit import audit
from hinode.server.records.replay import ALL, Replay
from hinode.server.records.writer import closing_head, document
from hinode.server.tables import seed as seeds
from hinode.server.tables.deals.presenters import deals
from tests.server.deals.deal_scenes import SPARE, STAY_OUT, DealScene, dealing_table
from tests.server.tables.scenes import HOLDERS, Json


@pytest.fixture(scope="module")
def finished() -> DealScene:
    """A game of random answers with an exchange, an open deal, and a secret one."""
    scene, rng = dealing_table(), Random("deals to the end")
    scene.reply("lotus", scene.offer("koi", "lotus", [{"kind": "coins", "amount": 1}], [STAY_OUT]))
    scene.reply("turtle", scene.offer("koi", "turtle", [SPARE], [STAY_OUT], secret=True))
    while scene.table.game is not None and scene.table.game.pending:
        asked = scene.table.game.pending[0]
        answer = asked.options[rng.randrange(len(asked.options))].to_json()
        scene.answer(HOLDERS[asked.clan], asked.clan, answer)
    return scene


@pytest.fixture(scope="module")
def record(finished: DealScene) -> Json:
    return document(finished.table, finished.entries)


def wrong(record: Json) -> list[str]:
    """What an audit finds wrong, except for the commitment, which is made up here."""
    return [each.text for each in audit(record) if each.holds is False and "commitment" not in each.text]


def test_a_record_with_deals_is_verified(record: Json) -> None:
    assert (record["version"], len(record["deals"])) == (2, 2)
    assert record["setup"]["bot_deals"] == "full"
    texts = [each.text for each in audit(record) if each.holds]
    assert "deals: the promises of 2 ended as recorded" in texts
    assert wrong(record) == []


def test_a_changed_promise_is_found(record: Json) -> None:
    spoiled: Any = deepcopy(record)
    spoiled["deals"][0]["promises"][0]["state"] = "open"
    spoiled["head"] = closing_head(spoiled)
    assert wrong(spoiled) == ["deals[0]: its promises did not end like that"]


def test_the_chain_covers_deals(record: Json) -> None:
    spoiled: Any = deepcopy(record)
    del spoiled["deals"][1]
    assert "chain: the head is not that of this record" in wrong(spoiled)


def test_everything_is_revealed_at_the_end(finished: DealScene) -> None:
    ledger = deals(finished.table, None)["ledger"]
    assert [each["visibility"] for each in ledger] == ["open", "secret"]
    assert all(promise["state"] != "open" for each in ledger for promise in each["promises"])


def test_a_replay_shows_what_a_viewer_knew_then(record: Json) -> None:
    replay = Replay(record)
    early = replay.at(8, "koi")["ledger"]
    assert [len(replay.at(8, viewer)["ledger"]) for viewer in ("koi", "lotus", None, ALL)] == [2, 1, 1, 2]
    assert {promise["state"] for each in early for promise in each["promises"]} == {"open"}
    assert replay.at(0, "koi")["ledger"] == []
    assert len(replay.at(replay.steps, "lotus")["ledger"]) == 2


@pytest.mark.parametrize("viewer", ["koi", "lotus", None, ALL])
def test_the_story_of_a_replay_says_at_which_step_a_promise_ended(record: Json, viewer: str | None) -> None:
    replay = Replay(record)
    ended = [
        (promise, entry["events"]) for entry in replay.story(viewer) for promise in entry.get("promises", ())
    ]
    assert len(ended) == sum(len(deal["promises"]) for deal in replay.at(replay.steps - 1, viewer)["ledger"])
    for promise, events in ended:
        assert promise["event"] in {event["number"] for event in events}


def test_the_record_has_the_seed_of_the_table(record: Json) -> None:
    assert seeds.commitment(record["table"], 7, record["salt"]) == record["commitment"]
