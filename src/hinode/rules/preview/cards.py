"""What a card on display would do for its buyer now, in numbers, where that is defined."""

from __future__ import annotations

from typing import Any

from hinode.flow import driver
from hinode.known.public import Public
from hinode.rules.changes import acquire, summon
from hinode.rules.mandates.train import monster_provinces
from hinode.rules.preview.changes import change, name_of
from hinode.rules.queries import all_forces, force, leader
from hinode.rules.triggers import hooks
from hinode.rules.triggers.windows import Reaction
from hinode.state.state import State
from hinode.vocab.facts import COST
from hinode.vocab.ids import CARDS, CLANS, FIGURE_OF_CARD, NOBODY, PHASE_WAR, PROVINCES

Json = dict[str, Any]
Gains = dict[str, int]


class CardEffects:
    """What a clan's cards bring it now: at the start of a season, in war, in Winter."""

    __slots__ = ("forces", "season", "war", "winter")

    def __init__(self, s: State, clan: int) -> None:
        self.season = gains_at(s, clan, hooks.SEASON_START)
        self.war = gains_at(s, clan, hooks.WAR_START)
        self.winter = gains_at(s, clan, hooks.WINTER_SCORING)["vp"]
        self.forces = _war_forces(s.public, clan)


def gains_at(s: State, clan: int, window: int) -> Gains:
    """VP, Coins and Ronin from a clan's own effects at a window; effects that ask are left out."""
    twin = s.copy_idle()
    p = twin.public
    for number, source in enumerate(hooks.LISTENERS[window]):
        if not source.asks:
            for _ in range(source.times(p, clan, ()) if source.copies(p, clan) else 0):
                twin.push(Reaction(window, clan, number, ()))
                driver.run(twin)
    before = s.public
    return {
        "vp": p.vp[clan] - before.vp[clan],
        "coins": p.coins[clan] - before.coins[clan],
        "ronin": p.ronin[clan] - before.ronin[clan],
    }


def _war_forces(p: Public, clan: int) -> list[int]:
    """The clan's force in each province in the War Phase: some cards count only there."""
    if p.phase != PHASE_WAR:
        p = p.copy()
        p.phase = PHASE_WAR
    return [here[clan] for here in all_forces(p)]


def card_effect(s: State, before: CardEffects, clan: int, card: int, cost: int) -> Json:
    """Price, listed price, and what owning the card would add to what the clan has."""
    twin = s.copy()
    acquire(twin, clan, card, 0, "TRA-2")
    after = CardEffects(twin, clan)
    return {
        "card": CARDS[card],
        "price": cost,
        "listed": COST[card],
        "season": _difference(before.season, after.season),
        "war": _difference(before.war, after.war),
        "winter": after.winter - before.winter,
        "war_forces": {
            PROVINCES[n]: change(old, new)
            for n, (old, new) in enumerate(zip(before.forces, after.forces, strict=True))
            if old != new
        },
        "summons": _summons(twin, clan, card),
    }


def _summons(s: State, clan: int, card: int) -> Json:
    """A Monster: its owner's force, and who leads, in each province it can be summoned to (TRA-5)."""
    figure = FIGURE_OF_CARD[card]
    found: Json = {}
    for province in monster_provinces(s.public, clan) if figure != NOBODY else ():
        twin = s.copy()
        summon(twin, clan, figure, province, province, CARDS[card])
        old, new = s.public, twin.public
        found[PROVINCES[province]] = {
            "forces": {CLANS[clan]: change(force(old, clan, province), force(new, clan, province))},
            "leader": change(name_of(leader(old, province)), name_of(leader(new, province))),
        }
    return found


def _difference(before: Gains, after: Gains) -> Gains:
    return {key: after[key] - before[key] for key in before}
