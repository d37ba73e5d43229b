"""Measure how many steps per second the environments make with random legal actions.

    python examples/env_speed.py --seconds 10

The AEC loop of PettingZoo, with and without its wrappers, and a vector of single seats in several processes.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import gymnasium
import numpy as np

import hinode.env as hinode_env


def pick(mask: Any, rng: np.random.Generator) -> int:
    legal = np.flatnonzero(mask)
    return int(legal[rng.integers(len(legal))])


def aec(env: Any, seconds: float) -> float:
    """Steps per second of CPU time, so that other programs do not change the result."""
    rng, steps, begun = np.random.default_rng(0), 0, time.process_time()
    while time.process_time() - begun < seconds:
        env.reset(seed=steps)
        for _ in env.agent_iter():
            seen, _, ended, cut_short, _ = env.last()
            env.step(None if ended or cut_short else pick(seen["action_mask"], rng))
            steps += 1
    return steps / (time.process_time() - begun)


def vector(workers: int, seconds: float) -> float:
    """Each worker is a process with one game. A step is one action and all replies of the bots."""
    make = [lambda: hinode_env.single_seat(bots="random")] * workers
    envs = gymnasium.vector.AsyncVectorEnv(make, shared_memory=True)
    rng, steps = np.random.default_rng(0), 0
    seen, _ = envs.reset(seed=0)
    begun = time.perf_counter()
    while time.perf_counter() - begun < seconds:
        masks = seen["action_mask"]
        # A finished game has an empty mask: the next step starts a new game.
        actions = [pick(mask, rng) if mask.any() else 0 for mask in masks]
        seen, *_ = envs.step(np.array(actions))
        steps += workers
    spent = time.perf_counter() - begun
    envs.close()
    return steps / spent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=10.0, help="for each figure")
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_args()
    print(f"raw_env, one process: {aec(hinode_env.raw_env(), asked.seconds):.0f} steps/s")
    print(f"env, one process: {aec(hinode_env.env(), asked.seconds):.0f} steps/s")
    found = vector(asked.workers, asked.seconds)
    print(f"single_seat against random, {asked.workers} processes: {found:.0f} steps of the agent/s")


if __name__ == "__main__":
    main()
