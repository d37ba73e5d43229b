"""Whole games checked by the referee."""

from __future__ import annotations

from collections.abc import Iterator

from hinode import Game
from tests.referee.follow import Referee
from tests.referee.whole_game import referee_of
from tests.support.game_plans import Plan


class Watched:
    """The game of a plan; raises `Foul` at the first violation of the rules."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game = plan.start()
        self.referee = referee_of(self.game, plan.position() if plan.scene else None)

    def moments(self) -> Iterator[Game]:
        """The game at its start and after every answer, each checked by the referee first."""
        self.referee.follow(self.game)
        yield self.game
        for clan, said in self.plan.play(self.game):
            self.referee.follow(self.game, (clan, said if isinstance(said, dict) else said.to_json()))
            yield self.game


def refereed(plan: Plan) -> Referee:
    """Play the game of a plan to its end."""
    watched = Watched(plan)
    for _ in watched.moments():
        pass
    return watched.referee
