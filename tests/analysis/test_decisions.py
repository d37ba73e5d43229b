"""Reviews of decisions: the best option comes first, from what the clan knew."""

from __future__ import annotations

from random import Random

import pytest

from hinode import Game
from hinode.analysis.decisions import DecisionReviewer, _ranked
from hinode.analysis.report import DecisionReview
from hinode.bots.learned.network import shipped_network
from tests.analysis.short_game import last_turn


def reviewer(worlds: int = 2, options: int = 12) -> DecisionReviewer:
    return DecisionReviewer(shipped_network(), worlds, options, seed=0)


def review(game: Game, number: int, options: int = 12) -> DecisionReview:
    """The review of an option of the first question."""
    decision = game.pending[0]
    found = reviewer(options=options).review(game, 1, decision.clan, decision.options[number].to_json())
    assert found is not None
    return found


def at_question(kind: str) -> Game:
    """A game at its first question of this kind."""
    rng, game = Random(3), last_turn()
    while game.pending[0].kind != kind:
        decision = game.pending[0]
        game.answer(decision.clan, decision.options[rng.randrange(len(decision.options))])
    return game


@pytest.mark.parametrize("number", range(4))
def test_the_loss_is_the_gap_to_the_best_option(number: int) -> None:
    found = review(last_turn(), number)
    best = found.options[0]
    assert found.kind == "mandate"
    assert found.lost == pytest.approx(max(0, best.share - found.chosen.share), abs=0.006)


def test_the_best_mandate_costs_nothing_and_another_one_does() -> None:
    game = last_turn()
    reviews = [review(game, number) for number in range(4)]
    assert min(each.lost for each in reviews) == 0
    worst = max(reviews, key=lambda each: each.lost)
    assert worst.lost > 0.02
    good = next(n for n, each in enumerate(reviews) if each.chosen.answer == worst.options[0].answer)
    assert reviews[good].lost == 0


def test_a_review_does_not_depend_on_what_was_hidden() -> None:
    game = last_turn()
    other = game.sample("koi", Random(9))
    assert review(game, 1) == review(other, 1)


def test_the_choice_is_among_few_compared_options() -> None:
    game = at_question("marshal")
    last = len(game.pending[0].options) - 1
    assert last > 3
    found = review(game, last, options=3)
    assert found.chosen.answer == game.pending[0].options[last].to_json()
    assert len(found.options) <= 3


def test_a_choice_in_a_battle_is_reviewed() -> None:
    game = at_question("offer")
    reviews = [review(game, number) for number in range(2)]
    assert sorted(each.lost > 0 for each in reviews)[0] is False
    assert {option.answer["kind"] for option in reviews[0].options} == {"yes", "no"}


def test_a_gap_that_luck_explains_is_not_a_loss() -> None:
    steady = {1: [(0.0, 0.3), (0.0, 0.3)], 2: [(1.0, 0.4), (1.0, 0.4)]}
    lucky = {1: [(0.0, 0.3), (0.0, 0.3)], 2: [(3.0, 0.6), (-1.0, 0.2)]}
    assert _ranked(steady, 1) == [2, 1]
    assert _ranked(lucky, 1) == [1, 2]


def test_an_alliance_proposal_changes_nothing_yet() -> None:
    game = Game.new(["koi", "lotus", "turtle"], seed=1)
    offer = {"kind": "propose", "to": "lotus"}
    assert reviewer().review(game, 1, "koi", offer) is None
    game.answer("koi", offer)
    found = reviewer().review(game, 2, "lotus", {"kind": "accept", "from": "koi"})
    assert found is not None
    assert {option.answer["kind"] for option in found.options} == {"accept", "refuse", "ready"}
