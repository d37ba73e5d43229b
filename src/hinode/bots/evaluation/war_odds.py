"""War odds: each clan's chance to win the wars to come, and the VP it can expect from them.

Coins, Ronin, and honor decide battles as often as force. `CHANCES` is a conditional logit of the clan that
won the token, fitted to positions of played games (tools/fit_weights.py).
"""

from __future__ import annotations

from collections.abc import Sequence, Set
from math import exp, log
from typing import Final, NamedTuple

from hinode.bots.evaluation.weights import Row
from hinode.known.public import Public
from hinode.rules.queries import TRAITS
from hinode.vocab.facts import MANDATE_TURNS, SET_BONUS, TOKEN_VP
from hinode.vocab.ids import KINDS, MAP_SIZE, NOBODY, STRONGHOLD


class Odds(NamedTuple):
    """Factors of a battle: what one unit of each adds to the logarithm of a clan's chance."""

    force: float  # logarithm of the force in the province
    coins: float  # Coins for each battle of the clan
    ronin: float
    honor: float  # clans below minus clans above, as a share of the clans present
    spending: float  # a clan that can hire with Coins
    battles: float  # battles of the clan this season, up to four
    absent: float  # a clan without force in the province may still move there
    absent_flier: float
    absent_castle: float  # … if it has a Stronghold there
    absent_coins: float
    nobody: float  # nobody wins the token


# The factors in the War Phase, and what each mandate turn to come adds to them.
WAR: Final = Odds(0.771, 0.170, 0.140, 0.373, 0.522, 0.148, -1.145, -0.277, 0.531, 0.144, -1.783)
TURN: Final = Odds(-0.024, -0.030, -0.019, -0.039, -0.007, -0.017, 0.082, 0.006, 0.024, -0.016, -0.101)
CHANCES: Final = tuple(
    Odds(*(w + t * turns for w, t in zip(WAR, TURN, strict=True))) for turns in range(MANDATE_TURNS + 1)
)
LOG_FORCE: Final[Row] = (0.0, *(log(force) for force in range(1, 64)))
# Value of tokens from N different provinces: before the war of the last season, and in it.
SET_WORTH: Final[Row] = (0.0, 2.5, 6.0, 11.0, 14.5, 20.5, 24.5, 30.0, 30.3)
SET_WORTH_LAST: Final[Row] = tuple(float(vp) for vp in SET_BONUS)

Chance = tuple[int, float]


def expected_tokens(
    p: Public, turns: int, forces: list[list[int]], won: Sequence[Set[int]], battles: list[int]
) -> list[float]:
    """By clan slot: expected VP from the tokens of this season's wars to come, with the set bonus."""
    odds = CHANCES[turns]
    worth = SET_WORTH_LAST if p.season == 2 else SET_WORTH
    here = [_score_present(p, clan, odds, battles[clan]) for clan in range(5)]
    away = [_score_absent(p, clan, odds, battles[clan]) for clan in range(5)]
    found = [0.0] * 5
    new: list[list[float]] = [[], [], [], [], []]  # by clan slot: its chances of provinces it has not won yet
    for province in p.war[max(0, p.war_at) :]:
        if p.tokens[p.season * MAP_SIZE + province] != NOBODY:
            continue
        for clan, chance in _token_chances(p, province, forces[province], turns, here, away):
            found[clan] += TOKEN_VP[p.season] * chance
            if province not in won[clan]:
                new[clan].append(chance)
    for clan in p.clans:
        if new[clan]:
            found[clan] += expected_worth(worth, len(won[clan]), new[clan])
    return found


def chances_in(
    p: Public, turns: int, forces: list[list[int]], battles: list[int], province: int
) -> dict[int, float]:
    """By clan slot: its chance to win the token of a province."""
    odds = CHANCES[turns]
    here = [_score_present(p, clan, odds, battles[clan]) for clan in range(5)]
    away = [_score_absent(p, clan, odds, battles[clan]) for clan in range(5)]
    return dict(_token_chances(p, province, forces[province], turns, here, away))


def _score_present(p: Public, clan: int, odds: Odds, battles: int) -> float:
    score = odds.coins * p.coins[clan] / max(battles, 1)
    score += odds.ronin * p.ronin[clan] + odds.battles * min(battles, 4)
    return score + (odds.spending if TRAITS[clan].coins_are_ronin else 0.0)


def _score_absent(p: Public, clan: int, odds: Odds, battles: int) -> float:
    score = odds.absent + odds.absent_coins * p.coins[clan] / (battles + 1)
    return score + (odds.absent_flier if TRAITS[clan].flies else 0.0)


def _token_chances(
    p: Public, province: int, forces: list[int], turns: int, here: list[float], away: list[float]
) -> list[Chance]:
    """(clan, chance) for each clan that may win the token of a province."""
    if p.battle and province == p.war[p.war_at]:
        if p.victor != NOBODY:
            return [(p.victor, 1.0)]
        hirer, hired = p.hired
        forces = [force + hired if clan == hirer else force for clan, force in enumerate(forces)]
    odds = CHANCES[turns]
    present = [clan for clan in p.honor if forces[clan]]
    count = len(present)
    if count == 1 and not turns:
        return [(present[0], 1.0)]
    share = odds.honor / (count or 1)
    scores = [
        (clan, exp(odds.force * LOG_FORCE[forces[clan]] + here[clan] + share * (count - 1 - 2 * above)))
        for above, clan in enumerate(present)
    ]
    rest = 0.0
    if turns:
        rest = exp(odds.nobody)
        for clan in p.clans:
            if not forces[clan]:
                castle = p.pieces[(province * 5 + clan) * KINDS + STRONGHOLD]
                scores.append((clan, exp(away[clan] + (odds.absent_castle if castle else 0.0))))
    total = rest + sum([score for _, score in scores])
    return [(clan, score / total) for clan, score in scores]


def expected_worth(worth: Row, had: int, chances: list[float]) -> float:
    """What the wars with these chances add to the value of a set of `had` provinces."""
    ends = list(worth[had : had + len(chances) + 1])  # by number of wins in the wars not yet considered
    for chance in chances:
        for wins in range(len(ends) - 1):
            ends[wins] += chance * (ends[wins + 1] - ends[wins])
        ends.pop()
    return ends[0] - worth[had]
