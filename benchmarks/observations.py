"""Measure what an observation costs: the time of a step with and without it, with random legal actions.

    python -m benchmarks.observations --rounds 5

A step is one action of the clan whose turn it is. Every round plays the same games in each way. The time of
a step is its shortest in all rounds: other programs can only make it longer.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from random import Random

from hinode.bots.runner import answer_one, random_seat
from hinode.env import raw_env, single_seat
from hinode.env.options import GameOptions
from hinode.env.session import Session
from hinode.vocab.build import BUILD

PLAYERS = 4
GAMES = 8  # in each round
Look = Callable[[Session, str], object]
Times = list[int]  # nanoseconds
clock = time.perf_counter_ns


def session_steps(look: Look) -> Times:
    """The steps of a `Session`, the game with action numbers that all environments use."""
    times: Times = []
    for seed in range(GAMES):
        rng = Random(seed)
        session = Session(GameOptions(players=PLAYERS).start(rng))
        begun = clock()
        while (turn := session.turn) is not None:
            look(session, turn)
            session.act(turn, rng.choice(sorted(session.legal(turn))))
            begun = _add(times, begun)
    return times


def env_steps(look: Callable[[raw_env], object]) -> Times:
    """The steps of `raw_env`, the PettingZoo environment."""
    times: Times = []
    env = raw_env(players=PLAYERS)
    for seed in range(GAMES):
        rng = Random(seed)
        env.reset(seed=seed)
        begun = clock()
        while not env.terminations[env.agent_selection]:
            look(env)
            env.step(rng.choice(sorted(env.session.legal(env.agent_selection))))
            begun = _add(times, begun)
    return times


def single_seat_steps() -> Times:
    """An agent's steps against three `random` bots, with observations and their replies."""
    env, rng, times = single_seat(bots="random"), Random(0), list[int]()
    for seed in range(GAMES):
        env.reset(seed=seed)
        over, begun = False, clock()
        while not over:
            _, _, over, _, _ = env.step(rng.choice(sorted(env.session.legal(env.clan))))
            begun = _add(times, begun)
    return times


def bots_only_steps() -> Times:
    """The same with a `random` bot in every seat and no agent: as fast as the bots allow."""
    times: Times = []
    for seed in range(GAMES):
        rng = Random(seed)
        game = GameOptions(players=PLAYERS).start(rng)
        seats = {clan: random_seat(clan, seed) for clan in game.clans}
        agent, begun = rng.choice(game.clans), clock()
        while game.pending:
            asked = game.pending[0].clan
            answer_one(game, seats)
            if asked == agent:
                begun = _add(times, begun)
    return times


def _add(times: Times, begun: int) -> int:
    """Add the time since a step began. Returns the start of the next one."""
    now = clock()
    times.append(now - begun)
    return now


WAYS: dict[str, Callable[[], Times]] = {
    "no observation": lambda: session_steps(lambda session, clan: None),
    "mask only": lambda: session_steps(lambda session, clan: session.mask(clan)),
    "vector only": lambda: session_steps(lambda session, clan: session.vector(clan)),
    "vector and mask": lambda: session_steps(lambda session, clan: session.observe(clan)),
    "raw_env, no observation": lambda: env_steps(lambda env: env.last(False)),
    "raw_env, vector only": lambda: env_steps(
        lambda env: (env.last(False), env.session.vector(env.agent_selection))
    ),
    "raw_env, vector and mask": lambda: env_steps(lambda env: env.last(True)),
    "single_seat, three random bots": single_seat_steps,
    "random bots in all seats": bots_only_steps,
}


def measure(rounds: int) -> dict[str, float]:
    """Microseconds of a step in each way."""
    times = {name: way() for name, way in WAYS.items()}
    for _ in range(rounds - 1):
        for name, way in WAYS.items():
            times[name] = [min(pair) for pair in zip(times[name], way(), strict=True)]
    return {name: sum(found) / len(found) / 1000 for name, found in times.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5)
    best = measure(parser.parse_args().rounds)
    print(f"{BUILD} build")
    for name, spent in best.items():
        print(f"{name}: {spent:.1f} µs, {1e6 / spent:,.0f} steps/s")
    for bare, seen, what in (
        ("no observation", "vector only", "the vector"),
        ("raw_env, no observation", "raw_env, vector only", "the vector in raw_env"),
        ("raw_env, no observation", "raw_env, vector and mask", "vector and mask in raw_env"),
    ):
        cost = best[seen] - best[bare]
        print(f"{what}: {cost:.1f} µs, {cost / best[bare]:.2f} of a step without")


if __name__ == "__main__":
    main()
