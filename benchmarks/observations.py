"""Measure what an observation costs: steps per second with and without it, with random legal actions.

    python -m benchmarks.observations --seconds 5

A step is one action of the clan whose turn it is. Times are of the processor, so other programs change them
little. The mask is part of an observation.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from random import Random

from hinode.env import single_seat
from hinode.env.options import GameOptions
from hinode.env.session import Session

PLAYERS = 4
Look = Callable[[Session, str], object]


def nothing(session: Session, clan: str) -> None:
    """No observation."""


def steps_per_second(seconds: float, look: Look) -> float:
    options, steps, begun = GameOptions(players=PLAYERS), 0, time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        rng = Random(steps)
        session = Session(options.start(rng))
        while (turn := session.turn) is not None:
            look(session, turn)
            session.act(turn, rng.choice(sorted(session.legal(turn))))
            steps += 1
    return steps / spent


def single_seat_steps(seconds: float) -> float:
    """Steps of an agent against three `random` bots, with observations. A step includes their replies."""
    env, rng, steps, begun = single_seat(bots="random"), Random(0), 0, time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        env.reset(seed=steps)
        over = False
        while not over:
            action = rng.choice(sorted(env.session.legal(env.clan)))
            _, _, over, _, _ = env.step(action)
            steps += 1
    return steps / spent


def bot_games_per_agent_step(seconds: float) -> float:
    """The same games, but a `random` bot in every seat and no observation: as fast as the bots allow."""
    from hinode.bots.runner import answer_one, random_seat

    options, steps, begun = GameOptions(players=PLAYERS), 0, time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        rng = Random(steps)
        game = options.start(rng)
        seats = {clan: random_seat(clan, steps) for clan in game.clans}
        agent = rng.choice(game.clans)
        while game.pending:
            steps += next(d for d in game.pending if d.clan in seats).clan == agent
            answer_one(game, seats)
    return steps / spent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--seconds", type=float, default=5.0, help="for each number")
    seconds = parser.parse_args().seconds
    bare = steps_per_second(seconds, nothing)
    mask = steps_per_second(seconds, lambda session, clan: session.mask(clan))
    vector = steps_per_second(seconds, lambda session, clan: session.vector(clan))
    both = steps_per_second(seconds, lambda session, clan: session.observe(clan))
    print(f"no observation: {bare:,.0f} steps/s, {1e6 / bare:.1f} µs each")
    print(f"mask only: {mask:,.0f} steps/s; the mask takes {1e6 / mask - 1e6 / bare:.1f} µs")
    print(f"vector only: {vector:,.0f} steps/s; the vector takes {1e6 / vector - 1e6 / bare:.1f} µs")
    print(f"vector and mask: {both:,.0f} steps/s")
    print(f"the vector costs {bare / vector - 1:.2f} of a step")
    print(f"single_seat against three random bots: {single_seat_steps(seconds):,.0f} steps of the agent/s")
    print(f"random bots in all seats, no agent: {bot_games_per_agent_step(seconds):,.0f} steps of one seat/s")


if __name__ == "__main__":
    main()
