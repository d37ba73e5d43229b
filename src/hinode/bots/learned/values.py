"""Position values from the network, for every clan at a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from hinode.bots.evaluation.features import features
from hinode.bots.learned.network import Array, Estimate, Network
from hinode.rules.phases.winter import winners
from hinode.worlds.world import World

VP_WEIGHT: Final = 0.5  # of the lead in expected VP
WIN_WEIGHT: Final = 2.0  # of the log odds of winning
BEST_RIVAL: Final = 0.35
MEAN_RIVAL: Final = 0.25
CERTAIN: Final = 0.995  # the highest share of a victory that a value assumes
SURE_VICTORY: Final = 8.0  # what a certain victory of another clan adds to its weight in `enmity_cost`


def estimate(network: Network, worlds: Sequence[World]) -> Estimate:
    """What the network expects in positions of one table. A finished game has its real result."""
    found = network.estimate([features(world) for world in worlds])
    for number, world in enumerate(worlds):
        if not world.asks():
            p = world.public
            found.vp[number] = [p.vp[clan] for clan in p.clans]
            first = winners(p)
            found.win[number] = [(clan in first) / len(first) for clan in p.clans]
    return found


def by_seat(found: Estimate) -> Array:
    """The value of each position for each seat: the lead in VP, and the odds of winning."""
    vp, players = found.vp, found.vp.shape[1]
    ordered = np.sort(vp, axis=1)
    first = ordered[:, -1:]
    best = np.where(vp >= first, ordered[:, -2:-1], first)
    mean = (vp.sum(axis=1, keepdims=True) - vp) / (players - 1)
    win = np.clip(found.win, 1 - CERTAIN, CERTAIN)
    value: Array = VP_WEIGHT * (vp - BEST_RIVAL * best - MEAN_RIVAL * mean)
    value += WIN_WEIGHT * np.log(win / (1 - win))
    return value


def enmity_cost(found: Estimate, clans: Sequence[int], enmity: Sequence[float]) -> Array:
    """What the clans that a bot resents cost it in each position. Its ally counts the other way.

    `enmity` has a weight for each clan slot, as in `Style`.
    """
    weights = np.array([enmity[clan] for clan in clans], dtype=found.vp.dtype)
    cost: Array = (VP_WEIGHT * found.vp + SURE_VICTORY * found.win) @ weights
    return cost


def values_for(
    network: Network, worlds: Sequence[World], clan: int, enmity: Sequence[float] = ()
) -> list[float]:
    """The value of each position for one clan, with what it feels about the others."""
    estimates, clans = estimate(network, worlds), worlds[0].public.clans
    values = by_seat(estimates)[:, clans.index(clan)]
    if enmity:
        values = values - enmity_cost(estimates, clans, enmity)
    found: list[float] = values.tolist()
    return found
