"""Odds of wars by force alone, for bots that do not use the fitted ones (`war_odds.py`)."""

from __future__ import annotations

from collections.abc import Sequence, Set
from typing import Final

from hinode.bots.evaluation import war_odds
from hinode.bots.evaluation.weights import Row
from hinode.known.public import Public
from hinode.rules.queries import TRAITS, outranks
from hinode.vocab.facts import MANDATE_TURNS, TOKEN_VP
from hinode.vocab.ids import MAP_SIZE, NOBODY

# Value of tokens from N different provinces in the war of the last season.
SET_WORTH_BY_FORCE: Final[Row] = (0.0, 1.0, 3.0, 10.3, 12.0, 20.3, 22.0, 30.0, 30.0)
TIE_BREAK: Final = 0.6  # the highest honor in a province counts as this much force


def expected_tokens(
    p: Public, turns: int, forces: list[list[int]], won: Sequence[Set[int]], ties: bool
) -> tuple[list[float], list[float]]:
    """By clan slot: expected VP from this season's wars to come, with the set bonus.

    The second list, with `ties`, is the part gained by winning ties on honor.
    """
    worth = SET_WORTH_BY_FORCE if p.season == 2 else war_odds.SET_WORTH
    sharpness, doubt = 1.5 + 1.8 * (1 - turns / MANDATE_TURNS), turns * 0.12
    spare = [0.3 * _ronin_for_hire(p, clan) for clan in range(5)]
    token = TOKEN_VP[p.season]
    gains = [worth[len(mine) + 1] - worth[len(mine)] if len(mine) < MAP_SIZE else 0.0 for mine in won]
    expected, by_ties = [0.0] * 5, [0.0] * 5
    for province in p.war[max(0, p.war_at) :]:
        row = forces[province]
        present = [clan for clan in p.clans if row[clan]]
        if not present or p.tokens[p.season * MAP_SIZE + province] != NOBODY:
            continue
        if p.battle and province == p.war[p.war_at]:
            row, present = _in_battle(p, row)
        strength = [row[clan] + spare[clan] for clan in present]
        plain = _chances(strength, sharpness, doubt)
        aware = _with_honor(p, present, strength, sharpness, doubt) if ties else plain
        for number, clan in enumerate(present):
            stake = token if province in won[clan] else token + gains[clan]
            expected[clan] += stake * plain[number]
            if ties:
                by_ties[clan] += stake * (aware[number] - plain[number])
    return expected, by_ties


def _with_honor(
    p: Public, present: list[int], strength: list[float], sharpness: float, doubt: float
) -> list[float]:
    """The chances if higher honor counts as extra force."""
    below = [sum([outranks(p, clan, other) for other in present]) / len(present) for clan in present]
    return _chances([s + TIE_BREAK * b for s, b in zip(strength, below, strict=True)], sharpness, doubt)


def _in_battle(p: Public, row: list[int]) -> tuple[list[int], list[int]]:
    """Forces in the battle being fought, hired Ronin counted; only the victor's once it is decided."""
    if p.victor != NOBODY:
        return [1] * 5, [p.victor]
    hirer, hired = p.hired
    here = [row[clan] + (hired if clan == hirer else 0) for clan in range(5)]
    return here, [clan for clan in p.battle if here[clan]]


def _chances(strength: list[float], sharpness: float, doubt: float) -> list[float]:
    weights = [s**sharpness for s in strength]
    total = sum(weights) + doubt
    return [weight / total for weight in weights]


def _ronin_for_hire(p: Public, clan: int) -> float:
    """Ronin that may be hired where others fight as well."""
    ronin = p.ronin[clan] + (0.7 * p.coins[clan] if TRAITS[clan].coins_are_ronin else 0)
    return min(ronin, 4)
