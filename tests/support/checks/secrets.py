"""Non-interference: what a seat does not know does not influence what it sees.

Two properties. Resample everything a seat does not know: its view, events, and options stay the same,
byte for byte. Fork the game on a hidden answer: nobody else's view, events, or options differ.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from random import Random
from typing import Any

from hinode import Answer, Decision, Game
from tests.support.checks.invariants import Broken, check, hands_are_offered, some_options
from tests.support.checks.replays import is_pause, snapshot

Json = dict[str, Any]
Viewer = str | None  # None is a spectator


def seen_by(game: Game, viewer: Viewer, since: int = 0) -> str:
    """Everything a viewer can learn: view, events, its own options and their previews, as bytes."""
    asked = [decision for decision in game.pending if decision.clan == viewer]
    options = [[o.to_json() for o in some_options(d.options, Random(len(d.options)), 60)] for d in asked]
    events = game.events(viewer, since)
    previews = [game.previews(decision.clan) for decision in asked]
    seen = [game.view(viewer), events, options, [len(d.options) for d in asked]]
    return json.dumps([*seen, previews, game.projection()])


def looks_alike(one: Game, two: Game, viewers: Iterable[Viewer], since: int = 0) -> None:
    for viewer in viewers:
        seen, other = seen_by(one, viewer, since), seen_by(two, viewer, since)
        if seen != other:
            raise Broken(f"{viewer or 'a spectator'} can tell: {_difference(seen, other)}")


def _difference(one: str, two: str) -> str:
    at = next((n for n, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))
    return f"…{one[max(0, at - 60) : at + 40]}… or …{two[max(0, at - 60) : at + 40]}…"


# -- resampling ------------------------------------------------------------------------------


def sample_is_consistent(game: Game, clan: str, rng: Random) -> Game:
    """A sampled world looks the same to the seat and to a spectator; the game does not change."""
    before = game.digest()
    world = game.sample(clan, rng)
    check(game.digest() == before, "sampling changed the game")
    looks_alike(game, world, (clan, None))
    return world


def sample_sees_only_its_seat(game: Game, clan: str, rng: Random) -> None:
    """A drawn world depends only on what the seat knows: worlds it cannot tell apart give the same one."""
    world = game.sample(clan, Random(rng.random()))
    seed = rng.random()
    one, two = game.sample(clan, Random(seed)), world.sample(clan, Random(seed))
    check(snapshot(one) == snapshot(two), f"what {clan} do not know decides what is drawn for them")


def sample_plays_on(world: Game, rng: Random, limit: int) -> int:
    """A sampled world is a game like any other: it can be continued, and its positions can be read back."""
    said = 0
    while world.pending and said < limit:
        if said % 20 == 0 and is_pause(world):
            again = Game.from_position(json.loads(json.dumps(world.position())))
            check(again.digest() == world.digest(), "a sampled world is not a possible position")
        hands_are_offered(world)
        decision = world.pending[rng.randrange(len(world.pending))]
        world.answer(decision.clan, decision.options[rng.randrange(len(decision.options))])
        said += 1
    return said


def hidden_from(game: Game, clan: str) -> dict[str, str]:
    """What a seat does not know, by name: rivals' hands, bids, face-down tiles, the deck, and the piles."""
    rivals = [game.view(other)["private"] for other in game.clans if other != clan]
    hidden = {
        "hands": [private["hand"] for private in rivals],
        "seen": [private["deck"]["seen"] for private in rivals],
        "down": [private["deck"]["down"] for private in rivals],
        "sealed": [private["sealed"] for private in rivals],
    }
    if is_pause(game):
        position = game.position()
        hidden |= {"deck": position["political"]["deck"], "piles": position["piles"]}
    return {name: json.dumps(value) for name, value in hidden.items()}


# -- forking ---------------------------------------------------------------------------------


def fork_on_bid(game: Game, rng: Random) -> bool:
    """A sealed bid is unknown to everyone else until the last one is in (BAT-3)."""
    bidders = [decision for decision in game.pending if decision.kind == "bid"]
    if len(bidders) < 2:
        return False
    rng.shuffle(bidders)
    secret, *others = bidders
    if len(secret.options) < 2:
        return False
    since = len(game.events())
    first, second = rng.sample(range(len(secret.options)), 2)
    one, two = _fork(game, secret, secret.options[first], secret.options[second])
    viewers = [viewer for viewer in (*game.clans, None) if viewer != secret.clan]
    looks_alike(one, two, viewers, since)
    for decision in others[:-1]:
        bid = decision.options[rng.randrange(len(decision.options))]
        one.answer(decision.clan, bid)
        two.answer(decision.clan, bid)
        looks_alike(one, two, viewers, since)
    return True


def fork_on_tile(game: Game, rng: Random, limit: int = 60) -> bool:
    """The Lotus's face-down tile is unknown until a clan looks at the deck (CLA-LOTUS-1, RUL-13).

    The announced mandate, the kami turn after it, and after the seventh turn everything else are the same.
    """
    asked = [d for d in game.pending if d.kind == "mandate" and d.clan == "lotus"]
    if not asked:
        return False
    announced = asked[0].options[rng.randrange(len(asked[0].options))].to_json()["announce"]
    pool = [option for option in asked[0].options if option.to_json()["announce"] == announced]
    if len(pool) < 2:
        return False
    since = len(game.events())
    first, second = rng.sample(pool, 2)
    one, two = _fork(game, asked[0], first, second)
    viewers: list[Viewer] = [viewer for viewer in (*game.clans, None) if viewer != "lotus"]
    for _ in range(limit):
        looker = _who_looks(one, since)
        looks_alike(one, two, [viewer for viewer in viewers if viewer != looker], since)
        if looker or not one.pending:
            break
        decision = one.pending[rng.randrange(len(one.pending))]
        answer = decision.options[rng.randrange(len(decision.options))]
        one.answer(decision.clan, answer)
        two.answer(decision.clan, answer)
    return True


def _fork(game: Game, decision: Decision, first: Answer, second: Answer) -> tuple[Game, Game]:
    one, two = game.copy(), game.copy()
    one.answer(decision.clan, first)
    two.answer(decision.clan, second)
    return one, two


def _who_looks(game: Game, since: int) -> str | None:
    """The clans that have looked at this season's deck since; a reshuffled deck reveals nothing."""
    for event in game.events(None, since):
        if event.kind == "mandates_shuffled":
            return None
        if event.kind == "looked":
            return str(event["clan"])
    return None
