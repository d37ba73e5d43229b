"""Pieces, Coins, and cards are conserved at every step of random games, and events report every change."""

from __future__ import annotations

import pytest

from tests.properties.strategies import games
from tests.support.checks import invariants, replays
from tests.support.game_plans import Plan


@games(200, scene=False)
def test_the_table_is_conserved_at_every_step(plan: Plan) -> None:
    """Pieces, cards, tokens, kami, resources, honor, and alliances (SET-5, SET-7, HON-1, RUL-16)."""
    conserved(plan)


@games(60, scene=True)
def test_the_table_is_conserved_from_any_position(plan: Plan) -> None:
    """The same, starting from rich boards in the middle of a game (SET-5, TRA-5, CAR-8)."""
    conserved(plan)


def conserved(plan: Plan) -> None:
    """At every step all invariants hold, and the events so far add up to the same table."""
    ledger = plan.ledger()
    for game in plan.moments():
        view = game.view(None)
        for holds in invariants.ON_THE_TABLE:
            holds(view)
        ledger.read_on(game.events(since=ledger.read)).compare(view)
    assert game.result is not None


@games(40, scene=False)
def test_there_are_ten_mandate_tiles(plan: Plan) -> None:
    """SET-9: at each mandate choice, the hand, deck, and laid tiles are two of each."""
    pauses = set()
    for game in plan.moments():
        if replays.is_pause(game):
            position = game.position()
            invariants.tiles_conserved(position)
            pauses.add((position["season"], position["phase"], position["political"]["turn"]))
    assert len(pauses) == 3 * 8 + 1, "three ceremonies, 21 mandate choices, and the end"


@games(30, scene=False)
def test_the_deck_shrinks_by_one_with_each_mandate(plan: Plan) -> None:
    """POL-3: tiles that are not laid stay in the deck, as every seat can see."""
    for game in plan.moments():
        for clan in game.clans:
            view = game.view(clan)
            assert view["private"]["deck"]["size"] == 10 - len(view["mandates"])


@pytest.mark.parametrize("holds", invariants.ON_THE_TABLE, ids=lambda holds: str(holds.__name__))
def test_each_invariant_holds_at_the_start(holds: invariants.Invariant) -> None:
    """SET: the table after setup, for every number of players."""
    for seed in range(12):
        holds(Plan.of_seed(seed).start().view(None))
