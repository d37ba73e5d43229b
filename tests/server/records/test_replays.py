"""Stepping through finished games: every step, for any viewer, and records from strangers."""

from __future__ import annotations

import json
from random import Random
from time import process_time
from typing import Any

import pytest

from hinode import Game, HinodeError, InvalidRecord
from hinode.server.records.reader import MAX_ANSWERS, MAX_BYTES, MAX_DEPTH, parse
from hinode.server.records.replay import Replay
from tests.server.records.table_records import finished
from tests.support.play import steps

Json = dict[str, Any]
LATER = range(0, 200, 7)


@pytest.fixture(scope="module")
def live() -> tuple[Json, list[Game]]:
    """A record with the Lotus, and the game after each answer."""
    game = Game.new(["koi", "lotus", "turtle", "bonsai"], kami_unbound=True, seed=11)
    games = [game.copy()]
    for clan, answer in steps(game, Random(4)):
        after = games[-1].copy()
        after.answer(clan, answer)
        games.append(after)
    return game.record(), games


@pytest.fixture(scope="module")
def replay(live: tuple[Json, list[Game]]) -> Replay:
    return Replay(live[0])


# -- steps ---------------------------------------------------------------------------------------


def test_there_is_a_step_for_each_answer(replay: Replay, live: tuple[Json, list[Game]]) -> None:
    assert replay.steps == len(live[0]["answers"]) == len(live[1]) - 1


def test_each_step_is_the_game_at_that_point(replay: Replay, live: tuple[Json, list[Game]]) -> None:
    """Also at, before, and after the cached games."""
    games = live[1]
    for step in (*range(52), replay.steps - 1, replay.steps):
        assert replay.game(step).digest() == games[step].digest()


@pytest.mark.parametrize("viewer", [None, "koi", "lotus"])
def test_a_seat_or_a_spectator_sees_what_it_saw_in_the_game(
    replay: Replay, live: tuple[Json, list[Game]], viewer: str | None
) -> None:
    record, games = live
    for step in LATER:
        shown = replay.at(step, viewer)
        seen = len(games[step - 1].events()) if step else 0
        assert shown["view"] == games[step].view(viewer)
        assert shown["events"] == games[step].events(viewer, seen)
        assert (shown["step"], shown["steps"]) == (step, replay.steps)
        assert shown["clan"] == (record["answers"][step - 1][0] if step else None)
        assert "privates" not in shown


def test_a_seat_sees_only_its_own_answers(replay: Replay, live: tuple[Json, list[Game]]) -> None:
    for step, (clan, answer) in enumerate(live[0]["answers"], start=1):
        if step in LATER:
            assert replay.at(step, clan)["answer"] == answer
            assert replay.at(step, "koi" if clan != "koi" else "lotus")["answer"] is None
            assert replay.at(step, None)["answer"] is None


def test_the_first_step_has_the_setup_events_and_no_answer(replay: Replay) -> None:
    shown = replay.at(0, "all")
    assert (shown["clan"], shown["answer"]) == (None, None)
    assert shown["events"][0]["kind"] == "game_started"


def test_with_all_knowledge_every_hand_and_bid_is_shown(
    replay: Replay, live: tuple[Json, list[Game]]
) -> None:
    record, games = live
    for step in LATER:
        shown = replay.at(step, "all")
        assert shown["view"] == games[step].view(None)
        assert shown["privates"] == {clan: games[step].view(clan)["private"] for clan in games[0].clans}
        assert shown["answer"] == (record["answers"][step - 1][1] if step else None)


def test_with_all_knowledge_every_event_is_complete(replay: Replay) -> None:
    """Hands (POL-3), face-down tiles (CLA-LOTUS-1), and sealed bids (BAT-3)."""
    events = [event for step in range(replay.steps + 1) for event in replay.at(step, "all")["events"]]
    assert [event["number"] for event in events] == list(range(len(events)))
    secrets = {"looked": "tiles", "mandate_announced": "tile", "bid_sealed": "bid"}
    found = {kind: [e[key] for e in events if e["kind"] == kind] for kind, key in secrets.items()}
    assert all(values and None not in values for values in found.values())


