"""Train a small policy against three `random` bots, in plain numpy, on one core, in a few minutes.

    python examples/train_small_policy.py --rounds 60 --games 400

An actor and a critic share one hidden layer. Each round plays a few games, values every action by what the
margin of the standing (VP, war tokens, and set bonus) became after it, and takes a few clipped gradient steps
(proximal policy optimization). At the end the policy plays new games.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass
from math import sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

import hinode.env as hinode_env

Floats = NDArray[np.float32]

HIDDEN = 64
DISCOUNT, SMOOTHING = 0.99, 0.95
CLIP, EPOCHS, RATE, ENTROPY = 0.2, 4, 1e-3, 0.01
STANDING = [hinode_env.where("seat.standing", seat) for seat in range(5)]
PRESENT = [hinode_env.where("seat.present", seat) for seat in range(5)]


@dataclass
class Steps:
    """Observations, actions, and their values."""

    seen: list[Floats]
    masks: list[NDArray[np.int8]]
    actions: list[int]
    odds: list[float]
    advantages: list[float]
    returns: list[float]


class Policy:
    """One hidden layer; a column of weights for each action, and one for the value of the position."""

    def __init__(self, seed: int) -> None:
        rng = np.random.default_rng(seed)
        size, actions = hinode_env.OBSERVATION_SIZE, hinode_env.ACTIONS
        self.weights: dict[str, Floats] = {
            "hidden": rng.normal(0, 0.05, (size, HIDDEN)).astype(np.float32),
            "hidden_bias": np.zeros(HIDDEN, np.float32),
            "action": np.zeros((HIDDEN, actions), np.float32),
            "action_bias": np.zeros(actions, np.float32),
            "value": np.zeros((HIDDEN, 1), np.float32),
        }
        self.momentum = {name: np.zeros_like(w) for name, w in self.weights.items()}
        self.speed = {name: np.zeros_like(w) for name, w in self.weights.items()}
        self.count = 0

    def hidden(self, seen: Floats) -> Floats:
        layer: Floats = np.tanh(seen @ self.weights["hidden"] + self.weights["hidden_bias"])
        return layer

    def choose(self, observation: dict[str, Floats], rng: np.random.Generator) -> tuple[int, float, float]:
        """An action, its log probability, and the value of the position."""
        hidden = self.hidden(observation["observation"])
        legal = np.flatnonzero(observation["action_mask"])
        scores = hidden @ self.weights["action"][:, legal] + self.weights["action_bias"][legal]
        odds = np.exp(scores - scores.max())
        odds /= odds.sum()
        at = min(int(np.searchsorted(odds.cumsum(), rng.random())), len(legal) - 1)
        return int(legal[at]), float(np.log(odds[at])), float((hidden @ self.weights["value"])[0])

    def learn(self, steps: Steps, rng: np.random.Generator) -> None:
        """A few passes over the played steps."""
        seen, masks = np.stack(steps.seen), np.stack(steps.masks).astype(bool)
        actions, before = np.array(steps.actions), np.array(steps.odds, np.float32)
        returns = np.array(steps.returns, np.float32)
        advantages = np.array(steps.advantages, np.float32)
        advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
        for _ in range(EPOCHS):
            for part in np.array_split(rng.permutation(len(actions)), max(1, len(actions) // 512)):
                self._uphill(
                    self._slopes(
                        seen[part], masks[part], actions[part], before[part], advantages[part], returns[part]
                    )
                )

    def _slopes(
        self,
        seen: Floats,
        masks: NDArray[np.bool_],
        actions: NDArray[np.int64],
        before: Floats,
        advantages: Floats,
        returns: Floats,
    ) -> dict[str, Floats]:
        rows = np.arange(len(actions))
        hidden = self.hidden(seen)
        scores = np.where(masks, hidden @ self.weights["action"] + self.weights["action_bias"], -1e9)
        odds = np.exp(scores - scores.max(axis=1, keepdims=True))
        odds /= odds.sum(axis=1, keepdims=True)
        logs = np.log(odds + 1e-12)
        ratio = np.exp(logs[rows, actions] - before)
        free = np.where(advantages > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        push = advantages * ratio * free
        slope = -odds * push[:, None]
        slope[rows, actions] += push
        slope -= ENTROPY * odds * (logs - (odds * logs).sum(axis=1, keepdims=True))
        miss = returns - (hidden @ self.weights["value"])[:, 0]
        inner = slope @ self.weights["action"].T + 0.5 * miss[:, None] * self.weights["value"].T
        inner *= 1 - hidden**2
        return {
            "hidden": seen.T @ inner / len(rows),
            "hidden_bias": inner.mean(axis=0),
            "action": hidden.T @ slope / len(rows),
            "action_bias": slope.mean(axis=0),
            "value": hidden.T @ (0.5 * miss[:, None]) / len(rows),
        }

    def _uphill(self, slopes: dict[str, Floats]) -> None:
        """One step of Adam."""
        self.count += 1
        for name, slope in slopes.items():
            self.momentum[name] += 0.1 * (slope - self.momentum[name])
            self.speed[name] += 0.001 * (slope**2 - self.speed[name])
            step = self.momentum[name] / (1 - 0.9**self.count)
            self.weights[name] += RATE * step / (np.sqrt(self.speed[name] / (1 - 0.999**self.count)) + 1e-8)


def margin(seen: Floats) -> float:
    """Own standing minus the mean of the others, from the observation."""
    standing = seen[STANDING]
    return float(standing[0] - standing[1:].sum() / (seen[PRESENT].sum() - 1))


def play(env: hinode_env.SingleSeat, policy: Policy, rng: np.random.Generator, steps: Steps) -> bool:
    """Play one game and add its steps to `steps`."""
    seen, _ = env.reset(seed=int(rng.integers(2**31)))
    values: list[float] = []
    rewards: list[float] = []
    info: dict[str, Any] = {}
    over = False
    while not over:
        action, odds, value = policy.choose(seen, rng)
        steps.seen.append(seen["observation"])
        steps.masks.append(seen["action_mask"])
        steps.actions.append(action)
        steps.odds.append(odds)
        values.append(value)
        before = margin(seen["observation"])
        seen, won, over, _, info = env.step(action)
        rewards.append(margin(seen["observation"]) - before + won)
    ahead, value_after, advantages = 0.0, 0.0, []
    for reward, value in zip(reversed(rewards), reversed(values), strict=True):
        ahead = reward + DISCOUNT * value_after - value + DISCOUNT * SMOOTHING * ahead
        value_after = value
        advantages.append(ahead)
    steps.advantages += reversed(advantages)
    steps.returns += [a + v for a, v in zip(reversed(advantages), values, strict=True)]
    return bool(info["won"])


def wilson(share: float, count: int) -> tuple[float, float]:
    """The 95 % interval of a win share."""
    z = 1.96
    middle = (share + z * z / (2 * count)) / (1 + z * z / count)
    half = z * sqrt(share * (1 - share) / count + z * z / (4 * count * count)) / (1 + z * z / count)
    return middle - half, middle + half


def evaluate(env: hinode_env.SingleSeat, policy: Policy, games: int, seed: int) -> float:
    """The win share in new games. Shared victories are split."""
    rng, shares = np.random.default_rng(seed), 0.0
    for game in range(games):
        seen, _ = env.reset(seed=seed + game)
        over = False
        while not over:
            action, _, _ = policy.choose(seen, rng)
            seen, won, over, _, _ = env.step(action)
            shares += won
    return shares / games


def train(rounds: int, per_round: int, games: int, seed: int) -> float:
    """Train, then play new games. Returns the win share."""
    env = hinode_env.single_seat(bots="random")
    rng, policy, begun = np.random.default_rng(seed), Policy(seed), time.monotonic()
    for number in range(1, rounds + 1):
        steps = Steps([], [], [], [], [], [])
        wins = sum(play(env, policy, rng, steps) for _ in range(per_round))
        policy.learn(steps, rng)
        if number % 5 == 0 or number == rounds:
            print(f"round {number}: {wins}/{per_round} won, {time.monotonic() - begun:.0f} s", flush=True)
    return evaluate(env, policy, games, seed=10**6)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=60)
    parser.add_argument("--per-round", type=int, default=32, help="games in each round")
    parser.add_argument("--games", type=int, default=400, help="games at the end")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    share = train(asked.rounds, asked.per_round, asked.games, asked.seed)
    low, high = wilson(share, asked.games)
    found = f"{share:.1%} won (95 % from {low:.1%} to {high:.1%}); par is 25 %"
    print(f"against three random, {asked.games} games: {found}")


if __name__ == "__main__":
    main()
