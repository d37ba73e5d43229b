"""Fits the numbers that `planner` uses: `python -m tools.fit_weights --games 400 --seed 1`.

Plays games of `greedy` bots with plain or fitted weights and occasional random answers, and fits to them:

- the odds in a war (bots/evaluation/war_odds.py): conditional logit of the clan that won each token;
- card values (bots/evaluation/card_values.json): regression of the final VP on the cards owned;
- the weights of a position's components (bots/evaluation/weights.py): ridge regression of the final VP,
  toward 1.

The results are rounded by hand: no negative weights, lower values for rare cards, and less honor than found,
because `greedy` bids worse in seats that are asked last.
"""

from __future__ import annotations

import argparse
from dataclasses import replace
from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from hinode import Game
from hinode.bots.evaluation.expected_vp import COMPONENTS, components, remaining_battles, stage_of, weight_row
from hinode.bots.evaluation.war_odds import Odds
from hinode.bots.greedy import GreedyBot
from hinode.bots.runner import BotSeat, answer_one
from hinode.bots.seat import Seat
from hinode.known.public import Public
from hinode.rules.queries import TRAITS, all_forces
from hinode.vocab.ids import CARD_COUNT, CARDS, CLANS, MAP_SIZE, NOBODY, PHASE_CLEANUP, STRONGHOLD, WINTER, at
from hinode.worlds.world import Ask, World

Floats = NDArray[np.float64]
SAMPLED = ("mandate", "bid", "tea")  # the first question of each turn, battle, and season is kept
RANDOM_SHARE = 0.06  # chance of a random answer
SECONDS = 30.0


class Sample(NamedTuple):
    """A position of a game, and the final result."""

    position: Public
    end: Public


class Learner(GreedyBot):
    """`greedy` with plain or fitted weights, and with random answers for more varied positions."""

    def __init__(self, tuned: bool, random_share: float) -> None:
        super().__init__()
        self.style = replace(self.style, tuned=tuned)
        self.random_share = random_share

    def code_for(self, seat: Seat, world: World, ask: Ask) -> int:
        if ask.kind not in ("bid", "offer", "share") and seat.rng.random() < self.random_share:
            found = world.codes(ask)
            return found[seat.rng.randrange(len(found))]
        return super().code_for(seat, world, ask)


def play(seed: int) -> list[Sample]:
    """Play one game. A sampled world stands for the position, because only public data is used."""
    rng = Random(seed)
    seated = set(rng.sample(CLANS, 4))
    clans = [clan for clan in CLANS if clan in seated]
    game = Game.new(clans=clans, seed=seed, season_set="random")
    random_share = rng.choice((0.0, RANDOM_SHARE))
    seats = {
        clan: BotSeat("learner", Learner(rng.random() < 0.5, random_share), f"{seed} {clan}", SECONDS)
        for clan in clans
    }
    seen: dict[tuple[int, int, int, str], Public] = {}
    last = game.world(clans[0], rng).public
    while game.pending:
        last = game.world(clans[0], rng).public
        kind = game.pending[0].kind
        if kind in SAMPLED and last.season < WINTER and last.phase < PHASE_CLEANUP:
            seen.setdefault((last.season, last.turn, last.war_at, kind), last)
        answer_one(game, seats)
    end = last.copy()
    end.tokens = game.world(clans[0], rng).public.tokens
    assert game.result is not None
    for clan, vp in game.result.scores.items():
        end.vp[CLANS.index(clan)] = vp
    return [Sample(position, end) for position in seen.values()]


# -- chances -----------------------------------------------------------------------------------


def battle_rows(p: Public, province: int, forces: list[int], battles: list[int], turns: int) -> Floats:
    """Factors of each clan in a battle, with a last row for nobody. NaN: cannot win."""
    rows = np.full((len(p.clans) + 1, len(Odds._fields)), np.nan)
    present = [clan for clan in p.honor if forces[clan]]
    for row, clan in zip(rows, p.clans, strict=False):
        if forces[clan]:
            above, there = present.index(clan), len(present)
            coins, fights = p.coins[clan] / max(battles[clan], 1), min(battles[clan], 4)
            honor, koi = (there - 1 - 2 * above) / there, TRAITS[clan].coins_are_ronin
            row[:] = (np.log(forces[clan]), coins, p.ronin[clan], honor, koi, fights, 0, 0, 0, 0, 0)
        elif turns:
            castle = p.pieces[at(province, clan) + STRONGHOLD] > 0
            coins = p.coins[clan] / (battles[clan] + 1)
            row[:] = (0, 0, 0, 0, 0, 0, 1, TRAITS[clan].flies, castle, coins, 0)
    if turns or not present:
        rows[-1] = np.eye(len(Odds._fields))[-1]
    return np.hstack([rows, rows * turns])


