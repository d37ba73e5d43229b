"""Train: fits the network and the bid model to recorded games."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np

from hinode.bots.learned.bid_model import FEATURES
from hinode.bots.learned.network import VP, VP_UNIT
from training.data import Positions, read_bids, read_positions, shards
from training.model import Losses, Pass, Scaling, Weights, exported, first_weights
from training.progress import progress

TEST_SHARE: Final = 0.05
DECAYS: Final = ("clan", "table", "own", "others", "ally", "out", "skip")


@dataclass(frozen=True, slots=True)
class Settings:
    """Sizes of the network, and how it is trained."""

    hidden: int = 96
    context: int = 48
    epochs: int = 4
    batch: int = 1024
    rate: float = 2e-3
    decay: float = 0.02
    seed: int = 1


class Adam:
    """Adam with decoupled weight decay."""

    def __init__(self, weights: Weights) -> None:
        self.mean = {name: np.zeros_like(part) for name, part in weights.items()}
        self.square = {name: np.zeros_like(part) for name, part in weights.items()}
        self.steps = 0

    def step(self, weights: Weights, gradients: Weights, rate: float, decay: float) -> None:
        self.steps += 1
        slow, fast = 1 - 0.9**self.steps, 1 - 0.999**self.steps
        for name, part in weights.items():
            gradient = gradients[name]
            self.mean[name] += np.float32(0.1) * (gradient - self.mean[name])
            self.square[name] += np.float32(0.001) * (gradient * gradient - self.square[name])
            if name in DECAYS:
                part *= np.float32(1 - rate * decay)
            move = (self.mean[name] / np.float32(slow)) / (
                np.sqrt(self.square[name] / np.float32(fast)) + np.float32(1e-8)
            )
            part -= np.float32(rate) * move


def train_network(folders: list[Path], out: Path, settings: Settings) -> None:
    """Fit a network; writes `network.npz` and `training.json` (the losses by epoch)."""
    learn, test = read_positions(shards(folders)).split(TEST_SHARE)
    rng = np.random.default_rng(settings.seed)
    scaling = Scaling.of(learn.chosen(np.sort(rng.permutation(len(learn))[:200_000])))
    weights = first_weights(settings.hidden, settings.context, rng)
    adam = Adam(weights)
    steps = settings.epochs * (len(learn) // settings.batch)
    report: list[dict[str, Any]] = []
    with progress("positions", steps * settings.batch) as advance:
        for epoch in range(settings.epochs):
            total: list[float] = []
            for batch in learn.batches(settings.batch, rng):
                one = Pass(weights, scaling, batch)
                losses, gradient = one.losses()
                adam.step(
                    weights, one.gradients(gradient), _rate(settings, adam.steps, steps), settings.decay
                )
                total.append(losses.total)
                advance(settings.batch)
            found = {"epoch": epoch + 1, "training": float(np.mean(total)), **measure(weights, scaling, test)}
            report.append(found)
            print(json.dumps(found), flush=True)
    out.mkdir(parents=True, exist_ok=True)
    with (out / "network.npz").open("wb") as file:
        exported(weights, scaling).save(file)
    (out / "training.json").write_text(json.dumps({"positions": len(learn), "epochs": report}, indent=1))


def _rate(settings: Settings, step: int, steps: int) -> float:
    """Warm up, then down to 0 along a cosine."""
    return (
        settings.rate * min(1.0, (step + 1) / 200) * 0.5 * (1 + float(np.cos(np.pi * step / max(1, steps))))
    )


def measure(weights: Weights, scaling: Scaling, test: Positions, size: int = 4096) -> dict[str, float]:
    """Losses on games that were not used for training, and the variance of margins that is explained."""
    losses: list[Losses] = []
    left, spread = 0.0, 0.0
    for start in range(0, len(test), size):
        batch = test.chosen(np.arange(start, min(start + size, len(test))))
        one = Pass(weights, scaling, batch)
        losses.append(one.losses()[0])
        target = batch.vp[batch.game]
        found = one.scored + VP_UNIT * one.out[:, :, VP]
        for numbers, into in ((target - found, "left"), (target, "spread")):
            mean = (numbers * one.mask).sum(axis=1, keepdims=True) / one.players[:, None]
            square = float((((numbers - mean) * one.mask) ** 2).sum())
            left, spread = (left + square, spread) if into == "left" else (left, spread + square)
    names = ("vp", "win", "tokens", "mandate")
    found_losses = {name: float(np.mean([getattr(loss, name) for loss in losses])) for name in names}
    return {**found_losses, "explained": 1 - left / max(spread, 1e-9)}


def train_bids(folders: list[Path], out: Path, rounds: int = 400, decay: float = 1e-3) -> None:
    """Fit the bid model by its likelihood; writes `bid_model.json`."""
    features, real, made = read_bids(shards(folders))
    rows = np.arange(len(made))
    weights = np.zeros(len(FEATURES), dtype=np.float32)
    adam = Adam({"weights": weights})
    with progress("rounds", rounds) as advance:
        for number in range(rounds):
            scores = np.where(real, features @ weights, -1e9)
            odds = np.exp(scores - scores.max(axis=1, keepdims=True))
            chances = odds / odds.sum(axis=1, keepdims=True)
            wanted = np.einsum("bk,bkf->f", chances, features) - features[rows, made].sum(axis=0)
            gradient = (wanted / len(made) + decay * weights).astype(np.float32)
            adam.step({"weights": weights}, {"weights": gradient}, 0.1 * (1 - number / rounds) + 0.002, 0.0)
            advance(1)
    loss = float(-np.log(chances[rows, made] + 1e-9).mean())
    even = float(np.log(real.sum(axis=1)).mean())
    print(f"{len(made)} bids: {loss:.3f} nats each, {even:.3f} if all candidates were equally likely")
    found = {name: round(float(weight), 3) for name, weight in zip(FEATURES, weights, strict=True)}
    out.mkdir(parents=True, exist_ok=True)
    (out / "bid_model.json").write_text(json.dumps(found, indent=1) + "\n")
