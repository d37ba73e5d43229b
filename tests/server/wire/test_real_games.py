"""The wire schemas fit real games, and every schema is used."""

from __future__ import annotations

import pytest

from hinode.server.wire.engine.decisions import DETAILS, OFFERS
from hinode.server.wire.engine.stack import STEPS
from hinode.state.frame import Frame
from hinode.vocab.answers import ANSWER_KINDS
from hinode.vocab.decisions import ANSWERS_OF
from hinode.vocab.events import FIELDS
from tests.server.wire.real_games import Seen, fits, rare_scenes, whole_games
from tests.support.game_plans import Plan
from tests.vocab.samples import SAMPLES, Json, name_of


@pytest.fixture(scope="module")
def seen() -> Seen:
    """Some games checked at every position, many more at some positions, and the rare situations."""
    found = Seen()
    for plan in whole_games():
        found.watch(plan, odds=1)
    for seed in range(18):
        found.watch(Plan.of_seed(seed), odds=0.1)
    for script in rare_scenes():
        for option in script.game.pending[0].options:
            game = script.game.copy()
            found.look(game)
            game.answer(game.pending[0].clan, option)
            found.read(game)
    return found


def test_every_kind_of_event_was_sent(seen: Seen) -> None:
    assert seen.kinds("event") == set(FIELDS)


def test_every_kind_of_question_was_asked_with_its_details(seen: Seen) -> None:
    assert seen.kinds("decision") == set(ANSWERS_OF)
    details = {(kind, name) for kind, carried in DETAILS.items() for name in carried}
    details |= {("offer", name) for _, _, carried in OFFERS for name in carried}
    head = ("clan", "kind", "cause", "required", "options")
    assert {
        (kind, key) for schema, kind, key in seen.counts if schema == "decision" and key not in head
    } == details


def test_every_kind_of_answer_to_every_question_was_offered(seen: Seen) -> None:
    """A bid's options are not listed."""
    declared = {("option", kind, answer) for kind, answers in ANSWERS_OF.items() for answer in answers}
    assert {entry for entry in seen.counts if entry[0] == "option"} == declared - {("option", "bid", "bid")}


def test_every_kind_of_answer_was_given(seen: Seen) -> None:
    assert seen.kinds("answer") == set(ANSWER_KINDS)


def test_every_kind_of_stack_step_was_seen(seen: Seen) -> None:
    """Except for steps that ask nothing and end before a view is taken."""
    assert set(STEPS) - seen.kinds("step") <= {"harvest", "province_war", "seppuku", "lose_honor", "winter"}
    assert {key for schema, kind, key in seen.counts if (schema, kind) == ("step", "battle")} == {
        *("kind", "province", "clans", "dead", "bids", "hired", "victor")
    }


def test_every_frame_of_the_engine_has_a_schema() -> None:
    assert set(STEPS) == {frame.name for frame in Frame.__subclasses__()}


@pytest.mark.parametrize("sample", SAMPLES, ids=name_of)
def test_every_sample_answer_has_a_schema(sample: Json) -> None:
    fits("answer", sample)
