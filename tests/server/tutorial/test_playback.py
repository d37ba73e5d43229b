"""The tutorial can be finished with any bid, and refuses answers that a lesson does not allow."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from hinode.locale import LANGUAGES, has
from hinode.server.errors import Refusal
from hinode.server.tutorial.playback import TutorialPlayback
from hinode.server.tutorial.script import LESSONS, STEPS

Json = dict[str, Any]


def bid(seppuku: int = 0, hostage: int = 0, ronin: int = 0, poets: int = 0) -> Json:
    return {"kind": "bid", "seppuku": seppuku, "hostage": hostage, "ronin": ronin, "poets": poets}


def before_the_bid() -> list[Json]:
    return [step.answers[0] for step in STEPS if step.answers]


def played_out(answers: list[Json], option: int = 0) -> tuple[Json, list[Json], list[str]]:
    """Answer every later question with this option. Returns the last state, all answers, and the lessons."""
    lessons: list[str] = []
    while True:
        state = TutorialPlayback(answers).state(-1)
        lessons += [lesson for lesson in state["lessons"] if lesson not in lessons]
        pending = state["update"]["view"]["pending"]
        if not pending:
            return state, answers, lessons
        options = pending[0]["options"]
        answers = [*answers, options[min(option, len(options) - 1)]]


@pytest.mark.parametrize("number", range(len(STEPS)))
def test_each_step_asks_what_its_lesson_is_about(number: int) -> None:
    step = STEPS[number]
    state = TutorialPlayback(before_the_bid()[:number]).state(-1)
    (asked,) = state["update"]["view"]["pending"]
    assert (asked["clan"], asked["kind"]) == ("koi", step.kind)
    assert state["lessons"] == list(step.lessons)
    assert asked["options"] == (list(step.answers) if step.answers else None)


def test_every_mandate_of_the_season_has_its_turn() -> None:
    """The list of mandates has no turns: a tile missing at its front would move all others."""
    for number, laid in ((0, 4), (1, 5), (3, 6), (5, 7)):
        view = TutorialPlayback(before_the_bid()[:number]).state(-1)["update"]["view"]
        assert len(view["mandates"]) == laid


def test_a_question_has_previews_of_the_whole_hand() -> None:
    """As in any game: the lesson accepts one tile, but every tile has a preview."""
    state = TutorialPlayback([]).state(-1)
    (asked,) = state["update"]["view"]["pending"]
    assert {preview["answer"]["tile"] for preview in state["previews"]["options"]} == set(asked["hand"])
    assert all(preview["parts"] for preview in state["previews"]["options"])


@pytest.mark.parametrize(("hostage", "ronin", "option"), list(product((0, 2), (0, 3), (0, 1))))
def test_it_ends_with_any_bid(hostage: int, ronin: int, option: int) -> None:
    state, _, _ = played_out([*before_the_bid(), bid(hostage=hostage, ronin=ronin)], option)
    assert state["update"]["result"] is not None
    assert state["lessons"] == ["losers", "winning"]


def test_winning_the_battle_wins_the_game_and_losing_it_does_not() -> None:
    won, _, _ = played_out([*before_the_bid(), bid(hostage=2, ronin=2)], option=1)
    lost, _, _ = played_out([*before_the_bid(), bid()])
    assert won["update"]["result"]["winners"] == ["koi"]
    assert lost["update"]["result"]["winners"] == ["lotus"]


def test_the_lessons_are_in_order() -> None:
    steps = before_the_bid()
    before = [lesson for number in range(len(STEPS)) for lesson in TutorialPlayback(steps[:number]).lessons()]
    _, _, after = played_out([*steps, bid(hostage=2)])
    assert [*before, *after] == list(LESSONS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_has_a_text(language: str) -> None:
    parts = [f"lesson-{lesson}{part}" for lesson in LESSONS for part in ("", ".title")]
    assert [part for part in parts if not has(language, part)] == []


def test_an_answer_that_the_lesson_does_not_allow_is_refused() -> None:
    with pytest.raises(Refusal, match="answer 0: this lesson takes"):
        TutorialPlayback([{"kind": "mandate", "tile": "harvest"}])


def test_an_illegal_bid_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        TutorialPlayback([*before_the_bid(), bid(poets=99)])
    assert refused.value.code == "illegal"


def test_nothing_can_be_answered_after_the_end() -> None:
    _, answers, _ = played_out([*before_the_bid(), bid()])
    with pytest.raises(Refusal, match="over"):
        TutorialPlayback([*answers, {"kind": "done"}])


def test_a_client_gets_only_what_it_has_not_seen() -> None:
    answers = before_the_bid()
    seen = TutorialPlayback(answers[:1]).state(-1)["update"]["n"]
    entries = TutorialPlayback(answers[:2]).state(seen)["update"]["frames"]
    assert [entry["n"] for entry in entries] == [seen + 1]
    assert entries[0]["by"] == "person"


def test_bot_entries_come_with_a_view_each() -> None:
    answers = before_the_bid()
    seen = TutorialPlayback(answers[:2]).state(-1)["update"]["n"]
    update = TutorialPlayback(answers[:3]).state(seen)["update"]
    assert [moment["n"] for moment in update["moments"]] == list(range(seen + 1, update["n"]))
