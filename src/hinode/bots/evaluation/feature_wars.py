"""Features of this season's wars to come: forces, chances, and the VP they should bring."""

from __future__ import annotations

from math import exp
from typing import Final

from hinode.bots.evaluation import feature_columns as f
from hinode.bots.evaluation.expected_vp import provinces_won
from hinode.bots.evaluation.feature_columns import byte_of
from hinode.bots.evaluation.war_odds import CHANCES, LOG_FORCE, SET_WORTH, SET_WORTH_LAST
from hinode.bots.evaluation.weights import Row
from hinode.known.public import Public
from hinode.rules.queries import TRAITS
from hinode.vocab.facts import TOKEN_VP
from hinode.vocab.ids import KINDS, MAP_SIZE, NOBODY, STRONGHOLD, WINTER

_FORCES: Final = len(LOG_FORCE)
_COIN_STEPS: Final = 128  # Coins for each battle, in quarters
_FORCE_CHANCE: Final[tuple[Row, ...]] = tuple(
    tuple(exp(odds.force * force) for force in LOG_FORCE) for odds in CHANCES
)
_COIN_CHANCE: Final[tuple[Row, ...]] = tuple(
    tuple(exp(odds.coins * step / 4) for step in range(_COIN_STEPS)) for odds in CHANCES
)
_RONIN_CHANCE: Final[tuple[Row, ...]] = tuple(
    tuple(exp(odds.ronin * ronin) for ronin in range(64)) for odds in CHANCES
)
_BATTLE_CHANCE: Final[tuple[Row, ...]] = tuple(
    tuple(exp(odds.battles * battles) for battles in range(5)) for odds in CHANCES
)
# At clans present * 5 + clans of higher honor.
_HONOR_CHANCE: Final[tuple[Row, ...]] = tuple(
    tuple(exp(odds.honor / max(1, n) * (n - 1 - 2 * above)) for n in range(6) for above in range(5))
    for odds in CHANCES
)
_SPENDING: Final[Row] = tuple(exp(odds.spending) for odds in CHANCES)
_AWAY: Final[tuple[Row, ...]] = tuple(
    tuple(exp(odds.absent + odds.absent_coins * step / 4) for step in range(_COIN_STEPS)) for odds in CHANCES
)
_AWAY_FLYING: Final[Row] = tuple(exp(odds.absent_flier) for odds in CHANCES)
_AWAY_CASTLE: Final[Row] = tuple(exp(odds.absent_castle) for odds in CHANCES)
_NO_TOKEN: Final[Row] = tuple(exp(odds.nobody) for odds in CHANCES)


def write_wars(p: Public, turns: int, forces: list[list[int]], starts: list[int], row: list[int]) -> None:
    """This season's wars to come: forces, chances, and the VP they should bring."""
    open_wars = [
        (slot, province)
        for slot, province in enumerate(p.war)
        if slot >= p.war_at and p.season < WINTER and p.tokens[p.season * MAP_SIZE + province] == NOBODY
    ]
    for _, province in open_wars:
        present = [clan for clan in p.clans if forces[province][clan]]
        for clan in present:
            row[starts[clan] + f.WAR_FORCE] += forces[province][clan]
            if len(present) > 1:
                row[starts[clan] + f.BATTLES] += 1
    won = provinces_won(p)
    here, away = [0.0] * 5, [0.0] * 5
    tokens, new = [0.0] * 5, [0.0] * 5
    for clan in p.clans:
        here[clan], away[clan] = _strengths(p, clan, turns, starts[clan], row)
    for slot, province in open_wars:
        column = f.WARS + slot * f.WAR_COLUMNS
        there = forces[province]
        if p.battle and province == p.war[p.war_at]:
            there = _in_battle(p, there)
        chances = _chances(p, province, turns, there, here, away)
        for clan in p.clans:
            i, force = starts[clan] + column, there[clan]
            row[i] = force
            row[i + 1] = int(chances[clan] * 200.0)
            best = 0
            for other in p.clans:
                if other != clan and there[other] > best:
                    best = there[other]
            row[i + 2] = byte_of(f.MARGIN_ZERO + force - best)
            tokens[clan] += chances[clan]
            if province not in won[clan]:
                row[i + 3] = 1
                new[clan] += chances[clan]
    for clan in p.clans:
        _expected(p, clan, tokens[clan], new[clan], len(won[clan]), starts[clan], row)


def _strengths(p: Public, clan: int, turns: int, i: int, row: list[int]) -> tuple[float, float]:
    """What Coins, Ronin, and battles add to a clan's chance where it has force, and where it has none yet."""
    battles = row[i + f.BATTLES]
    coins, ronin = p.coins[clan], min(p.ronin[clan], 63)
    step = min(coins * 4 // max(battles, 1), _COIN_STEPS - 1)
    row[i + f.COINS_PER_BATTLE] = step
    here = _COIN_CHANCE[turns][step] * _RONIN_CHANCE[turns][ronin] * _BATTLE_CHANCE[turns][min(battles, 4)]
    if TRAITS[clan].coins_are_ronin:
        here *= _SPENDING[turns]
    away = _AWAY[turns][min(coins * 4 // (battles + 1), _COIN_STEPS - 1)]
    if TRAITS[clan].flies:
        away *= _AWAY_FLYING[turns]
    return here, away


def _in_battle(p: Public, forces: list[int]) -> list[int]:
    """Forces in the battle being fought, with hired Ronin; only the victor's once it is decided."""
    if p.victor != NOBODY:
        return [1 if clan == p.victor else 0 for clan in range(5)]
    hirer, hired = p.hired
    return [force + hired if clan == hirer else force for clan, force in enumerate(forces)]


def _chances(
    p: Public, province: int, turns: int, forces: list[int], here: list[float], away: list[float]
) -> list[float]:
    """By clan slot: the chance to win the token of a province, as `war_odds` estimates it."""
    found = [0.0] * 5
    count = 0
    for clan in p.clans:
        if forces[clan]:
            count += 1
    if count == 0 and turns == 0:
        return found
    total = _NO_TOKEN[turns] if turns else 0.0
    above = 0
    for clan in p.honor:
        force = forces[clan]
        if force:
            score = here[clan] * _FORCE_CHANCE[turns][min(force, _FORCES - 1)]
            score *= _HONOR_CHANCE[turns][count * 5 + above]
            above += 1
        elif turns:
            castle = p.pieces[(province * 5 + clan) * KINDS + STRONGHOLD]
            score = away[clan] * (_AWAY_CASTLE[turns] if castle else 1.0)
        else:
            continue
        found[clan] = score
        total += score
    for clan in p.clans:
        found[clan] /= total
    return found


def _expected(p: Public, clan: int, tokens: float, new: float, had: int, i: int, row: list[int]) -> None:
    """The VP of the tokens to come, with the set bonus between two whole numbers of provinces."""
    row[i + f.TOKENS_TO_COME] = int(tokens * 30.0)
    row[i + f.NEW_TO_COME] = int(new * 30.0)
    if p.season >= WINTER:
        return
    worth = SET_WORTH_LAST if p.season == 2 else SET_WORTH
    whole = int(new)
    low, high = min(had + whole, MAP_SIZE), min(had + whole + 1, MAP_SIZE)
    bonus = worth[low] + (new - whole) * (worth[high] - worth[low]) - worth[had]
    row[i + f.EXPECTED] = byte_of(int(4.0 * (tokens * TOKEN_VP[p.season] + bonus)))
