"""The VP that each clan can expect at the end of the game, estimated from public information.

A position is split into components, each in VP. `weights.py` weighs them by season and phase, and the style
of a bot weighs them by what it cares about.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from hinode.bots.evaluation import force_odds, war_odds
from hinode.bots.evaluation.card_values import WINTER_CARDS, base_value, card_value, fitted_value
from hinode.bots.evaluation.weights import BY_CLAN, Row
from hinode.bots.style import Style
from hinode.known.public import Public
from hinode.rules.queries import TRAITS, all_forces, devotee, strongholds
from hinode.vocab.facts import FORCE, KAMI_TURNS_AFTER, MANDATE_TURNS, REWARDS, TOKEN_VP
from hinode.vocab.ids import (
    AMATERASU,
    BUSHI,
    CARD_COUNT,
    DAIMYO,
    FIRST_MONSTER,
    FIRST_SHRINE,
    KAMI,
    KINDS,
    MAP_SIZE,
    NO_PIECES,
    NOBODY,
    PHASE_END,
    PHASE_KAMI,
    PHASE_POLITICAL,
    PHASE_WAR,
    SHINTO,
    STRONGHOLD,
    SUSANOO,
    WINTER,
    at,
)

REWARD_VP: Final[Row] = tuple(vp + 0.5 * coins + 0.45 * ronin for vp, coins, ronin in REWARDS)
_ABILITY_VP = {
    "amaterasu": 1.0,
    "fujin": 0.8,
    "hachiman": 1.0,
    "raijin": 1.2,
    "ryujin": 0.7,
    "susanoo": 0.0,
    "tsukuyomi": 1.1,
}
SHRINE_VP: Final[Row] = tuple([_ABILITY_VP[kami] for kami in KAMI])  # value of a shrine ability
PROVINCE_STEP: Final = at(1, 0)
MAP_END: Final = at(MAP_SIZE, 0)
NO_MONSTERS: Final = bytes(KINDS - FIRST_MONSTER)
NO_CARDS: Final = bytes(CARD_COUNT)

COMPONENTS: Final = (
    *("vp", "tokens", "sets", "wars", "coins", "ronin", "honor", "ally", "hostages", "cards", "harvest"),
    *("figures", "monsters", "strongholds", "capacity", "worship", "ties"),
)
VP_: Final = 0
TOKENS: Final = 1
SETS: Final = 2
WARS: Final = 3
COINS: Final = 4
RONIN: Final = 5
HONOR: Final = 6
ALLY: Final = 7
HOSTAGES: Final = 8
CARDS: Final = 9
HARVEST: Final = 10
FIGURES: Final = 11
MONSTERS: Final = 12
STRONGHOLDS: Final = 13
CAPACITY: Final = 14
WORSHIP: Final = 15
TIES: Final = 16

Values = list[float]
# By style and position. A search reaches most positions several times: by another order of the same answers,
# and in worlds that differ only in what is hidden. Each search starts empty (`forget_estimates`).
_ESTIMATES: Final[dict[tuple[Row, bool, tuple[object, ...]], Values]] = {}
_MAX_ESTIMATES: Final = 4096
Won = tuple[frozenset[int], ...]


class Stage:
    """How much of the game is left."""

    __slots__ = ("honor", "kami_turns", "politics", "turns", "wars")

    def __init__(self, season: int, phase: int, turn: int, laid: int) -> None:
        in_politics = phase in (PHASE_POLITICAL, PHASE_KAMI)
        before_war = phase != PHASE_WAR and season < WINTER
        self.turns = MANDATE_TURNS - laid if before_war else 0  # mandate turns left this season
        self.wars = max(0, 2 - season) + (1.0 if before_war else 0.4)
        if season >= WINTER:
            self.wars = 0.0
        self.politics = max(0, 2 - season) + self.turns / MANDATE_TURNS
        self.honor = 0.4 + 0.2 * self.wars  # value of a place on the honor track
        done = turn if in_politics else (0 if before_war else MANDATE_TURNS)
        self.kami_turns = sum(end >= max(done, 1) for end in KAMI_TURNS_AFTER) if before_war else 0


_stage = lru_cache(maxsize=None)(Stage)  # there are few different stages


def stage_of(p: Public) -> Stage:
    laid = p.turn if p.phase == PHASE_KAMI else (p.laid[-1][0] if p.laid else 0)
    return _stage(p.season, p.phase, p.turn, laid)


def weight_row(p: Public) -> int:
    """The row of the weights for a position: two for each season, politics and war."""
    return min(p.season, 2) * 2 + (p.phase == PHASE_WAR)


def components(p: Public, tuned: bool = False, ties: bool = True) -> list[Values]:
    """For each clan slot: the components of its position, in VP.

    If tuned, wars use the odds from played games. Otherwise they use force, and honor if `ties` is set.
    """
    stage = stage_of(p)
    army = on_map(p)
    forces = all_forces(p)
    found = [[0.0] * len(COMPONENTS) for _ in range(5)]
    won = provinces_won(p)
    battles = remaining_battles(p, forces)
    worth = war_odds.SET_WORTH
    if p.season >= 2:
        worth = war_odds.SET_WORTH_LAST if tuned else force_odds.SET_WORTH_BY_FORCE
    if tuned:
        expected = war_odds.expected_tokens(p, stage.turns, forces, won, battles)
        for clan in p.clans:
            found[clan][WARS] = expected[clan]
    elif p.season < WINTER:
        by_force, by_ties = force_odds.expected_tokens(p, stage.turns, forces, won, ties)
        for clan in p.clans:
            found[clan][WARS], found[clan][TIES] = by_force[clan], by_ties[clan]
    token_vp = _token_vp(tuple(p.tokens))
    for clan in p.clans:
        mine = found[clan]
        mine[TOKENS] = token_vp[clan]
        mine[VP_] = float(p.vp[clan])
        mine[SETS] = worth[len(won[clan])]
        _add_holdings(p, clan, stage, battles[clan], mine)
        mine[CARDS] = _cards(p, clan, stage, tuned)
        _add_army(army, clan, stage, mine)
    if stage.turns:
        _add_harvest(p, stage, forces, found)
    if stage.kami_turns:
        _add_worship(p, stage, found)
        if tuned and AMATERASU in p.shrines:
            _add_rise(p, stage, found)
    return found


def estimates(p: Public, style: Style) -> Values:
    """For each clan slot: its expected final VP."""
    if p.phase == PHASE_END:
        return [float(vp) for vp in p.vp]
    key = (style.cares, style.tuned, p.key())
    found = _ESTIMATES.get(key)
    if found is None:
        found = _estimates(p, style)
        if len(_ESTIMATES) >= _MAX_ESTIMATES:
            _ESTIMATES.clear()
        _ESTIMATES[key] = found
    return found.copy()


def forget_estimates() -> None:
    """Free the estimates of the last search; the next one is about other positions."""
    _ESTIMATES.clear()


def _estimates(p: Public, style: Style) -> Values:
    found, weights = components(p, style.tuned, ties=False), _weights(style.cares, style.tuned, weight_row(p))
    values = [0.0] * 5
    for clan in p.clans:
        row, mine = weights[clan], found[clan]
        values[clan] = sum([weight * part for weight, part in zip(row, mine, strict=False)])
    return values


@lru_cache(maxsize=256)
def _weights(cares: Row, tuned: bool, row: int) -> tuple[Row, ...]:
    """By clan slot: the weight of each component for a style."""
    if not tuned:
        return (cares,) * 5
    return tuple(
        tuple(care * weight for care, weight in zip(cares, BY_CLAN[slot][row], strict=True))
        for slot in range(5)
    )


def relative_value(p: Public, clan: int, style: Style) -> float:
    """The value of a position for one clan: its expected VP compared with its rivals'."""
    return relative_to_rivals(p, estimates(p, style), clan, style)


