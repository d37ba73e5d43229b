"""Bids: the battle by who wins each advantage. Rivals' sealed bids play no part (BAT-3, BAT-4)."""

from __future__ import annotations

from typing import Any, Final

from hinode.flow import driver
from hinode.known.private import NO_BID
from hinode.known.public import Public
from hinode.rules.actions.killing import unprotected
from hinode.rules.preview.changes import change, killed
from hinode.rules.queries import TRAITS
from hinode.rules.war.advantages import capture_options, hireable, resolve
from hinode.rules.war.outcome import battle_forces, casualties, victor_of
from hinode.state.state import State
from hinode.vocab.codes import DONE, YES, arg
from hinode.vocab.ids import (
    ADVANTAGES,
    CLANS,
    FIGURES,
    HOSTAGE,
    POETS,
    PROVINCES,
    RONIN,
    SEPPUKU,
)

Json = dict[str, Any]
_LEAST: Final = 1  # Coins that win an advantage nobody else bids on


def bid_table(s: State, me: int) -> Json:
    """For each advantage and each clan in the battle: what comes of it if that clan wins and uses it."""
    p = s.public
    province = p.war[p.war_at]
    rivals = [clan for clan in p.honor if clan in p.battle and clan != me]
    forces = battle_forces(p)
    won = {n: {clan: _won_by(s, clan, n) for clan in p.battle} for n in (SEPPUKU, HOSTAGE, RONIN, POETS)}
    return {
        "province": PROVINCES[province],
        "sides": [_side(s, clan, forces[clan]) for clan in sorted(p.battle, key=lambda c: -forces[c])],
        "last": all(s.privates[clan].sealed != NO_BID for clan in rivals),  # this bid is revealed at once
        "rivals": {ADVANTAGES[n]: CLANS[_worst(me, rivals, forces, won[n])] for n in won},
        "outcome": _outcome(p, province),
        "advantages": {ADVANTAGES[n]: {CLANS[clan]: won[n][clan] for clan in won[n]} for n in won},
    }


def _worst(me: int, rivals: list[int], forces: dict[int, int], won: dict[int, Json]) -> int:
    """The rival whose advantage would put me furthest behind; of several the strongest, ties by honor."""

    def ahead_of_me(clan: int) -> int:
        after: dict[str, int] = won[clan]["forces"]
        return max(after[CLANS[rival]] for rival in rivals) - after[CLANS[me]]

    return max(rivals, key=lambda clan: (won[clan]["possible"], ahead_of_me(clan), forces[clan]))


def _side(s: State, clan: int, force: int) -> Json:
    p = s.public
    return {
        "clan": CLANS[clan],
        "force": force,
        "with_ronin": force + hireable(p, clan, p.war[p.war_at]),
        "coins": p.coins[clan],
        "ronin": p.ronin[clan],
        "honor": p.honor.index(clan) + 1,
        "sealed": s.privates[clan].sealed != NO_BID,
    }


def _outcome(p: Public, province: int) -> Json:
    """Who would win now, with what force, and the most that any other clan has."""
    winner, force = victor_of(p, province)
    second = max(f for clan, f in battle_forces(p).items() if clan != winner)
    return {"winner": CLANS[winner], "force": force, "second": second}


def _won_by(s: State, clan: int, advantage: int) -> Json:
    """The battle if this clan wins this advantage with the least bid, uses it, and nothing else is bid."""
    if advantage == HOSTAGE:
        used, captured = _best_capture(s, clan)
    else:
        used, captured = _used(s, clan, advantage, _LEAST, YES), None
    p, province = used.public, s.public.war[s.public.war_at]
    before, deaths = s.public, killed(used.log.since(0))
    return {
        "possible": before.coins[clan] >= _LEAST,
        "forces": {CLANS[c]: force for c, force in battle_forces(p).items()},
        "outcome": _outcome(p, province),
        "vp": {CLANS[c]: change(before.vp[c], p.vp[c]) for c in p.clans if before.vp[c] != p.vp[c]},
        "honor": {
            CLANS[c]: change(before.honor.index(c) + 1, place + 1)
            for place, c in enumerate(p.honor)
            if before.honor[place] != c
        },
        "killed": sum(deaths.values()),
        "captured": captured,
        "poets": _poets(before, province) if advantage == POETS else None,
        "by_coins_bid": _by_coins_bid(s, clan) if advantage == RONIN else [],
    }


def _used(s: State, clan: int, advantage: int, bid: int, code: int) -> State:
    """The clan wins the advantage and answers `code`, if there is anything to use it for."""
    twin = s.copy_idle()
    p = twin.public
    bids = [NO_BID] * len(CLANS)
    bids[clan] = bid << (5 + 16 * advantage)
    p.bids = tuple(bids)
    p.coins[clan] = max(0, p.coins[clan] - bid)
    resolve(twin, advantage, p.war[p.war_at])
    driver.run(twin)
    if twin.asks:
        twin.asks.clear()
        twin.top().answer(twin, clan, code)
        driver.run(twin)
    return twin


def _best_capture(s: State, clan: int) -> tuple[State, Json | None]:
    """The capture that leaves the captor furthest ahead, or least far behind, with its figure."""
    best, captured, lead = _used(s, clan, HOSTAGE, _LEAST, DONE), None, -1000
    for code in capture_options(s.public, clan, s.public.war[s.public.war_at]):
        twin = _used(s, clan, HOSTAGE, _LEAST, code)
        forces = battle_forces(twin.public)
        ahead = forces[clan] - max(force for other, force in forces.items() if other != clan)
        if ahead > lead:
            best, lead = twin, ahead
            captured = {"clan": CLANS[arg(code, 0)], "figure": FIGURES[arg(code, 1)]}
    return best, captured


def _by_coins_bid(s: State, clan: int) -> list[Json]:
    """Where Coins that are not bid fight too (CLA-KOI-2): the outcome for 1, 2, 3 … Coins bid in all."""
    if not TRAITS[clan].coins_are_ronin:
        return []
    p = s.public
    bids = range(_LEAST, p.coins[clan] + 1)
    return [_outcome(_used(s, clan, RONIN, bid, YES).public, p.war[p.war_at]) for bid in bids]


def _poets(p: Public, province: int) -> Json:
    """VP for the figures killed: as forces stand, and the least and most by who wins (BAT-12)."""
    by_winner = {clan: p.dead + _killed_by(p, clan, province) for clan in p.battle}
    now = by_winner[victor_of(p, province)[0]]
    return {"vp": now, "least": min(by_winner.values()), "most": max(by_winner.values())}


def _killed_by(p: Public, winner: int, province: int) -> int:
    victims = unprotected(p, winner, province, casualties(p, winner, province))
    return sum(count for _, _, count in victims)