@pytest.mark.parametrize("viewer", [None, "lotus", "all"])
def test_the_story_has_the_events_of_each_step(replay: Replay, viewer: str | None) -> None:
    story = replay.story(viewer)
    assert [entry["n"] for entry in story] == list(range(replay.steps + 1))
    for step in LATER:
        shown = replay.at(step, viewer)
        assert (story[step]["events"], story[step]["clan"]) == (shown["events"], shown["clan"])


def test_the_story_has_the_standings_of_each_battle(replay: Replay) -> None:
    story = replay.story(None)
    events = [event for entry in story for event in entry["events"]]
    begun = {event["number"] for event in events if event["kind"] == "battle_started"}
    standings = [(entry, standing) for entry in story for standing in entry["battles"]]
    assert begun
    assert {standing["battle"] for _, standing in standings} == begun
    for entry, standing in standings:
        first, last = entry["events"][0]["number"], entry["events"][-1]["number"]
        assert first < standing["number"] <= last + 1


@pytest.mark.parametrize("viewer", [None, "koi", "all"])
def test_several_steps_are_the_same_as_one_after_the_other(replay: Replay, viewer: str | None) -> None:
    assert replay.steps_from(20, 8, viewer) == [replay.at(step, viewer) for step in range(20, 28)]


def test_there_are_no_steps_after_the_last(replay: Replay) -> None:
    assert [step["step"] for step in replay.steps_from(replay.steps - 1, 9, None)] == [
        replay.steps - 1,
        replay.steps,
    ]


def test_playing_on_from_a_step_does_not_change_the_replay(replay: Replay) -> None:
    before = replay.game(30).digest()
    game = replay.game(30)
    for _ in zip(range(40), steps(game, Random(9)), strict=False):
        pass
    assert replay.game(30).digest() == before
    assert replay.at(60, "all") == replay.at(60, "all")


@pytest.mark.parametrize("step", [-1, 100_000, True, 1.0, "3", None])
def test_an_invalid_step_is_refused(replay: Replay, step: Any) -> None:
    with pytest.raises(HinodeError, match=f"step: 0 to {replay.steps}, not"):
        replay.at(step, None)


@pytest.mark.parametrize("viewer", ["dragonfly", "fox", "ALL", ""])
def test_an_invalid_viewer_is_refused(replay: Replay, viewer: str) -> None:
    with pytest.raises(HinodeError, match="is not a clan in this game"):
        replay.at(3, viewer)


def test_jumping_is_fast_and_few_games_are_cached(replay: Replay) -> None:
    began = process_time()
    for step in range(replay.steps, 0, -5):
        replay.game(step)
    assert process_time() - began < 2
    assert len(replay._kept) == replay.steps // 25 + 1


def test_the_record_of_a_table_names_the_players() -> None:
    document = finished()
    replay = Replay(document)
    assert replay.seats == document["seats"]
    assert replay.steps == len(document["record"]["answers"])


def test_the_record_of_a_bare_game_does_not_name_players(replay: Replay) -> None:
    assert replay.seats == {}


def test_a_game_from_a_position_can_be_stepped_through() -> None:
    game = Game.from_position({"phase": "war", "players": {"koi": {}, "lotus": {}, "turtle": {}}})
    assert Replay(game.record()).at(0, "all")["view"] == game.view(None)


