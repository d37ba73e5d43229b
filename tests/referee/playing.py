"""Whole games under the eyes of the referee."""

from __future__ import annotations

from tests.referee.course import referee_of
from tests.referee.follow import Referee
from tests.support.game_plans import Plan


def refereed(plan: Plan) -> Referee:
    """Play the game of a plan to its end; a `Foul` is raised at the first thing against the rules."""
    game = plan.start()
    referee = referee_of(game, plan.position() if plan.scene else None)
    referee.follow(game)
    for clan, said in plan.play(game):
        referee.follow(game, (clan, said if isinstance(said, dict) else said.to_json()))
    return referee
