"""The board in numbers, for clients that know no rules. Everything follows from the public state."""

from __future__ import annotations

from copy import deepcopy
from functools import lru_cache
from itertools import compress
from typing import Any, Final

from hinode.known.public import Public
from hinode.rules.mandates.train import TRAIN_BONUS
from hinode.rules.phases.political import turns_left
from hinode.rules.phases.winter import different_provinces
from hinode.rules.projection import projection_json
from hinode.rules.queries import Part, all_force_parts, by_force, devotee, harvest_times, price
from hinode.rules.triggers import hooks
from hinode.rules.war.advantages import hireable
from hinode.rules.war.outcome import battle_force, victor_of
from hinode.rules.war.phase import is_battle
from hinode.vocab.facts import COST, REWARDS, SET_BONUS, STRONGHOLD_COST, TOKEN_VP
from hinode.vocab.ids import CARD_COUNT, CARDS, CLANS, KAMI, MAP_SIZE, NOBODY, PHASE_WAR, PROVINCES, SEASONS

Json = dict[str, Any]
Parts = list[dict[int, list[Part]]]  # by province, and clan that has any: what its force is made of
Ranks = list[list[tuple[int, int]]]  # by province: clans with force and how much, most first
# By clan and card: what it costs in a Train, and what with the bonus.
PRICES: Final = tuple(
    tuple((price(clan, cost), price(clan, cost, TRAIN_BONUS)) for cost in COST) for clan in range(len(CLANS))
)
PRICES_REMEMBERED: Final = 4096
STRONGHOLD_PRICE: Final = tuple(price(clan, STRONGHOLD_COST) for clan in range(len(CLANS)))


def board_json(p: Public, viewer: int | None) -> Json:
    """Only the prices depend on the viewer; a spectator gets none."""
    parts = all_force_parts(p, range(MAP_SIZE))
    ranks = [_ranked(p, here) for here in parts]
    return {
        "forces": {PROVINCES[n]: {CLANS[c]: force for c, force in here} for n, here in enumerate(ranks)},
        "ranks": {PROVINCES[n]: [CLANS[c] for c, _ in here] for n, here in enumerate(ranks)},
        "leaders": {PROVINCES[n]: _name(here[0][0] if here else NOBODY) for n, here in enumerate(ranks)},
        "why": {PROVINCES[n]: _why(here) for n, here in enumerate(parts) if here},
        "devotees": {KAMI[kami]: _name(devotee(p, kami)) for kami in p.shrines},
        "turns": [{"turn": turn, "clan": CLANS[clan]} for turn, clan in turns_left(p)],
        "harvest": _harvest(p, ranks),
        "wars": _wars(p, ranks),
        "worth": {CLANS[clan]: _worth(p, clan) for clan in p.clans},
        "projection": projection_json(p),
        **({"prices": {}, "stronghold": None} if viewer is None else deepcopy(own_board_json(p, viewer))),
    }


def own_board_json(p: Public, viewer: int) -> Json:
    """The part that depends on the viewer. Boards share it: do not change it."""
    return _own_board(viewer, p.coins[viewer], bytes(p.display))


@lru_cache(PRICES_REMEMBERED)
def _own_board(viewer: int, coins: int, display: bytes) -> Json:
    """What each card costs in a Train, and what with its bonus; and a Stronghold."""
    prices = PRICES[viewer]
    return {
        "prices": {
            CARDS[card]: _price_pair(*prices[card], coins) for card in compress(range(CARD_COUNT), display)
        },
        "stronghold": _price(STRONGHOLD_PRICE[viewer], coins),
    }


@lru_cache(PRICES_REMEMBERED)
def _price_pair(plain: int, bonus: int, coins: int) -> Json:
    return {"plain": _price(plain, coins), "bonus": _price(bonus, coins)}


@lru_cache(PRICES_REMEMBERED)
def _price(price: int, coins: int) -> Json:
    return {"coins": price, "affordable": price <= coins}


