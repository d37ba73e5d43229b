"""Bots are stateless: a bot created for a single question answers like one that played the whole game.

The server creates a new bot for every question, in any process.
"""

from __future__ import annotations

from random import Random

import pytest

from hinode import Game
from hinode.bots.bot import Choice
from hinode.bots.registry import LEVELS, make_bot
from hinode.bots.seat import Seat
from hinode.bots.style import STYLES
from tests.bots.scripted import AMPLE
from tests.support.play import random_answer

TABLES = (
    {"koi": "greedy/loyal", "lotus": "greedy/trickster", "turtle": "greedy/merchant", "bonsai": "greedy"},
    {"koi": "greedy/monk", "lotus": "greedy", "turtle": "greedy/warlord", "dragonfly": "greedy/opportunist"},
    {"koi": "random", "lotus": "planner/trickster", "turtle": "easy/loyal", "dragonfly": "planner"},
    {"koi": "random", "lotus": "master/loyal", "turtle": "master"},
)
SHARE = {
    "random": 0.3,
    "easy": 0.05,
    "greedy": 0.05,
    "planner": 0.01,
    "master": 0.01,
}  # of the questions outside the tea ceremony


def levels_of(table: dict[str, str]) -> set[str]:
    return {name.partition("/")[0] for name in table.values()}


class ComparedGame:
    """A game of long-lived bots. Compares their answers with those of new bots."""

    def __init__(self, table: dict[str, str], seed: int) -> None:
        self.table = table
        self.game = Game.new(clans=list(table), seed=seed)
        self.bots = {clan: make_bot(name) for clan, name in table.items()}
        self.rng = Random(seed)
        self.dealt = self.asked = 0
        while self.game.pending:
            self._answer_one()

    def _answer_one(self) -> None:
        decision = self.game.pending[0]
        clan = decision.clan
        share = SHARE[self.table[clan].partition("/")[0]]
        if decision.kind != "tea" and self.rng.random() > share:
            self.game.answer(*random_answer(self.game, self.rng))
            return
        seed = self.rng.random()

        def seat() -> Seat:
            return Seat(self.game, decision, Random(seed), AMPLE)

        choice: Choice = self.bots[clan].choose(seat())
        assert make_bot(self.table[clan]).choose(seat()) == choice, decision
        self.dealt += choice.answer.kind in ("propose", "accept", "refuse", "gift")
        self.asked += 1
        self.game.answer(clan, choice.answer)


@pytest.mark.parametrize("table", TABLES, ids=lambda table: "-".join(sorted(levels_of(table))))
@pytest.mark.parametrize("seed", [1, 2])
def test_a_new_bot_answers_like_one_that_played_the_whole_game(table: dict[str, str], seed: int) -> None:
    compared = ComparedGame(table, seed)
    assert compared.asked > 20
    assert compared.dealt > 3


def test_every_level_and_style_is_tried() -> None:
    assert set().union(*map(levels_of, TABLES)) == set(LEVELS)
    styles = {name.partition("/")[2] or "plain" for table in TABLES for name in table.values()}
    assert styles == set(STYLES)
