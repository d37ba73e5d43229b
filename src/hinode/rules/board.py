"""The board in numbers, for clients that know no rules. Everything follows from the public state."""

from __future__ import annotations

from typing import Any

from hinode.known.public import Public
from hinode.rules.mandates.train import TRAIN_BONUS
from hinode.rules.phases.political import turns_left
from hinode.rules.phases.winter import different_provinces
from hinode.rules.projection import projection_json
from hinode.rules.queries import devotee, force_parts, harvest_times, price, ranked
from hinode.rules.triggers import hooks
from hinode.rules.war.advantages import hireable
from hinode.rules.war.outcome import battle_force, victor_of
from hinode.rules.war.phase import is_battle
from hinode.vocab.facts import COST, REWARDS, SET_BONUS, STRONGHOLD_COST, TOKEN_VP
from hinode.vocab.ids import CARDS, CLANS, KAMI, MAP_SIZE, NOBODY, PHASE_WAR, PROVINCES, SEASONS

Json = dict[str, Any]
Ranks = dict[int, list[tuple[int, int]]]  # by province: clans with force and how much, most first


def board_json(p: Public, viewer: int | None) -> Json:
    """Only the prices depend on the viewer; a spectator gets none."""
    ranks = {province: ranked(p, province) for province in range(MAP_SIZE)}
    return {
        "forces": {PROVINCES[n]: {CLANS[c]: force for c, force in here} for n, here in ranks.items()},
        "ranks": {PROVINCES[n]: [CLANS[c] for c, _ in here] for n, here in ranks.items()},
        "leaders": {PROVINCES[n]: _name(here[0][0] if here else NOBODY) for n, here in ranks.items()},
        "why": _why(p),
        "devotees": {KAMI[kami]: _name(devotee(p, kami)) for kami in p.shrines},
        "turns": [{"turn": turn, "clan": CLANS[clan]} for turn, clan in turns_left(p)],
        "harvest": _harvest(p, ranks),
        "wars": _wars(p, ranks),
        "worth": {CLANS[clan]: _worth(p, clan) for clan in p.clans},
        "projection": projection_json(p),
        **own_board_json(p, viewer),
    }


def own_board_json(p: Public, viewer: int | None) -> Json:
    """The part that depends on the viewer."""
    if viewer is None:
        return {"prices": {}, "stronghold": None}
    return {"prices": _prices(p, viewer), "stronghold": _price(p, viewer, STRONGHOLD_COST)}


def _name(clan: int) -> str | None:
    return None if clan == NOBODY else CLANS[clan]


def _why(p: Public) -> Json:
    """What each clan's force in each province is made of, even where the total is 0."""
    found: Json = {}
    for province in range(MAP_SIZE):
        here = {CLANS[clan]: parts for clan in p.clans if (parts := _parts(p, clan, province))}
        if here:
            found[PROVINCES[province]] = here
    return found


def _parts(p: Public, clan: int, province: int) -> list[Json]:
    return [
        {"by": by, "id": name, "count": count, "force": force}
        for by, name, count, force in force_parts(p, clan, province)
    ]


def _harvest(p: Public, ranks: Ranks) -> Json:
    """What each clan would gain from a Harvest now with the bonus, not counting the Coin for all (HAR-3)."""
    found: Json = {CLANS[clan]: [] for clan in p.clans}
    for province, here in ranks.items():
        if here:
            vp, coins, ronin = (gain * harvest_times(p, province) for gain in REWARDS[province])
            reward = {"province": PROVINCES[province], "vp": vp, "coins": coins, "ronin": ronin}
            found[CLANS[here[0][0]]].append(reward)
    return found


def _wars(p: Public, ranks: Ranks) -> list[Json]:
    """The current war and those still to come, as if war came now and nobody bid."""
    begun = max(p.war_at, 0)
    if p.phase != PHASE_WAR and hooks.anyone_listens(p, hooks.FORCE_BONUS):
        p = p.copy()
        p.phase = PHASE_WAR  # some cards count in the War Phase only
        ranks = {province: ranked(p, province) for province in p.war[begun:]}
    return [
        _battle(p, number) if p.battle and number == p.war_at else _war(p, number, ranks[p.war[number]])
        for number in range(begun, len(p.war))
    ]


def _war(p: Public, number: int, here: list[tuple[int, int]]) -> Json:
    province = p.war[number]
    battle = is_battle(p, tuple(clan for clan, _ in here))
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
    won = [p.tokens[season * MAP_SIZE : (season + 1) * MAP_SIZE].count(clan) for season in range(3)]
    provinces = different_provinces(p, clan)
    return {
        "tokens": {SEASONS[season]: count * TOKEN_VP[season] for season, count in enumerate(won)},
        "provinces": provinces,
        "set_bonus": SET_BONUS[provinces],
    }


def _prices(p: Public, clan: int) -> Json:
    """What the cards on display cost a clan in a Train, and what with its bonus."""
    cards = [card for card, copies in enumerate(p.display) if copies]
    return {
        CARDS[card]: {
            "plain": _price(p, clan, COST[card]),
            "bonus": _price(p, clan, COST[card], TRAIN_BONUS),
        }
        for card in cards
    }


def _price(p: Public, clan: int, cost: int, discount: int = 0) -> Json:
    coins = price(clan, cost, discount)
    return {"coins": coins, "affordable": coins <= p.coins[clan]}
