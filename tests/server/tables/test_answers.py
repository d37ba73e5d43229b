"""Answers at a table: by which seat, to which question, and undo."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hinode import Game
from hinode.server.tables import presenters
from hinode.server.tables.presenters import entries
from tests.server.tables.scenes import (
    AKI,
    BEN,
    CHO,
    DAI,
    HOLDERS,
    Scene,
    after_tea,
    play_until,
    three_players,
)


def test_nobody_answers_for_another_seat() -> None:
    scene = three_players()
    ready = {"kind": "ready"}
    assert scene.refused(BEN, "answer", seat="koi", seen=scene.table.n, answer=ready) == "not-your-seat"
    assert scene.refused(DAI, "answer", seat="koi", seen=scene.table.n, answer=ready) == "not-your-seat"


def test_there_is_nothing_to_answer_before_the_start() -> None:
    scene = Scene()
    scene.do(AKI, "join", clan="koi")
    assert scene.refused(AKI, "answer", seat="koi", seen=1, answer={"kind": "ready"}) == "not-started"


def test_an_illegal_answer_is_refused() -> None:
    scene = three_players()
    answer = {"kind": "mandate", "tile": "recruit"}
    assert scene.refused(AKI, "answer", seat="koi", seen=scene.table.n, answer=answer) == "illegal"


def test_a_gift_of_nothing_is_refused() -> None:
    scene = three_players()
    answer = {"kind": "gift", "to": "lotus", "coins": 0, "ronin": 0}
    assert scene.refused(AKI, "answer", seat="koi", seen=scene.table.n, answer=answer) == "illegal"


def test_an_answer_to_an_older_question_is_stale() -> None:
    scene = after_tea()
    clan = play_until(scene, "mandate")
    seen = scene.table.n
    scene.answer(HOLDERS[clan], clan, scene.first_answer(clan))
    later = play_until(scene, "mandate")
    answer = scene.first_answer(later)
    assert scene.refused(HOLDERS[later], "answer", seat=later, seen=seen, answer=answer) == "stale"


def test_an_answer_from_the_future_is_stale() -> None:
    scene = three_players()
    ahead = scene.table.n + 1
    assert scene.refused(AKI, "answer", seat="koi", seen=ahead, answer={"kind": "ready"}) == "stale"


def test_answers_of_others_at_tea_do_not_make_an_answer_stale() -> None:
    scene = three_players()
    seen = scene.table.n
    scene.answer(AKI, "koi", {"kind": "propose", "to": "turtle"})
    scene.do(BEN, "answer", seat="lotus", seen=seen, answer={"kind": "ready"})


def test_bids_of_others_do_not_make_a_bid_stale() -> None:
    scene = after_tea()
    play_until(scene, "bid")
    seen = scene.table.n
    assert scene.table.game is not None
    bid = {"kind": "bid", "seppuku": 0, "hostage": 0, "ronin": 0, "poets": 0}
    for clan in [decision.clan for decision in scene.table.game.pending]:
        scene.do(HOLDERS[clan], "answer", seat=clan, seen=seen, answer=bid)


def test_a_gift_needs_no_question() -> None:
    scene = after_tea()
    assert scene.table.game is not None
    asked = scene.table.game.pending[0].clan
    giver = next(clan for clan in HOLDERS if clan != asked)
    scene.do(HOLDERS[giver], "gift", seat=giver, to=asked, coins=1)
    assert scene.entries[-1].body["answer"] == {"kind": "gift", "to": asked, "coins": 1, "ronin": 0}


def test_a_gift_of_more_than_a_clan_has_is_refused() -> None:
    scene = after_tea()
    assert scene.refused(AKI, "gift", seat="koi", to="lotus", coins=999) == "illegal"


def test_a_player_can_undo_their_own_answers_one_by_one() -> None:
    scene = three_players()
    begun = scene.table.game
    assert begun is not None
    digest = begun.digest()
    scene.answer(AKI, "koi", {"kind": "propose", "to": "lotus"})
    scene.answer(AKI, "koi", {"kind": "propose", "to": "turtle"})
    scene.do(AKI, "undo", seat="koi", seen=scene.table.n)
    scene.do(AKI, "undo", seat="koi", seen=scene.table.n)
    assert scene.table.game is not None
    assert scene.table.game.digest() == digest
    assert scene.refused(AKI, "undo", seat="koi", seen=scene.table.n) == "no-undo"


def test_an_answer_that_others_have_acted_on_cannot_be_undone() -> None:
    scene = three_players()
    scene.answer(AKI, "koi", {"kind": "propose", "to": "lotus"})
    scene.answer(CHO, "turtle", {"kind": "ready"})
    assert scene.refused(AKI, "undo", seat="koi", seen=scene.table.n) == "no-undo"


def test_an_answer_that_revealed_something_cannot_be_undone() -> None:
    """The last `ready` ends the ceremony, and a clan looks at four tiles."""
    scene = after_tea()
    assert scene.refused(CHO, "undo", seat="turtle", seen=scene.table.n) == "no-undo"


def test_a_player_learns_why_their_last_answer_cannot_be_undone() -> None:
    scene = three_players()
    scene.answer(AKI, "koi", {"kind": "propose", "to": "lotus"})

    def told(clan: str | None) -> Any:
        return presenters.update(scene.table, clan, None, scene.table.n)["undo_ended"]

    assert told("koi") is None
    scene.answer(CHO, "turtle", {"kind": "propose", "to": "lotus"})
    assert (told("koi"), told("turtle"), told("lotus"), told(None)) == ("acted", None, None, None)
    for person, clan in ((AKI, "koi"), (BEN, "lotus"), (CHO, "turtle")):
        scene.answer(person, clan, {"kind": "ready"})
    assert (told("koi"), told("turtle")) == ("acted", "revealed")


def test_only_an_entry_that_the_player_has_seen_can_be_undone() -> None:
    scene = three_players()
    before = scene.table.n
    scene.answer(AKI, "koi", {"kind": "propose", "to": "lotus"})
    assert scene.refused(AKI, "undo", seat="koi", seen=before) == "stale"


def test_an_answer_after_an_undo_is_for_the_question_that_was_restored() -> None:
    scene = three_players()
    scene.answer(AKI, "koi", {"kind": "ready"})
    seen = scene.table.n
    scene.do(AKI, "undo", seat="koi", seen=seen)
    assert scene.refused(AKI, "answer", seat="koi", seen=seen, answer={"kind": "ready"}) == "stale"
    scene.answer(AKI, "koi", {"kind": "ready"})


def test_the_story_keeps_undone_answers() -> None:
    """A viewer that reconnects gets the answer and the undo exactly as one that stayed connected."""
    scene = three_players()
    start = scene.table.n
    scene.answer(AKI, "koi", {"kind": "propose", "to": "lotus"})
    live = entries(scene.table, "lotus", start)
    scene.do(AKI, "undo", seat="koi", seen=scene.table.n)
    scene.answer(AKI, "koi", {"kind": "propose", "to": "turtle"})
    told = entries(scene.table, "lotus", start)
    assert told[0] == live[0]
    assert [entry["kind"] for entry in told] == ["answered", "undone", "answered"]
    assert told[1]["facts"]["events"] == told[0]["events"][0]["number"]
    assert told[2]["events"][0]["to"] == "turtle"


def test_a_table_loaded_again_is_the_same() -> None:
    scene = after_tea()
    play_until(scene, "bid")
    twin = scene.loaded()
    assert twin.game is not None
    assert scene.table.game is not None
    assert twin.game.digest() == scene.table.game.digest()
    assert (twin.asked, twin.status, twin.n) == (scene.table.asked, scene.table.status, scene.table.n)


def test_a_gift_does_not_change_any_question() -> None:
    """A gift gives nobody more time, and does not make a sent answer stale."""
    scene = after_tea()
    assert scene.table.game is not None
    asked = scene.table.game.pending[0].clan
    giver = next(clan for clan in HOLDERS if clan != asked)
    before, numbers, seen = dict(scene.table.asked), dict(scene.table.question_numbers), scene.table.n
    scene.do(HOLDERS[giver], "gift", seat=giver, to=asked, coins=1)
    scene.do(HOLDERS[asked], "gift", seat=asked, to=giver, coins=1)
    assert (scene.table.asked, scene.table.question_numbers) == (before, numbers)
    answer = scene.first_answer(asked)
    scene.do(HOLDERS[asked], "answer", seat=asked, seen=seen, answer=answer)


def test_an_answer_is_evaluated_once(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = three_players()
    evaluated: list[str] = []
    original = Game.answer

    def counted(game: Game, clan: str, answer: Any) -> None:
        evaluated.append(clan)
        original(game, clan, answer)

    monkeypatch.setattr(Game, "answer", counted)
    scene.answer(AKI, "koi", {"kind": "ready"})
    assert evaluated == ["koi"]


def test_an_answer_applied_from_its_evaluation_is_the_same_as_one_loaded_from_the_log() -> None:
    scene = after_tea()
    for _ in range(30):
        clan = next(iter(scene.table.asked))
        scene.answer(HOLDERS[clan], clan, scene.first_answer(clan))
    live, loaded = scene.table, scene.loaded()
    assert live.game is not None
    assert loaded.game is not None
    assert live.game.digest() == loaded.game.digest()
    assert entries(live, "koi", 0) == entries(loaded, "koi", 0)
    assert (live.asked, live.question_numbers) == (loaded.asked, loaded.question_numbers)
    assert (live.undo_stack.clan, live.status) == (loaded.undo_stack.clan, loaded.status)


@pytest.mark.parametrize("seed", [10, 20, 30])
def test_what_an_entry_shows_of_a_battle_never_changes(seed: int) -> None:
    """Also if an answer without an event continues a battle."""
    scene, rng = after_tea(kami_unbound=True), Random(seed)
    shown: dict[int, Any] = {}
    while scene.table.asked:
        game = scene.table.game
        assert game is not None
        asked = game.pending[0]
        answer = asked.options[rng.randrange(len(asked.options))].to_json()
        scene.answer(HOLDERS[asked.clan], asked.clan, answer)
        shown[scene.table.n] = entries(scene.table, None, scene.table.n - 1)[0]["battles"]
    later = {entry["n"]: entry["battles"] for entry in entries(scene.table, None, 0)}
    assert {n: later[n] for n in shown} == shown
    assert len([n for n in shown if shown[n]]) > 5
