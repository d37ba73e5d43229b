"""Measure what an observation costs: the time of a step with and without it, with random legal actions.

    python -m benchmarks.observations --rounds 5

A step is one action of the clan whose turn it is. Every round plays the same games in each way, and the best
round counts: other programs can only make a round slower. Times are of the processor.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from random import Random

from hinode.bots.runner import answer_one, random_seat
from hinode.env import single_seat
from hinode.env.options import GameOptions
from hinode.env.session import Session

PLAYERS = 4
GAMES = 8  # in each round
Look = Callable[[Session, str], object]


def step_with(look: Look) -> float:
    """Microseconds of a step with an observation."""
    steps, begun = 0, time.process_time()
    for seed in range(GAMES):
        rng = Random(seed)
        session = Session(GameOptions(players=PLAYERS).start(rng))
        while (turn := session.turn) is not None:
            look(session, turn)
            session.act(turn, rng.choice(sorted(session.legal(turn))))
            steps += 1
    return 1e6 * (time.process_time() - begun) / steps


def single_seat_step() -> float:
    """Microseconds of an agent's step against three `random` bots, with observations and their replies."""
    env, rng, steps, begun = single_seat(bots="random"), Random(0), 0, time.process_time()
    for seed in range(GAMES):
        env.reset(seed=seed)
        over = False
        while not over:
            _, _, over, _, _ = env.step(rng.choice(sorted(env.session.legal(env.clan))))
            steps += 1
    return 1e6 * (time.process_time() - begun) / steps


def bots_only_step() -> float:
    """The same with a `random` bot in every seat and no agent: as fast as the bots allow."""
    steps, begun = 0, time.process_time()
    for seed in range(GAMES):
        rng = Random(seed)
        game = GameOptions(players=PLAYERS).start(rng)
        seats = {clan: random_seat(clan, seed) for clan in game.clans}
        agent = rng.choice(game.clans)
        while game.pending:
            steps += game.pending[0].clan == agent
            answer_one(game, seats)
    return 1e6 * (time.process_time() - begun) / steps


WAYS: dict[str, Callable[[], float]] = {
    "no observation": lambda: step_with(lambda session, clan: None),
    "mask only": lambda: step_with(lambda session, clan: session.mask(clan)),
    "vector only": lambda: step_with(lambda session, clan: session.vector(clan)),
    "vector and mask": lambda: step_with(lambda session, clan: session.observe(clan)),
    "single_seat, three random bots": single_seat_step,
    "random bots in all seats": bots_only_step,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5)
    rounds = [{name: way() for name, way in WAYS.items()} for _ in range(parser.parse_args().rounds)]
    best = {name: min(one[name] for one in rounds) for name in WAYS}
    for name, spent in best.items():
        print(f"{name}: {spent:.1f} µs, {1e6 / spent:,.0f} steps/s")
    bare, vector = best["no observation"], best["vector only"] - best["no observation"]
    print(f"the vector takes {vector:.1f} µs: {vector / bare:.2f} of a step without it")


if __name__ == "__main__":
    main()