def _name(clan: int) -> str | None:
    return None if clan == NOBODY else CLANS[clan]


def _ranked(p: Public, here: dict[int, list[Part]]) -> list[tuple[int, int]]:
    """The clans with force in a province and how much, from the parts."""
    return by_force(p, {clan: sum([part[3] for part in parts]) for clan, parts in here.items()})


def _why(here: dict[int, list[Part]]) -> Json:
    return {
        CLANS[clan]: [
            {"by": by, "id": name, "count": count, "force": force} for by, name, count, force in parts
        ]
        for clan, parts in here.items()
    }


def _harvest(p: Public, ranks: Ranks) -> Json:
    """What each clan would gain from a Harvest now with the bonus, not counting the Coin for all (HAR-3)."""
    found: Json = {CLANS[clan]: [] for clan in p.clans}
    for province, here in enumerate(ranks):
        if here:
            times, (vp, coins, ronin) = harvest_times(p, province), REWARDS[province]
            gains = {"vp": times * vp, "coins": times * coins, "ronin": times * ronin}
            reward = {"province": PROVINCES[province], **gains}
            found[CLANS[here[0][0]]].append(reward)
    return found


def _wars(p: Public, ranks: Ranks) -> list[Json]:
    """The current war and those still to come, as if war came now and nobody bid."""
    begun = max(p.war_at, 0)
    if p.phase != PHASE_WAR and hooks.anyone_listens(p, hooks.FORCE_BONUS):
        p, ranks = p.copy(), ranks.copy()
        p.phase = PHASE_WAR  # some cards count in the War Phase only
        fought = p.war[begun:]
        for province, here in zip(fought, all_force_parts(p, fought), strict=True):
            ranks[province] = _ranked(p, here)
    return [
        _battle(p, number) if p.battle and number == p.war_at else _war(p, number, ranks[p.war[number]])
        for number in range(begun, len(p.war))
    ]


def _war(p: Public, number: int, here: list[tuple[int, int]]) -> Json:
    province = p.war[number]
    battle = is_battle(p, tuple([clan for clan, _ in here]))
    sides = [(clan, force, hireable(p, clan, province) if battle else 0) for clan, force in here]
    return _war_json(p, number, battle, sides, here[0][0] if here else NOBODY)


def _battle(p: Public, number: int) -> Json:
    """Once Ronin are hired, or the battle is won, nobody can hire more."""
    province = p.war[number]
    over = p.victor != NOBODY or p.hired[0] != NOBODY
    sides = [
        (clan, battle_force(p, clan, province), 0 if over else hireable(p, clan, province))
        for clan in p.honor
        if clan in p.battle
    ]
    sides.sort(key=lambda side: -side[1])
    winner = victor_of(p, province)[0] if p.victor == NOBODY else p.victor
    return _war_json(p, number, True, sides, winner)


def _war_json(p: Public, number: int, battle: bool, sides: list[tuple[int, int, int]], winner: int) -> Json:
    return {
        "province": PROVINCES[p.war[number]],
        "number": number + 1,
        "battle": battle,
        "sides": [
            {"clan": CLANS[clan], "force": force, "with_ronin": force + ronin} for clan, force, ronin in sides
        ],
        "winner": _name(winner),
    }


def _worth(p: Public, clan: int) -> Json:
    """VP that tokens and different provinces bring in Winter (WIN-3, WIN-4)."""
    if clan in p.tokens:
        won = [p.tokens[season * MAP_SIZE : (season + 1) * MAP_SIZE].count(clan) for season in range(3)]
    else:
        won = [0, 0, 0]
    provinces = different_provinces(p, clan)
    return {
        "tokens": {SEASONS[season]: count * TOKEN_VP[season] for season, count in enumerate(won)},
        "provinces": provinces,
        "set_bonus": SET_BONUS[provinces],
    }
