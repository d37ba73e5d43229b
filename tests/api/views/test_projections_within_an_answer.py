"""The projected scores in the middle of an answer, for clients that show its events one after another."""

from __future__ import annotations

from random import Random

import pytest

from hinode import Game
from tests.support.battles import battle
from tests.support.play import random_game


def test_they_are_those_of_each_event_that_changes_them() -> None:
    """WIN-3, WIN-4: the token counts from the moment at which it is won."""
    coins = {"koi": {"coins": 2}, "lotus": {"coins": 2}, "turtle": {}}
    script = battle({"koi": {"bushi": 2}, "lotus": {"bushi": 1}}, coins)
    script.game.keep_standings()
    before = script.game.projection()
    script.bids(koi=(0, 0, 0, 1), lotus=(0, 0, 0, 0))
    passed = script.game.board(None)["projections"]
    token = next(event["number"] for event in script.game.events() if event["kind"] == "token_won")
    earlier = [each["projection"] for each in passed if each["number"] < token]
    at_token = next(each["projection"] for each in passed if each["number"] == token)
    assert all(projection["koi"]["tokens"] == before["koi"]["tokens"] for projection in earlier)
    assert at_token["koi"]["tokens"] > before["koi"]["tokens"]
    assert at_token["koi"]["rank"] == 1
    assert passed[-1]["projection"] == script.game.projection()


@pytest.mark.parametrize("seed", range(4))
def test_the_last_one_is_the_projection_after_the_answer(seed: int) -> None:
    """Until Winter, which turns it into the score."""
    game, rng = random_game(seed), Random(seed)
    game.keep_standings()
    projection = game.projection()
    while game.pending and game.view(None)["season"] != "winter":
        decision = rng.choice(game.pending)
        game.answer(decision.clan, rng.choice(decision.options))
        passed = game.board(None)["projections"]
        if game.result is None:
            assert game.projection() == (passed[-1]["projection"] if passed else projection)
        projection = game.projection()


def test_a_game_that_does_not_keep_standings_has_none() -> None:
    game = Game.new(["koi", "lotus", "turtle"], seed=1)
    while game.pending[0].kind == "tea":
        game.answer(game.pending[0].clan, game.pending[0].options[-1])
    assert game.board(None)["projections"] == []
