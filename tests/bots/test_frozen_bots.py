"""Frozen bots play as they did when they were copied: changes to the shipped levels do not affect them."""

from __future__ import annotations

import pytest

from hinode import Game
from hinode.bots.registry import make_bot
from hinode.bots.runner import BotSeat, answer_one
from tests.bots.scripted import AMPLE

Held = dict[str, tuple[int, int, int]]  # VP, Coins, and Ronin by clan

GREEDY: Held = {"koi": (43, 1, 0), "lotus": (26, 0, 0), "bonsai": (20, 1, 0)}
PLANNER: Held = {"koi": (0, 2, 0), "lotus": (4, 4, 0), "bonsai": (0, 4, 0)}


@pytest.mark.parametrize(("name", "answers", "held"), [("Greedy", 122, GREEDY), ("Planner", 30, PLANNER)])
def test_a_frozen_bot_still_plays_the_same_game(name: str, answers: int, held: Held) -> None:
    game = Game.new(clans=["koi", "lotus", "bonsai"], season_set="teapot", seed=5)
    bot = f"benchmarks.frozen_bots:{name}"
    seats = {clan: BotSeat(name, make_bot(bot), f"5 {clan}", AMPLE) for clan in game.clans}
    while game.pending and game.version < answers:
        answer_one(game, seats)
    players = game.view(None)["players"].items()
    assert {clan: (its["vp"], its["coins"], its["ronin"]) for clan, its in players} == held
    assert (game.result is None) == (name == "Planner")