# -- records from strangers ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "not JSON (line 1, column 1"),
        (b'{"a":\n 1', "not JSON (line 2, column 3"),
        (b"\xff\xfe{}", "not a text file"),
        (b'{"a": NaN}', "NaN is no number that JSON has"),
        (b'{"a": 1e999}', "1e999 is no number that JSON has"),
        (b'{"a": ' + b"9" * 5000 + b"}", "a number has too many digits"),
        (b'{"a": 1, "a": 2}', "a key stands twice in one object"),
        (b"[" * 100_000, "nested too deeply"),
        (b"[" * 500 + b"]" * 500, "nested too deeply"),
        (b"[" * MAX_DEPTH + b"1" + b"]" * MAX_DEPTH, "nested too deeply"),
        (b" " * (MAX_BYTES + 1), f"larger than {MAX_BYTES} bytes"),
    ],
    ids=range(11),
)
def test_invalid_json_is_refused_with_the_reason(data: bytes, reason: str) -> None:
    with pytest.raises(InvalidRecord) as refused:
        parse(data)
    assert reason in str(refused.value)


def test_json_of_ordinary_depth_is_read() -> None:
    assert parse(b"[" * MAX_DEPTH + b"]" * MAX_DEPTH) is not None
    assert parse(json.dumps(finished()).encode()) == finished()


def test_a_host_can_lower_the_limits() -> None:
    with pytest.raises(InvalidRecord, match="larger than 10 bytes"):
        parse(b'{"a": "long"}', 10)


@pytest.mark.parametrize(
    ("document", "reason"),
    [
        (None, "a record is an object, not NoneType"),
        ([], "a record is an object, not list"),
        ({}, "format: hinode-record and hinode-table-record up to version 2 are read, not None"),
        ({"format": "hinode-record", "version": 3}, "not 'hinode-record' version 3"),
        ({"format": "hinode-record", "version": True}, "not 'hinode-record' version True"),
        ({"format": ["x"] * 900, "version": 1}, "…"),
        ({"format": "hinode-record", "version": 1}, "'start' is missing"),
        ({"format": "hinode-table-record", "version": 1}, "'table' is missing"),
    ],
    ids=range(8),
)
def test_a_document_that_is_not_a_record_is_refused_with_the_reason(document: Any, reason: str) -> None:
    with pytest.raises(InvalidRecord) as refused:
        Replay(document)
    assert reason in str(refused.value)
    assert len(str(refused.value)) < 300


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"answers": "none"}, "answers: a list"),
        ({"answers": [["koi", {"kind": "dance"}]]}, "answers[0]: "),
        ({"answers": [["koi"]]}, "answers[0]: "),
        ({"answers": [["koi", None]] * (MAX_ANSWERS + 1)}, f"answers: at most {MAX_ANSWERS}, not"),
        ({"chance": [[0, 0]]}, "chance[0]: "),
        ({"chance": [[0]]}, "chance[0]: an order of"),
        ({"start": {"options": {}}}, "start.options: "),
        ({"start": {"position": {"players": {}}}}, "start: "),
        ({"extra": 1}, "unknown key 'extra'"),
    ],
    ids=range(9),
)
def test_a_faulty_record_is_refused_and_the_fault_is_located(
    live: tuple[Json, list[Game]], changes: Json, reason: str
) -> None:
    with pytest.raises(InvalidRecord) as refused:
        Replay({**live[0], **changes})
    assert str(refused.value).startswith(reason)


def test_deep_nesting_in_objects_is_refused(live: tuple[Json, list[Game]]) -> None:
    deep: Any = []
    for _ in range(50_000):
        deep = [deep]
    with pytest.raises(InvalidRecord, match="nested too deeply"):
        Replay({**live[0], "answers": [["koi", deep]]})


def test_the_longest_allowed_record_is_read_quickly() -> None:
    """Gifts back and forth are legal throughout the Tea Ceremony (NEG-1)."""
    gifts = [
        ["koi", {"kind": "gift", "to": "lotus", "coins": 1, "ronin": 0}],
        ["lotus", {"kind": "gift", "to": "koi", "coins": 1, "ronin": 0}],
    ]
    record = Game.new(["koi", "lotus", "turtle"], seed=1).record()
    began = process_time()
    replay = Replay({**record, "answers": gifts * (MAX_ANSWERS // 2)})
    assert replay.at(MAX_ANSWERS - 1, "all")["clan"] == "koi"
    assert process_time() - began < 5
