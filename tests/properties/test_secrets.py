"""Non-interference: what a seat does not know does not influence what it sees."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

from hypothesis import example

from hinode import Game
from tests.properties.strategies import games
from tests.support.checks import invariants, replays, secrets
from tests.support.game_plans import Plan

# A rival is choosing a mandate when a world is drawn for another seat.
RIVAL_CHOOSES = Plan(36, ("koi", "bonsai", "lotus", "dragonfly"), policy="busy")


@games(40)
@example(RIVAL_CHOOSES)
def test_a_resampled_world_looks_the_same_to_the_seat(plan: Plan) -> None:
    """View, events, and options, byte for byte, of the seat and of a spectator (POL-4, RUL-13)."""
    for game, rng in plan.some_moments("sample", 0.06):
        secrets.sample_is_consistent(game, rng.choice(game.clans), rng)


@games(30)
@example(RIVAL_CHOOSES)
def test_a_drawn_world_depends_only_on_what_the_seat_knows(plan: Plan) -> None:
    """Two worlds that a seat cannot tell apart give the same drawn world."""
    for game, rng in plan.some_moments("blind", 0.1):
        secrets.sample_sees_only_its_seat(game, rng.choice(game.clans), rng)


@games(40)
@example(RIVAL_CHOOSES)
def test_resampled_worlds_can_be_played_to_the_end(plan: Plan) -> None:
    for game, rng in plan.some_moments("on", 0.03):
        world = game.sample(rng.choice(game.clans), rng)
        secrets.sample_plays_on(world, rng, 5000)
        for holds in invariants.ON_THE_TABLE:
            holds(world.view(None))
        invariants.result_is_right(world)


def test_a_rival_who_chooses_is_offered_the_hand_of_the_sampled_world() -> None:
    """POL-3, POL-4: neither the options nor the question show the true hand."""
    political = {"turn": 1, "current": "koi", "hand": ["recruit", "recruit", "train", "train"]}
    players: dict[str, dict[str, int]] = {clan: {} for clan in ("koi", "turtle", "bonsai")}
    game = Game.from_position({"players": players, "phase": "political", "political": political})
    assert {option.to_json()["tile"] for option in game.pending[0].options} == {"recruit", "train"}
    offered = set()
    for seed in range(30):
        world = game.sample("turtle", Random(seed))
        invariants.hands_are_offered(world)
        assert sorted(world.pending[0].hand) == sorted(world.view("koi")["private"]["hand"])
        offered |= {option.to_json()["tile"] for option in world.pending[0].options}
    assert offered == {"recruit", "marshal", "train", "harvest", "betray"}


@games(20)
def test_sampling_is_deterministic(plan: Plan) -> None:
    for game, rng in plan.some_moments("again", 0.05):
        clan, seed = rng.choice(game.clans), rng.random()
        one, two = game.sample(clan, Random(seed)), game.sample(clan, Random(seed))
        assert replays.snapshot(one) == replays.snapshot(two)


def test_sampling_is_not_the_identity() -> None:
    """Rivals' hands, past hands, face-down tiles, bids, the deck, and the piles are redrawn."""
    moments, differ = Counter[str](), Counter[str]()
    for seed in range(15):
        for game, rng in Plan.of_seed(seed).some_moments("differ", 0.25):
            clan = rng.choice(game.clans)
            truth, drawn = secrets.hidden_from(game, clan), secrets.hidden_from(game.sample(clan, rng), clan)
            for name, value in truth.items():
                if any(json.loads(value)):  # something is hidden
                    moments[name] += 1
                    differ[name] += drawn[name] != value
    shares = {name: differ[name] / moments[name] for name in moments}
    assert set(shares) == {"hands", "seen", "down", "sealed", "deck", "piles"}
    assert all(share > 0.5 for share in shares.values()), shares


@games(40)
def test_a_sealed_bid_changes_nothing_for_anybody_else(plan: Plan) -> None:
    """BAT-3: until the last bid is in; also for a spectator."""
    for game, rng in plan.some_moments("bid", 0.7):
        secrets.fork_on_bid(game, rng)


@games(40)
def test_the_tile_laid_face_down_changes_nothing_for_anybody_else(plan: Plan) -> None:
    """CLA-LOTUS-1, RUL-13: the same announcement with another tile, until a clan looks at the deck."""
    for game, rng in plan.some_moments("tile", 0.5):
        secrets.fork_on_tile(game, rng, limit=30)


def test_forks_are_found() -> None:
    """Guards against properties that compare nothing: random games fork often."""
    bids = tiles = 0
    for seed in range(10):
        for game, rng in Plan(seed, ("koi", "lotus", "turtle")).some_moments("forks", 1):
            bids += secrets.fork_on_bid(game, rng)
            tiles += secrets.fork_on_tile(game, rng, limit=1)
    assert bids > 50
    assert tiles > 50


@games(10)
def test_no_view_holds_the_seed(plan: Plan) -> None:
    """Nor does any event."""
    game = plan.played()
    for viewer in (None, *game.clans):
        seen = secrets.seen_by(game, viewer)
        assert str(plan.seed) not in seen or plan.seed < 10_000
        assert str(game.position()["random"]["key"]) not in seen
