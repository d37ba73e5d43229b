"""What a clan sees besides a spectator: the server sends the common part once."""

from __future__ import annotations

from random import Random

import pytest

from hinode import Game
from tests.support.play import steps


@pytest.mark.parametrize("seed", [1, 2])
def test_a_clans_view_and_board_are_the_spectators_and_its_own(seed: int) -> None:
    game = Game.new(clans=["koi", "lotus", "turtle", "bonsai"], kami_unbound=True, seed=seed)
    for _ in steps(game, Random(seed)):
        for clan in game.clans:
            assert {**game.view(None), **game.own_view(clan)} == game.view(clan)
            assert {**game.board(None), **game.own_board(clan)} == game.board(clan)
