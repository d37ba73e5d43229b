"""Probes of the Hinode engine, through the public API."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any, Final, NamedTuple

from hinode import Answer, Game
from hinode.bots.planner import PlannerBot
from hinode.bots.seat import Seat
from hinode.cli.bench.measure import Metric, Probe, cost, rate, rates
from hinode.vocab.ids import CLANS

NAME: Final = "hinode"
GAMES: Final = Metric(NAME, "random games, 4 players", "games/s")
DECISIONS: Final = Metric(NAME, "decisions in them", "/s")
FULL_GAMES: Final = Metric(NAME, "random games, all cards and Kami Unbound", "games/s")
FULL_DECISIONS: Final = Metric(NAME, "decisions in those", "/s")
REPLAYS: Final = Metric(NAME, "replays of whole games", "games/s")
ANSWER: Final = Metric(NAME, "answer()", "µs")
COPY: Final = Metric(NAME, "copy()", "µs")
VIEW: Final = Metric(NAME, "view()", "µs")
WORLD_DECISIONS: Final = Metric(NAME, "decisions in sampled worlds", "/s")
FULL_WORLD_DECISIONS: Final = Metric(NAME, "decisions in sampled worlds, all cards", "/s")
WORLD_COPY: Final = Metric(NAME, "World.copy()", "µs")
PLANNER: Final = Metric(NAME, "a decision of the planner, no time cap", "ms")
DIGEST: Final = Metric(NAME, "digest()", "µs")
SAMPLE: Final = Metric(NAME, "sample()", "µs")

FULL: Final[dict[str, Any]] = {"season_set": "random", "kami_unbound": True}
TEA_ANSWERS: Final = frozenset({"ready", "propose", "withdraw", "accept", "refuse"})
NO_CAP: Final = 1e6  # seconds
_GAMES = 12
PLANNED = 8  # decisions of the planner
_SAMPLES_PER_GAME = 3
_SAMPLE_EVERY = 8  # decisions


class Sample(NamedTuple):
    """A game at some point, and one legal answer."""

    game: Game
    clan: str
    answer: Answer


def new_game(seed: int, **options: Any) -> Game:
    """A game of four clans. The clan left out depends on the seed."""
    left_out = seed % len(CLANS)
    return Game.new(clans=CLANS[:left_out] + CLANS[left_out + 1 :], seed=seed, **options)


def random_answer(game: Game, rng: Random) -> tuple[str, Answer]:
    pending = game.pending
    decision = pending[int(rng.random() * len(pending))]
    options = decision.options
    return decision.clan, options[int(rng.random() * len(options))]


def play_out(game: Game, rng: Random) -> int:
    """Play random legal answers to the end. Returns their number."""
    answers = 0
    while game.pending:
        game.answer(*random_answer(game, rng))
        answers += 1
    return answers


def _player(**options: Any) -> Callable[[], int]:
    seeds, rng = count(), Random(0)
    return lambda: play_out(new_game(next(seeds), **options), rng)


def roll_out(world: Any, rng: Random) -> int:
    """The same in a sampled world, with int codes."""
    answers = 0
    while asks := world.asks():
        ask = asks[int(rng.random() * len(asks))]
        codes = world.codes(ask)
        world.play(ask.clan, codes[int(rng.random() * len(codes))])
        answers += 1
    return answers


def _world_player(metric: Metric, **options: Any) -> Probe:
    """Worlds are sampled beforehand, at the start of a few games."""
    rng, turns = Random(6), count()
    worlds = [game.world(game.clans[0], rng) for game in (new_game(n, **options) for n in range(_GAMES))]
    games = Metric(NAME, f"games with {metric.name}", "games/s")
    probe = rates(lambda: roll_out(worlds[next(turns) % _GAMES].copy(), rng), games, metric)
    return lambda seconds: {metric: probe(seconds)[metric]}


def plan(sample: Sample) -> None:
    """One decision of the planner, in the same worlds each time."""
    decision = next(d for d in sample.game.pending if d.clan == sample.clan)
    PlannerBot().choose(Seat(sample.game, decision, Random(7), NO_CAP))


def samples() -> tuple[list[Sample], list[dict[str, Any]]]:
    """Samples from a few random games, and the records of these games."""
    rng = Random(1)
    found: list[Sample] = []
    records = []
    for seed in range(_GAMES):
        game, kept = new_game(seed), []
        while game.pending:
            clan, answer = random_answer(game, rng)
            if game.version % _SAMPLE_EVERY == 0:
                kept.append(Sample(game.copy(), clan, answer))
            game.answer(clan, answer)
        found += rng.sample(kept, _SAMPLES_PER_GAME)
        records.append(game.record())
    return found, records


def base_probes() -> list[Probe]:
    """Probes of random games without expansions, and of single calls."""
    here, records = samples()
    rng, turns = Random(2), count()
    return [
        rates(_player(), GAMES, DECISIONS),
        rate(lambda: Game.replay(records[next(turns) % len(records)]), REPLAYS),
        cost(lambda m: m.game.answer(m.clan, m.answer), here, ANSWER, fresh=_copy),
        cost(lambda m: m.game.copy(), here, COPY),
        cost(lambda m: m.game.view(m.clan), here, VIEW),
        cost(lambda m: m.game.digest(), here, DIGEST),
        cost(lambda m: m.game.sample(m.clan, rng), here, SAMPLE),
        _world_player(WORLD_DECISIONS),
        cost(lambda world: world.copy(), [m.game.world(m.clan, rng) for m in here], WORLD_COPY),
        cost(plan, _for_the_planner(here), PLANNER, per_second=1e3),
    ]


def _for_the_planner(here: list[Sample]) -> list[Sample]:
    """Questions that it searches for; alliances are not decided by search."""
    return [m for m in here if m.answer.kind not in TEA_ANSWERS][:PLANNED]


def _copy(sample: Sample) -> Sample:
    return sample._replace(game=sample.game.copy())


def full_probes() -> list[Probe]:
    """Probes of random games with all cards and Kami Unbound."""
    return [
        rates(_player(**FULL), FULL_GAMES, FULL_DECISIONS),
        _world_player(FULL_WORLD_DECISIONS, **FULL),
    ]
