"""Rewards: shares of the win, and changes of the VP margin."""

from __future__ import annotations

from random import Random

import pytest

from hinode import Game, Result
from hinode.env.rewards import MARGIN_SCALE, Rewards, margins, win_shares
from hinode.env.session import Session
from hinode.vocab.facts import TOKEN_VP
from tests.support.play import random_game


def test_a_shared_victory_is_split() -> None:
    """WIN-6."""
    result = Result({"koi": 30, "lotus": 30, "turtle": 5}, ["koi", "lotus", "turtle"], ["koi", "lotus"])
    assert win_shares(result) == {"koi": 0.5, "lotus": 0.5, "turtle": 0.0}


def test_margins_compare_with_the_mean_of_the_others() -> None:
    game = Game.from_position({"players": {"koi": {"vp": 12}, "lotus": {"vp": 6}, "turtle": {"vp": 0}}})
    found = margins(Session(game))
    assert found == pytest.approx({"koi": 9 / MARGIN_SCALE, "lotus": 0.0, "turtle": -9 / MARGIN_SCALE})


def test_a_war_token_counts_when_it_is_won() -> None:
    """Not only in Winter (WIN-3)."""
    players = {"koi": {"tokens": [["spring", "edo"]]}, "lotus": {}, "turtle": {}}
    koi = margins(Session(Game.from_position({"players": players})))["koi"]
    assert koi == pytest.approx(TOKEN_VP[0] / MARGIN_SCALE)


@pytest.mark.parametrize("shaping", [0.0, 0.5])
def test_all_rewards_of_a_game_add_up(shaping: float) -> None:
    """The win, plus the weight of the shaping times the final margin."""
    game = random_game(4, players=4)
    session, rng = Session(game), Random(1)
    rewards = Rewards(session, shaping)
    earned = dict.fromkeys(game.clans, 0.0)
    while (turn := session.turn) is not None:
        session.act(turn, rng.choice(sorted(session.legal(turn))))
        for clan, reward in rewards.collect().items():
            earned[clan] += reward
    assert game.result is not None
    final, shares = margins(session), win_shares(game.result)
    assert earned == pytest.approx({clan: shares[clan] + shaping * final[clan] for clan in game.clans})


def test_no_reward_is_given_twice() -> None:
    session = Session(random_game(4, players=3))
    rewards = Rewards(session, 1.0)
    clan = session.asked[0]
    session.act(clan, min(session.legal(clan)))
    rewards.collect()
    assert set(rewards.collect().values()) == {0.0}
