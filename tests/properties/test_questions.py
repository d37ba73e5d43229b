"""Questions, options, and refusals."""

from __future__ import annotations

import pytest

from hinode import IllegalAnswer
from tests.properties.strategies import games
from tests.support.checks import invariants, refusals
from tests.support.game_plans import Plan
from tests.support.play import ALL_CLANS


@games(60)
def test_someone_can_act_until_the_end(plan: Plan) -> None:
    """Then there is a result and nothing more is asked (WIN-5, WIN-6, RUL-18)."""
    for game in plan.moments():
        invariants.someone_can_act(game, game.view(None))
    invariants.result_is_right(game)


@games(80)
def test_no_question_has_only_one_possible_answer(plan: Plan) -> None:
    """Except tea and bid; kinds, answers, and causes are the documented ones."""
    for game in plan.moments():
        invariants.questions_are_well_formed(game)
        invariants.hands_are_offered(game)


@games(80)
def test_an_order_is_asked_only_where_effects_are_simultaneous(plan: Plan) -> None:
    """HON-5, RUL-1: `order` needs two clans with effects due, `sequence` two effects of one clan."""
    for game in plan.moments():
        invariants.orders_are_needed(game)


@games(50)
def test_every_offered_option_is_accepted(plan: Plan) -> None:
    tried = 0
    for game, rng in plan.some_moments("accept", 0.3):
        tried += invariants.options_are_accepted(game, rng)
    assert tried or plan.scene


@games(40)
def test_wrong_answers_are_refused_and_change_nothing(plan: Plan) -> None:
    """Mutated, malformed, out of turn, or impossible gifts (NEG-1, NEG-2): same digest, same events."""
    for game, rng in plan.some_moments("refuse", 0.1):
        refusals.wrong_answers_are_refused(game, rng)


@games(20)
def test_after_the_end_every_answer_is_refused(plan: Plan) -> None:
    """WIN-5: the game is over, for questions and for gifts."""
    game = plan.played()
    digest = game.digest()
    for clan in game.clans:
        for answer in ({"kind": "done"}, {"kind": "gift", "to": game.clans[0], "coins": 1, "ronin": 0}):
            with pytest.raises(IllegalAnswer) as caught:
                game.answer(clan, answer)
            assert caught.value.clause
    assert game.digest() == digest


@games(20)
def test_a_clan_that_does_not_play_cannot_answer(plan: Plan) -> None:
    """SET-1: only the clans in play answer."""
    game = plan.start()
    digest = game.digest()
    absent = [clan for clan in ALL_CLANS if clan not in plan.clans]
    for stranger in (*absent, "fox", "", None, 3):
        with pytest.raises(IllegalAnswer):
            game.answer(stranger, {"kind": "ready"})  # type: ignore[arg-type]
    assert game.digest() == digest
