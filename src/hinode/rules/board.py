"""The board in numbers, for clients that know no rules. Everything follows from the public state."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import compress
from typing import Any, Final, NamedTuple

from hinode.known.public import Public
from hinode.rules.mandates.train import TRAIN_BONUS
from hinode.rules.phases.political import turns_left
from hinode.rules.phases.winter import different_provinces
from hinode.rules.projection import passed_json, projection_json
from hinode.rules.queries import (
    ROW,
    CardParts,
    Part,
    by_force,
    card_parts,
    devotee,
    force_parts,
    harvest_times,
    price,
)
from hinode.rules.triggers import hooks
from hinode.rules.war.advantages import hireable
from hinode.rules.war.outcome import battle_force, victor_of
from hinode.rules.war.phase import is_battle
from hinode.state.state import Passed
from hinode.vocab.facts import COST, REWARDS, SET_BONUS, STRONGHOLD_COST, TOKEN_VP
from hinode.vocab.ids import CARD_COUNT, CARDS, CLANS, KAMI, MAP_SIZE, NOBODY, PHASE_WAR, PROVINCES, SEASONS

Json = dict[str, Any]
# By clan and card: what it costs in a Train, and what with the bonus.
PRICES: Final = tuple(
    tuple((price(clan, cost), price(clan, cost, TRAIN_BONUS)) for cost in COST) for clan in range(len(CLANS))
)
PRICES_REMEMBERED: Final = 4096
WORTHS_REMEMBERED: Final = 1024
STRONGHOLD_PRICE: Final = tuple(price(clan, STRONGHOLD_COST) for clan in range(len(CLANS)))


class Standing(NamedTuple):
    """The force in a province. Boards share it: do not change it."""

    ranked: list[tuple[int, int]]  # clans with force and how much, most first
    forces: Json  # the same as JSON
    ranks: list[str]
    leader: str | None
    why: Json  # what the force of each clan is made of


# What a standing follows from without Kami Unbound: clans, honor, pieces, and what cards add.
Causes = tuple[tuple[int, ...], bytes, bytes, CardParts]
STANDINGS_REMEMBERED: Final = 1 << 12  # most answers change the pieces of no province, or of one or two
_STANDINGS: Final[dict[Causes, Standing]] = {}


def board_json(p: Public, viewer: int | None, passed: Sequence[Passed] = ()) -> Json:
    """Only the prices depend on the viewer; a spectator gets none. Boards share parts: only read them."""
    standings = _standings(p, range(MAP_SIZE))
    named = list(zip(PROVINCES, standings, strict=True))
    return {
        "forces": {name: here.forces for name, here in named},
        "ranks": {name: here.ranks for name, here in named},
        "leaders": {name: here.leader for name, here in named},
        "why": {name: here.why for name, here in named if here.why},
        "devotees": {KAMI[kami]: _name(devotee(p, kami)) for kami in p.shrines},
        "turns": [{"turn": turn, "clan": CLANS[clan]} for turn, clan in turns_left(p)],
        "harvest": _harvest(p, standings),
        "wars": _wars(p, standings),
        "worth": _worth_of_all(p.clans, tuple(p.tokens)),
        "projection": projection_json(p),
        "projections": passed_json(passed),
        **({"prices": {}, "stronghold": None} if viewer is None else own_board_json(p, viewer)),
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


def _standings(p: Public, provinces: Sequence[int]) -> list[Standing]:
    if p.kami_unbound:
        return [_standing(p, province) for province in provinces]
    pieces, honor, cards = p.pieces, bytes(p.honor), card_parts(p, provinces)
    found = []
    for province in provinces:
        causes = p.clans, honor, pieces[province * ROW : (province + 1) * ROW], cards.get(province, ())
        here = _STANDINGS.get(causes)
        if here is None:
            if len(_STANDINGS) >= STANDINGS_REMEMBERED:
                _STANDINGS.clear()
            here = _STANDINGS[causes] = _standing(p, province)
        found.append(here)
    return found


def _standing(p: Public, province: int) -> Standing:
    parts = {clan: found for clan in p.clans if (found := force_parts(p, clan, province))}
    ranked = by_force(p, {clan: sum([part[3] for part in each]) for clan, each in parts.items()})
    names = [CLANS[clan] for clan, _ in ranked]
    forces = {CLANS[clan]: force for clan, force in ranked}
    return Standing(ranked, forces, names, names[0] if names else None, _why(parts))


def _why(here: dict[int, list[Part]]) -> Json:
    return {
        CLANS[clan]: [
            {"by": by, "id": name, "count": count, "force": force} for by, name, count, force in parts
        ]
        for clan, parts in here.items()
    }


def _harvest(p: Public, standings: list[Standing]) -> Json:
    """What each clan would gain from a Harvest now with the bonus, not counting the Coin for all (HAR-3)."""
    found: Json = {CLANS[clan]: [] for clan in p.clans}
    for province, here in enumerate(standings):
        if here.leader is not None:
            times, (vp, coins, ronin) = harvest_times(p, province), REWARDS[province]
            gains = {"vp": times * vp, "coins": times * coins, "ronin": times * ronin}
            found[here.leader].append({"province": PROVINCES[province], **gains})
    return found


def _wars(p: Public, standings: list[Standing]) -> list[Json]:
    """The current war and those still to come, as if war came now and nobody bid."""
    begun = max(p.war_at, 0)
    fought = p.war[begun:]
    if p.phase != PHASE_WAR and hooks.anyone_listens(p, hooks.FORCE_BONUS):
        p = p.copy()
        p.phase = PHASE_WAR  # some cards count in the War Phase only
        here = _standings(p, fought)
    else:
        here = [standings[province] for province in fought]
    return [
        _battle(p, number) if p.battle and number == p.war_at else _war(p, number, standing.ranked)
        for number, standing in enumerate(here, begun)
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


@lru_cache(WORTHS_REMEMBERED)
def _worth_of_all(clans: tuple[int, ...], tokens: tuple[int, ...]) -> Json:
    return {CLANS[clan]: _worth(tokens, clan) for clan in clans}


def _worth(tokens: tuple[int, ...], clan: int) -> Json:
    """VP that tokens and different provinces bring in Winter (WIN-3, WIN-4)."""
    won = [tokens[season * MAP_SIZE : (season + 1) * MAP_SIZE].count(clan) for season in range(3)]
    provinces = different_provinces(tokens, clan)
    return {
        "tokens": {SEASONS[season]: count * TOKEN_VP[season] for season, count in enumerate(won)},
        "provinces": provinces,
        "set_bonus": SET_BONUS[provinces],
    }
