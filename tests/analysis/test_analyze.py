"""Analysis of a finished game: moments, turning points, reviews, and refusals."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hinode import Game, InvalidRecord
from hinode.analysis import Analysis, analyze
from hinode.analysis.moments import MIN_CHANGE, turning_points
from hinode.analysis.report import BidReview, DecisionReview, Moment, MomentCause
from tests.analysis.short_game import finished, last_turn

Json = dict[str, Any]


@pytest.fixture(scope="module")
def found() -> Analysis:
    return analyze(finished(1), worlds=2)


def test_the_same_arguments_give_the_same_analysis(found: Analysis) -> None:
    assert analyze(finished(1), worlds=2).to_json() == found.to_json()


def test_the_shares_of_every_moment_add_up(found: Analysis) -> None:
    for moment in found.moments:
        assert list(moment.shares) == found.clans
        assert sum(moment.shares.values()) == pytest.approx(1, abs=0.001)


def test_moments_follow_mandates_and_battles(found: Analysis) -> None:
    told = [(moment.cause.kind, moment.cause.clan) for moment in found.moments]
    assert told == [("start", None), ("mandate", "koi"), ("battle", "koi"), ("winter", None)]
    assert found.moments[1].cause.mandate == finished(1)["answers"][0][1]["tile"]
    assert found.moments[2].cause.province == "edo"
    assert [moment.step for moment in found.moments] == [0, 5, 9, found.steps]


def test_the_last_moment_is_the_result(found: Analysis) -> None:
    result = Game.replay(finished(1)).result
    assert result is not None
    won = {clan: float(clan in result.winners) / len(result.winners) for clan in found.clans}
    assert found.moments[-1].shares == won


def shares_of_koi(*shares: float) -> list[Moment]:
    return [
        Moment(n, MomentCause("start", "spring"), {"koi": s, "lotus": 1 - s}) for n, s in enumerate(shares)
    ]


def test_turning_points_are_the_largest_changes_in_order() -> None:
    moments = shares_of_koi(0.5, 0.5 + MIN_CHANGE / 2, 0.8, 0.2, 0.21)
    assert [(point.moment, point.change) for point in turning_points(moments)] == [(2, 0.275), (3, -0.6)]


def test_a_quiet_game_has_no_turning_points() -> None:
    assert turning_points(shares_of_koi(0.5, 0.52, 0.49)) == []


def test_every_review_is_of_an_answer_of_its_clan(found: Analysis) -> None:
    answers = finished(1)["answers"]
    reviews: list[DecisionReview | BidReview] = [*found.decisions, *found.bids]
    assert len(found.decisions) > 5
    assert len(found.bids) == 4
    for review in reviews:
        assert [review.clan, review.chosen.answer] == answers[review.step - 1]


def test_one_clan_can_be_reviewed_alone(found: Analysis) -> None:
    alone = analyze(finished(1), worlds=2, clans=["koi"])
    assert alone.decisions == [review for review in found.decisions if review.clan == "koi"]
    assert alone.moments == found.moments


def test_progress_goes_from_nothing_to_all_answers() -> None:
    seen: list[tuple[int, int]] = []
    record = finished(0)
    analyze(record, worlds=1, progress=lambda done, total: seen.append((done, total)))
    total = len(record["answers"])
    assert seen == [(done, total) for done in range(total + 1)]


def test_a_game_that_is_not_over_is_refused() -> None:
    game = last_turn()
    game.answer("koi", game.pending[0].options[0])
    with pytest.raises(InvalidRecord, match="not over"):
        analyze(game.record())


def test_a_gift_is_not_a_decision() -> None:
    game = last_turn()
    game.answer("koi", {"kind": "gift", "to": "lotus", "coins": 1, "ronin": 0})
    rng = Random(1)
    while game.pending:
        decision = game.pending[0]
        game.answer(decision.clan, decision.options[rng.randrange(len(decision.options))])
    assert all(review.step > 1 for review in analyze(game.record(), worlds=1).decisions)
