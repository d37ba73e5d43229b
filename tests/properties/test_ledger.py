"""Nothing changes silently: the table follows from a spectator's events."""

from __future__ import annotations

from tests.properties.strategies import games
from tests.support.game_plans import Plan


@games(200, scene=False)
def test_events_describe_every_change_of_a_whole_game(plan: Plan) -> None:
    ledger = plan.ledger()
    for game in plan.moments():
        ledger.read_on(game.events(since=ledger.read)).compare(game.view(None))
    assert game.result is not None


@games(60, scene=True)
def test_events_describe_every_change_from_any_position(plan: Plan) -> None:
    ledger = plan.ledger()
    for game in plan.moments():
        ledger.read_on(game.events(since=ledger.read)).compare(game.view(None))
    assert game.result is not None