def relative_to_rivals(p: Public, values: Values, clan: int, style: Style) -> float:
    """The VP of one clan compared with the others, most of all with the best and with those it resents."""
    others = [values[other] for other in p.clans if other != clan]
    value = values[clan] - style.rivalry * (0.35 * max(others) + 0.25 * sum(others) / len(others))
    if style.enmity:
        value -= sum([style.enmity[other] * values[other] for other in p.clans if other != clan])
    return value


# -- components --------------------------------------------------------------------------------


def on_map(p: Public) -> bytes:
    """At clan * KINDS + kind: the number of pieces of that kind on the map (always below 256)."""
    provinces = range(0, MAP_END, PROVINCE_STEP)
    rows = [int.from_bytes(p.pieces[first : first + PROVINCE_STEP], "little") for first in provinces]
    return sum(rows).to_bytes(PROVINCE_STEP, "little")


def provinces_won(p: Public) -> Won:
    """By clan slot: the provinces whose tokens it has."""
    return _won(tuple(p.tokens))


@lru_cache(maxsize=1024)
def _won(tokens: tuple[int, ...]) -> Won:
    return tuple(
        frozenset(token % MAP_SIZE for token, owner in enumerate(tokens) if owner == clan)
        for clan in range(5)
    )


@lru_cache(maxsize=1024)
def _token_vp(tokens: tuple[int, ...]) -> tuple[float, ...]:
    """By clan slot: VP of its tokens without the set bonus."""
    return tuple(
        float(sum(TOKEN_VP[token // MAP_SIZE] for token, owner in enumerate(tokens) if owner == clan))
        for clan in range(5)
    )


def remaining_battles(p: Public, forces: list[list[int]]) -> list[int]:
    """How many battles each clan slot still has to fight this season, from the pieces on the map now."""
    found = [0] * 5
    for province in p.war[max(0, p.war_at) :]:
        if p.tokens[p.season * MAP_SIZE + province] == NOBODY:
            present = [clan for clan in p.clans if forces[province][clan]]
            if len(present) > 1:
                for clan in present:
                    found[clan] += 1
    return found


def _add_holdings(p: Public, clan: int, stage: Stage, battles: int, mine: Values) -> None:
    """Coins and Ronin (lost in Cleanup), honor, an ally, and hostages."""
    if p.season >= WINTER:
        return
    use = 0.28 * min(battles, 3) + (0.35 if stage.turns else 0.0)
    coins = min(p.coins[clan], 12)
    mine[COINS] = use * (coins if coins <= 6 else 6 + 0.5 * (coins - 6))
    mine[RONIN] = 0.3 * min(battles, 3) * min(p.ronin[clan], 6) + (
        0.15 * p.ronin[clan] if stage.turns else 0.0
    )
    mine[HONOR] = 0.45 * (len(p.honor) - 1 - p.honor.index(clan)) * stage.honor
    if p.ally[clan] != NOBODY:
        mine[ALLY] = 0.25 * stage.turns
    if p.hostages:
        mine[HOSTAGES] = 0.6 * sum([captor == clan for captor, _, _ in p.hostages])


def _cards(p: Public, clan: int, stage: Stage, tuned: bool) -> float:
    owned = bytes(p.owned[clan * CARD_COUNT : (clan + 1) * CARD_COUNT])
    if owned == NO_CARDS:
        return 0.0
    copies, changing = _copies(owned)
    if tuned:
        return sum([n * fitted_value(p, clan, card, stage.wars) for card, n in copies])
    if changing:
        return sum([n * card_value(p, clan, card, stage.wars, stage.politics) for card, n in copies])
    return _base_value(owned, stage.wars, stage.politics)


@lru_cache(maxsize=4096)
def _base_value(owned: bytes, wars: float, politics: float) -> float:
    return sum([n * base_value(card, wars, politics) for card, n in _copies(owned)[0]])


@lru_cache(maxsize=4096)
def _copies(owned: bytes) -> tuple[list[tuple[int, int]], bool]:
    """The cards owned with their counts, and whether a Winter Upgrade is among them."""
    copies = [(card, count) for card, count in enumerate(owned) if count]
    return copies, any(owned[card] for card in WINTER_CARDS)


def _add_harvest(p: Public, stage: Stage, forces: list[list[int]], found: list[Values]) -> None:
    """Rewards of the provinces a clan leads, times the chance of a Harvest with the bonus."""
    led = [0.0] * 5
    for province, row in enumerate(forces):
        most = max(row)
        if most:
            alone = row.count(most) == 1
            first = row.index(most) if alone else next(clan for clan in p.honor if row[clan] == most)  # HON-4
            led[first] += REWARD_VP[province]
    for clan in p.clans:
        turns = 2 if p.ally[clan] != NOBODY else 1
        found[clan][HARVEST] = min(0.9, 0.2 * stage.turns * turns / len(p.clans)) * led[clan]


def _add_army(army: bytes, clan: int, stage: Stage, mine: Values) -> None:
    """Figures and Strongholds on the map."""
    first = clan * KINDS
    later = min(1.0, 0.4 + 0.25 * stage.wars)
    built = army[first + STRONGHOLD]
    mine[FIGURES] = 0.45 * (army[first + BUSHI] + army[first + SHINTO] + army[first + DAIMYO]) * later
    mine[STRONGHOLDS] = built * later * (0.9 if TRAITS[clan].living_strongholds else 0.3)
    mine[CAPACITY] = 0.5 * built * stage.politics
    if army[first + FIRST_MONSTER : first + KINDS] != NO_MONSTERS:
        for kind in range(FIRST_MONSTER, KINDS):
            if army[first + kind]:
                mine[MONSTERS] += 0.4 * FORCE[kind] * later


def _add_worship(p: Public, stage: Stage, found: list[Values]) -> None:
    """Shrine abilities in the kami turns left this season."""
    for kami in p.shrines:
        start = at(FIRST_SHRINE + kami, 0)
        if not any(p.pieces[start : start + PROVINCE_STEP]):
            continue
        first = devotee(p, kami)
        ability = SHRINE_VP[kami] + (0.5 if p.kami_unbound else 0.0)
        if kami == SUSANOO:
            ability += strongholds(p, first)
        found[first][WORSHIP] += 0.85 * ability * stage.kami_turns
        for clan in p.clans:
            i = start + clan * KINDS
            if clan != first and p.pieces[i : i + KINDS] != NO_PIECES:
                found[clan][WORSHIP] += 0.12 * ability * stage.kami_turns


def _add_rise(p: Public, stage: Stage, found: list[Values]) -> None:
    """The clan that controls Amaterasu's shrine will soon have the highest honor."""
    first = devotee(p, AMATERASU)
    if first != NOBODY:
        found[first][HONOR] += 0.85 * 0.45 * p.honor.index(first) * stage.honor
