"""The same game again: copies, records, and positions."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from hinode import Game, HinodeError
from tests.support.checks.invariants import Broken, check, tiles_conserved

Json = dict[str, Any]


def snapshot(game: Game) -> str:
    """Everything that the public API shows of a game, except the past events."""
    views = [game.view(clan) for clan in (*game.clans, None)]
    options = [[d.clan, d.kind, len(d.options)] for d in game.pending]
    return json.dumps([game.digest(), views, options, game.version])


def plays_on_alike(one: Game, two: Game, rng: Random, limit: int) -> int:
    """The same answers lead both games through the same states. Returns how many were given."""
    for number in range(limit):
        check(one.digest() == two.digest(), f"the games differ after {number} answers")
        check(_asked(one) == _asked(two), f"the questions differ after {number} answers")
        if not one.pending:
            break
        decision = one.pending[rng.randrange(len(one.pending))]
        answer = decision.options[rng.randrange(len(decision.options))]
        one.answer(decision.clan, answer)
        two.answer(decision.clan, answer.to_json())
    check(_timeless(one) == _timeless(two), "the views differ at the end")
    return limit


def _asked(game: Game) -> list[Any]:
    return [(d.clan, d.kind, d.cause, len(d.options), d.details) for d in game.pending]


def _timeless(game: Game) -> list[Json]:
    return [{**game.view(clan), "version": None} for clan in (*game.clans, None)]


def copy_is_independent(game: Game, rng: Random, limit: int = 12) -> None:
    """Playing a copy does not change the game, and another copy then continues in the same way."""
    seed, before, history = rng.random(), snapshot(game), game.events()
    twin, third = game.copy(), game.copy()
    check(snapshot(twin) == before and twin.events() == history, "a copy is not the same")
    _play_some(twin, Random(seed), limit)
    check(snapshot(game) == before and game.events() == history, "playing a copy changed the game")
    check(snapshot(third) == before and third.events() == history, "playing a copy changed its twin")
    _play_some(third, Random(seed), limit)
    check(snapshot(third) == snapshot(twin), "two copies went different ways")
    check(third.events() == twin.events(), "two copies tell different stories")


def _play_some(game: Game, rng: Random, limit: int) -> None:
    for _ in range(limit):
        if not game.pending:
            return
        decision = game.pending[rng.randrange(len(game.pending))]
        game.answer(decision.clan, decision.options[rng.randrange(len(decision.options))])


def replay_is_the_same(game: Game) -> None:
    """A record gives the same game, also after a round trip through JSON."""
    record = game.record()
    for form in (record, json.loads(json.dumps(record))):
        again = Game.replay(form)
        check(snapshot(again) == snapshot(game), "a replay gives another game")
        check(again.events() == game.events(), "a replay tells another story")
        check(again.record() == record, "the record of a replay is another")


def chance_is_read_from_the_record(game: Game) -> None:
    """With another seed but the same outcomes, a record replays the same answers."""
    record = json.loads(json.dumps(game.record()))
    start = record["start"].get("options") or record["start"]["position"]
    start["seed"] = start.get("seed", 0) + 1
    again = Game.replay(record)
    check(_timeless(again) == _timeless(game), "other views from the same outcomes")
    check(again.events() == game.events(), "other events from the same outcomes")


def is_pause(game: Game) -> bool:
    """A tea ceremony before anyone has answered, a mandate choice, or the end."""
    if not game.pending:
        return True
    kind = game.pending[0].kind
    if kind != "tea":
        return kind == "mandate"
    events = game.events()
    first = max(event.number for event in events if event.get("phase") == "tea")
    spoken = ("proposed", "refused", "withdrew", "ready", "allied")
    return not any(event.kind in spoken for event in events[first:])


def position_round_trip(game: Game, rng: Random, limit: int = 12) -> bool:
    """At a pause, a position gives a game that continues in the same way; elsewhere there is none."""
    if not is_pause(game):
        try:
            game.position()
        except HinodeError:
            return False
        raise Broken(f"a position at {game.pending}")
    position = json.loads(json.dumps(game.position()))
    tiles_conserved(position)
    again = Game.from_position(position)
    check(again.digest() == game.digest(), f"another game from the position at {game.pending}")
    check(again.position() == position, "another position from the same position")
    check(again.result == game.result, "another result from the same position")
    plays_on_alike(game.copy(), again, rng, limit)
    return True