def all_battle_rows(samples: list[Sample]) -> tuple[Floats, list[int]]:
    """Every open token of a position, and the row that won it."""
    found, winners = [], []
    for p, end in samples:
        turns, forces = stage_of(p).turns, all_forces(p)
        battles = remaining_battles(p, forces)
        for province in p.war[max(0, p.war_at) :]:
            if p.tokens[p.season * MAP_SIZE + province] != NOBODY:
                continue
            rows = battle_rows(p, province, forces[province], battles, turns)
            owner = end.tokens[p.season * MAP_SIZE + province]
            winner = len(p.clans) if owner == NOBODY else p.clans.index(owner)
            if not np.isnan(rows[winner, 0]):
                found.append(rows)
                winners.append(winner)
    return np.array(found), winners


def fit_chances(samples: list[Sample], steps: int = 25) -> Floats:
    """Newton's method on the conditional logit. The second half is what each mandate to come adds."""
    rows, winners = all_battle_rows(samples)
    out = np.isnan(rows[:, :, 0])
    rows = np.nan_to_num(rows)
    won = rows[np.arange(len(rows)), winners]
    weights = np.zeros(rows.shape[2])
    for _ in range(steps):
        score = np.where(out, -np.inf, rows @ weights)
        chance = np.exp(score - score.max(axis=1, keepdims=True))
        chance /= chance.sum(axis=1, keepdims=True)
        mean = np.einsum("na,nak->nk", chance, rows)
        hessian = np.einsum("na,nak,naj->kj", chance, rows, rows) - mean.T @ mean
        gradient = (won - mean).sum(axis=0) - 2.0 * weights
        weights = weights + np.linalg.solve(hessian + 2.0 * np.eye(len(weights)), gradient)
    return np.asarray(weights, dtype=np.float64)


# -- cards and weights -------------------------------------------------------------------------


def ridge(rows: Floats, vp: Floats, penalty: Floats, toward: Floats) -> Floats:
    whole = rows.T @ rows + np.diag(penalty)
    return np.asarray(np.linalg.solve(whole, rows.T @ vp + penalty * toward), dtype=np.float64)


def fit_cards(ends: list[Public]) -> Floats:
    rows = [
        [*end.owned[clan * CARD_COUNT : (clan + 1) * CARD_COUNT], *np.eye(5)[clan]]
        for end in ends
        for clan in end.clans
    ]
    vp = np.array([end.vp[clan] for end in ends for clan in end.clans], dtype=np.float64)
    penalty = np.array([3.0] * CARD_COUNT + [0.01] * 5)
    return ridge(np.array(rows, dtype=np.float64), vp, penalty, np.zeros(len(penalty)))[:CARD_COUNT]


def fit_row(samples: list[Sample]) -> Floats:
    """Weights of the components, with a constant for each clan."""
    rows, vp = [], []
    for p, end in samples:
        found = components(p, tuned=True)
        rows += [[*found[clan], *np.eye(5)[clan]] for clan in p.clans]
        vp += [end.vp[clan] for clan in p.clans]
    table = np.array(rows, dtype=np.float64)
    count = len(COMPONENTS)
    penalty = np.concatenate([0.01 * table[:, :count].var(axis=0), [1e-4] * 5]) * len(table) + 1e-3
    toward = np.array([1.0] * count + [0.0] * 5)
    return ridge(table, np.array(vp, dtype=np.float64), penalty, toward)[:count]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    games = [play(seed) for seed in range(options.seed, options.seed + options.games)]
    samples = [sample for game in games for sample in game]
    chances = fit_chances(samples)
    for number, field in enumerate(Odds._fields):
        print(f"{field:14} war {chances[number]:7.3f}  turn {chances[len(Odds._fields) + number]:7.3f}")
    for card, worth in zip(CARDS, fit_cards([game[-1].end for game in games]), strict=True):
        print(f"{card:26} {worth:6.1f}")
    for row in range(6):
        fitted = fit_row([sample for sample in samples if weight_row(sample.position) == row])
        print(", ".join(f"{name} {weight:.2f}" for name, weight in zip(COMPONENTS, fitted, strict=True)))


if __name__ == "__main__":
    main()
