"""How a game ended (WIN)."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from hinode import Game, HinodeError, Result
from tests.support.play import play_out, random_game
from tests.support.script import start


def ended(vp: dict[str, int], **position: Any) -> Result:
    """The result of a winter in which nothing more is scored."""
    result = start(
        season="winter", players={clan: {"vp": points} for clan, points in vp.items()}, **position
    ).game.result
    assert result is not None
    return result


def test_there_is_no_result_before_the_end() -> None:
    game = random_game(1)
    assert game.result is None
    while game.pending:
        assert game.result is None
        game.answer(game.pending[0].clan, game.pending[0].options[0])
    assert game.result is not None


def test_a_result_has_scores_ranking_and_winners() -> None:
    """WIN-5"""
    result = ended({"koi": 3, "lotus": 9, "turtle": 5})
    assert result.scores == {"koi": 3, "lotus": 9, "turtle": 5}
    assert result.ranking == ["lotus", "turtle", "koi"]
    assert result.winners == ["lotus"]
    assert result == Result({"koi": 3, "lotus": 9, "turtle": 5}, ["lotus", "turtle", "koi"], ["lotus"])


def test_ties_are_ranked_by_honor() -> None:
    """WIN-5"""
    result = ended({"koi": 5, "lotus": 5, "turtle": 5}, honor=["turtle", "koi", "lotus"])
    assert (result.ranking, result.winners) == (["turtle", "koi", "lotus"], ["turtle"])


def test_allies_tied_for_first_share_the_victory() -> None:
    """WIN-6"""
    result = ended({"koi": 5, "lotus": 5, "turtle": 1}, alliances=[["koi", "lotus"]])
    assert sorted(result.winners) == ["koi", "lotus"]


def test_an_ally_who_is_not_tied_does_not_share() -> None:
    """WIN-6"""
    assert ended({"koi": 5, "lotus": 4, "turtle": 1}, alliances=[["koi", "lotus"]]).winners == ["koi"]


def test_of_three_tied_only_the_first_ones_ally_shares() -> None:
    """RUL-18"""
    result = ended({"koi": 5, "lotus": 5, "turtle": 5}, alliances=[["lotus", "turtle"]])
    assert result.winners == ["koi"]


@pytest.mark.parametrize("seed", range(4))
def test_the_result_agrees_with_the_last_view(seed: int) -> None:
    """WIN-5"""
    game = play_out(random_game(seed), Random(seed))
    result = game.result
    assert result is not None
    view = game.view(None)
    assert result.scores == {clan: player["vp"] for clan, player in view["players"].items()}
    assert result.ranking == sorted(view["honor"], key=lambda clan: -result.scores[clan])
    assert result.winners[0] == result.ranking[0]
    assert json.loads(json.dumps(result.to_json())) == {
        "scores": result.scores,
        "ranking": result.ranking,
        "winners": result.winners,
    }


def test_a_result_handed_out_is_the_callers_own() -> None:
    game = play_out(random_game(1), Random(1))
    first = game.result
    assert first is not None
    first.scores.clear()
    assert game.result is not None
    assert game.result.scores


def test_force_and_leader_of_a_province() -> None:
    """HON-4, FIG-1"""
    game = start(
        players=["koi", "lotus", "turtle"],
        map={"edo": {"koi": {"bushi": 1}, "lotus": {"bushi": 1, "shinto": 1}}},
    ).game
    assert (game.force("koi", "edo"), game.force("lotus", "edo"), game.force("turtle", "edo")) == (1, 2, 0)
    assert game.leader("edo") == "lotus"
    assert game.leader("oshu") is None


@pytest.mark.parametrize(
    ("clan", "province"), [("bonsai", "edo"), ("koi", "atlantis"), (None, "edo"), ("koi", None), ("koi", [])]
)
def test_force_of_nobody_or_nowhere_is_an_error(clan: Any, province: Any) -> None:
    game = Game.new(clans=["koi", "lotus", "turtle"])
    with pytest.raises(HinodeError):
        game.force(clan, province)
