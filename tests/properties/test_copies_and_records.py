"""Copies, records, and positions give the same game again."""

from __future__ import annotations

import json
import pickle
from random import Random
from typing import Any

from hinode import Game
from tests.properties.strategies import games
from tests.support.checks import invariants, replays
from tests.support.game_plans import Plan

# Keys of a position that may be left out without making the rest invalid.
_LOOSE = ("honor", "alliances", "map", "war", "display", "random", "piles")
_LOOSE_POLITICAL = (("deck",), ("seen",), ("laid", "seen"), ("laid", "seen", "deck", "hand"))


@games(25)
def test_a_copy_is_independent_and_continues_in_the_same_way(plan: Plan) -> None:
    for game, rng in plan.some_moments("copy", 0.05):
        replays.copy_is_independent(game, rng)


@games(20)
def test_a_copy_plays_to_the_same_end(plan: Plan) -> None:
    game = plan.start()
    for number, _ in enumerate(plan.play(game)):
        if number == 30:
            break
    replays.plays_on_alike(game.copy(), game, plan.rng("on"), 5000)
    assert not game.pending


@games(25)
def test_a_pickled_game_continues_in_the_same_way(plan: Plan) -> None:
    for game, rng in plan.some_moments("pickle", 0.05):
        again: Game = pickle.loads(pickle.dumps(game))
        assert again.digest() == game.digest()
        replays.plays_on_alike(again, game.copy(), rng, 12)


@games(25)
def test_a_record_replays_to_the_same_game(plan: Plan) -> None:
    """Also after json.dumps and json.loads, in the middle and at the end."""
    for game, _ in plan.some_moments("replay", 0.01):
        replays.replay_is_the_same(game)
    replays.replay_is_the_same(plan.played())


@games(30)
def test_a_replay_reads_chance_from_the_record(plan: Plan) -> None:
    """A record with another seed and the same outcomes replays the same answers: nothing is drawn."""
    replays.chance_is_read_from_the_record(plan.played())


@games(25)
def test_a_position_gives_the_same_game_at_every_pause(plan: Plan) -> None:
    """With the same digest and the same continuation; elsewhere there is no position."""
    taken = sum(replays.position_round_trip(game, rng) for game, rng in plan.some_moments("position", 1))
    assert taken


@games(30)
def test_missing_keys_of_a_position_are_filled_in(plan: Plan) -> None:
    """Everything except the players may be left out; the game can then be played to its end."""
    for game, rng in plan.some_moments("loose", 0.02):
        if not replays.is_pause(game):
            continue
        loose = Game.from_position(_left_out(game.position(), rng))
        while loose.pending:
            for holds in invariants.ON_THE_TABLE:
                holds(loose.view(None))
            decision = rng.choice(loose.pending)
            loose.answer(decision.clan, decision.options[rng.randrange(len(decision.options))])
        invariants.result_is_right(loose)


def _left_out(position: dict[str, Any], rng: Random) -> dict[str, Any]:
    position = json.loads(json.dumps(position))
    for key in rng.sample(_LOOSE, rng.randint(1, len(_LOOSE))):
        position.pop(key, None)
    for key in rng.choice(_LOOSE_POLITICAL):
        position["political"].pop(key, None)
    return position
