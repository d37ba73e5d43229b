"""Model: the network of `hinode.bots.learned.network` with gradients, in NumPy.

It works on normalized features, `(x - mean) / spread`. `exported` folds that into the weights.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from hinode.bots.evaluation import feature_columns as f
from hinode.bots.learned.network import (
    MANDATES,
    OUTPUTS,
    SKIPPED,
    STAGES,
    TOKENS,
    VP,
    VP_UNIT,
    WIN,
    Network,
    shapes,
    split_rows,
    stages,
)
from training.data import SEATS, Numbers, Positions

Weights = dict[str, Numbers]
LEVEL: Final = 0.3  # weight of the mean VP of a table, against the differences between its clans
WIN_LOSS: Final = 1.0
TOKEN_LOSS: Final = 0.1
MANDATE_LOSS: Final = 0.3
MIN_SPREAD: Final = 0.25  # rare features are not blown up


@dataclass(frozen=True, slots=True)
class Scaling:
    """Mean and spread of the features of clans and tables."""

    clan_mean: Numbers
    clan_spread: Numbers
    table_mean: Numbers
    table_spread: Numbers

    @staticmethod
    def of(positions: Positions) -> Scaling:
        table, clans, _ = split_rows(positions.rows)
        real = clans[clans[:, :, f.CLAN : f.CLAN + SEATS].any(axis=2)]
        return Scaling(
            real.mean(axis=0),
            np.maximum(real.std(axis=0), MIN_SPREAD),
            table.mean(axis=0),
            np.maximum(table.std(axis=0), MIN_SPREAD),
        )


def first_weights(hidden: int, context: int, rng: np.random.Generator) -> Weights:
    """Random weights; direct paths and outputs start at 0."""
    found: Weights = {}
    for name, shape in shapes(hidden, context).items():
        if len(shape) == 1 or name in ("skip", "out"):
            found[name] = np.zeros(shape, dtype=np.float32)
        else:
            width = f.CLAN_SIZE if name in ("clan", "table") else 2 * hidden
            found[name] = (rng.standard_normal(shape) * np.sqrt(2 / width)).astype(np.float32)
    return found


def exported(weights: Weights, scaling: Scaling) -> Network:
    """The network that reads raw features."""
    found = dict(weights)
    found["clan"] = weights["clan"] / scaling.clan_spread[:, None]
    found["table"] = weights["table"] / scaling.table_spread[:, None]
    found["bias_1"] = (
        weights["bias_1"] - scaling.clan_mean @ found["clan"] - scaling.table_mean @ found["table"]
    )
    skip = weights["skip"] / scaling.clan_spread[:, None]
    constant = -scaling.clan_mean @ skip
    skip[f.CLAN : f.CLAN + SEATS] += constant  # exactly one of these features is 1
    found["skip"] = skip
    return Network(found)


@dataclass(frozen=True, slots=True)
class Losses:
    """Mean losses of a batch: VP, victory, tokens, mandates."""

    vp: float
    win: float
    tokens: float
    mandate: float

    @property
    def total(self) -> float:
        return self.vp + WIN_LOSS * self.win + TOKEN_LOSS * self.tokens + MANDATE_LOSS * self.mandate


class Pass:
    """One batch through the network, forward and backward."""

    def __init__(self, weights: Weights, scaling: Scaling, batch: Positions) -> None:
        self.w = w = weights
        self.batch = batch
        table, clans, ally = split_rows(batch.rows)
        self.players = batch.players[batch.game].astype(np.float32)
        self.mask = (np.arange(SEATS)[None] < self.players[:, None]).astype(np.float32)
        self.scored = clans[:, :, f.SCORED].copy()
        self.stage = stages(table)
        self.table = (table - scaling.table_mean) / scaling.table_spread
        self.clans = (clans - scaling.clan_mean) / scaling.clan_spread
        self.clans *= self.mask[:, :, None]
        size = len(table)
        self.ally_at = (ally + (np.arange(size) * (SEATS + 1))[:, None]).reshape(-1)
        hidden = len(w["bias_1"])
        self.padded = np.zeros((size, SEATS + 1, hidden), dtype=np.float32)
        self.h = self.padded[:, 1:]
        self.h[:] = self.clans @ w["clan"] + (self.table @ w["table"] + w["bias_1"])[:, None]
        np.maximum(self.h, 0, out=self.h)
        self.h *= self.mask[:, :, None]
        self.share = (1 / (self.players - 1)).astype(np.float32)[:, None]
        self.others = (self.h.sum(axis=1, keepdims=True) - self.h) * self.share[:, :, None]
        self.ally_h = self.padded.reshape(-1, hidden)[self.ally_at].reshape(size, SEATS, hidden)
        self.k = self.h @ w["own"] + self.others @ w["others"] + self.ally_h @ w["ally"] + w["bias_2"]
        np.maximum(self.k, 0, out=self.k)
        self.out = self.k @ w["out"] + w["bias_3"]
        skip = w["skip"].reshape(f.CLAN_SIZE, STAGES, SKIPPED)
        for stage in range(STAGES):
            here = self.stage == stage
            self.out[here, :, :SKIPPED] += self.clans[here] @ skip[:, stage]

    # -- losses ---------------------------------------------------------------------------------

    def losses(self) -> tuple[Losses, Numbers]:
        """The losses, and their gradient at the outputs."""
        gradient = np.zeros((*self.mask.shape, OUTPUTS), dtype=np.float32)
        found = Losses(
            self._vp_loss(gradient), self._win_loss(gradient), self._tokens(gradient), self._mandate(gradient)
        )
        gradient /= len(self.batch)
        return found, gradient

    def _vp_loss(self, gradient: Numbers) -> float:
        """Differences between clans count in full, the level of the whole table less."""
        target = (self.batch.vp[self.batch.game] - self.scored) / VP_UNIT
        error = (self.out[:, :, VP] - target) * self.mask
        mean = error.sum(axis=1, keepdims=True) / self.players[:, None]
        apart = (error - mean) * self.mask
        slope = _huber_slope(apart)
        level = _huber_slope(mean)
        pulled = slope - slope.sum(axis=1, keepdims=True) / self.players[:, None]
        gradient[:, :, VP] = (pulled + LEVEL * level / self.players[:, None]) * self.mask
        return float((_huber(apart).sum(axis=1) + LEVEL * _huber(mean)[:, 0]).mean())

    def shares(self) -> Numbers:
        """The predicted share of the victory."""
        logits = np.where(self.mask > 0, self.out[:, :, WIN], -1e9)
        odds = np.exp(logits - logits.max(axis=1, keepdims=True))
        found: Numbers = odds / odds.sum(axis=1, keepdims=True)
        return found

    def _win_loss(self, gradient: Numbers) -> float:
        target, shares = self.batch.win[self.batch.game], self.shares()
        gradient[:, :, WIN] = WIN_LOSS * (shares - target) * self.mask
        return float(-(target * np.log(shares + 1e-9)).sum(axis=1).mean())

    def _tokens(self, gradient: Numbers) -> float:
        error = (self.out[:, :, TOKENS] - self.batch.tokens[self.batch.game]) * self.mask
        gradient[:, :, TOKENS] = TOKEN_LOSS * _huber_slope(error)
        return float(_huber(error).sum(axis=1).mean())

    def _mandate(self, gradient: Numbers) -> float:
        """How well the choice among the mandates of a hand is predicted."""
        which = np.flatnonzero(self.batch.seat >= 0)
        if not len(which):
            return 0.0
        seat, chosen = self.batch.seat[which], self.batch.mandate[which]
        in_hand = (self.batch.hand[which, None] >> np.arange(5)) & 1
        logits = np.where(in_hand > 0, self.out[which, seat, MANDATES:], -1e9)
        odds = np.exp(logits - logits.max(axis=1, keepdims=True))
        chances = odds / odds.sum(axis=1, keepdims=True)
        slope = chances.copy()
        slope[np.arange(len(which)), chosen] -= 1
        gradient[which, seat, MANDATES:] = MANDATE_LOSS * slope
        return float(-np.log(chances[np.arange(len(which)), chosen] + 1e-9).sum() / len(self.batch))

    # -- gradients ------------------------------------------------------------------------------

    def gradients(self, gradient: Numbers) -> Weights:
        """The gradient of the loss at every weight."""
        w, found = self.w, dict[str, Numbers]()
        hidden = self.h.shape[2]
        found["out"], found["bias_3"] = _product(self.k, gradient), gradient.sum(axis=(0, 1))
        skip = np.zeros((f.CLAN_SIZE, STAGES, SKIPPED), dtype=np.float32)
        for stage in range(STAGES):
            here = self.stage == stage
            if here.any():
                skip[:, stage] = _product(self.clans[here], gradient[here][:, :, :SKIPPED])
        found["skip"] = skip.reshape(f.CLAN_SIZE, -1)
        dk = (gradient @ w["out"].T) * (self.k > 0)
        found["own"], found["bias_2"] = _product(self.h, dk), dk.sum(axis=(0, 1))
        found["others"], found["ally"] = _product(self.others, dk), _product(self.ally_h, dk)
        d_others = (dk @ w["others"].T) * self.share[:, :, None]
        dh = dk @ w["own"].T + d_others.sum(axis=1, keepdims=True) - d_others
        allies = np.zeros((self.padded.shape[0] * (SEATS + 1), hidden), dtype=np.float32)
        d_ally = (dk @ w["ally"].T).reshape(-1, hidden)
        with_ally = np.flatnonzero(self.ally_at % (SEATS + 1))
        allies[self.ally_at[with_ally]] = d_ally[with_ally]  # every clan has at most one ally
        dh += allies.reshape(self.padded.shape)[:, 1:]
        dh *= self.h > 0
        found["clan"] = _product(self.clans, dh)
        tables = dh.sum(axis=1)
        found["table"], found["bias_1"] = self.table.T @ tables, tables.sum(axis=0)
        return found


def _product(left: Numbers, right: Numbers) -> Numbers:
    found: Numbers = left.reshape(-1, left.shape[-1]).T @ right.reshape(-1, right.shape[-1])
    return found


def _huber(error: NDArray[np.float32]) -> NDArray[np.float32]:
    size = np.abs(error)
    found: Numbers = np.where(size < 1, 0.5 * error * error, size - 0.5)
    return found


def _huber_slope(error: NDArray[np.float32]) -> NDArray[np.float32]:
    found: Numbers = np.clip(error, -1, 1)
    return found
