"""Pure functions of the state: force, majority, adjacency, cost. Each is defined once, here."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from hinode.known.public import Public
from hinode.rules.clans.bonsai import BONSAI_TRAITS
from hinode.rules.clans.dragonfly import DRAGONFLY_TRAITS
from hinode.rules.clans.koi_traits import KOI_TRAITS
from hinode.rules.clans.lotus import LOTUS_TRAITS
from hinode.rules.clans.turtle import TURTLE_TRAITS
from hinode.rules.triggers import hooks
from hinode.vocab.facts import ADJACENT, CARD_TYPE, FIGURE_KINDS, FORCE, KINDS_OF_TYPE, ONI, TYPES
from hinode.vocab.ids import (
    BUSHI,
    CARD_COUNT,
    CLANS,
    FIGURES,
    FIRST_SHRINE,
    FUJIN,
    KAMI,
    KINDS,
    MAP_SIZE,
    NOBODY,
    RAIJIN,
    RESERVE,
    RYUJIN,
    STRONGHOLD,
    at,
)

TRAITS: Final = (KOI_TRAITS, LOTUS_TRAITS, TURTLE_TRAITS, DRAGONFLY_TRAITS, BONSAI_TRAITS)
# What adds to a force: figure, clan, kami or card; its id; how many; how much they add.
Part = tuple[str, str, int, int]
ROW: Final = at(1, 0)  # bytes of a place in `Public.pieces`
EVERYWHERE: Final = tuple(tuple(b for b in range(MAP_SIZE) if b != a) for a in range(MAP_SIZE))


def neighbors(clan: int, province: int) -> tuple[int, ...]:
    """Where a clan's pieces may Move from a province (MAR-1, CLA-DRAGONFLY-2)."""
    return EVERYWHERE[province] if TRAITS[clan].flies else ADJACENT[province]


def price(clan: int, cost: int, discount: int = 0) -> int:
    """What a clan pays: the Bonsai's limit first, then the discount, never below 0."""
    return max(0, min(cost, TRAITS[clan].price_cap) - discount)


def in_reserve(p: Public, clan: int, kind: int) -> int:
    return p.pieces[at(RESERVE, clan) + kind]


def strongholds_by_province(p: Public, clan: int) -> bytearray:
    """A clan's Strongholds in each province."""
    return p.pieces[at(0, clan) + STRONGHOLD : at(MAP_SIZE, 0) : at(1, 0)]


def stronghold_provinces(p: Public, clan: int) -> list[int]:
    """Provinces with a Stronghold of the clan."""
    built = strongholds_by_province(p, clan)
    return [province for province in range(MAP_SIZE) if built[province]]


def strongholds(p: Public, clan: int) -> int:
    """A clan's Strongholds on the map."""
    return sum(strongholds_by_province(p, clan))


def force(p: Public, clan: int, province: int) -> int:
    """A clan's force in a province, cards and kami included. The one definition of it."""
    return plain_force(p, clan, province) + card_force(p, clan, province)


def all_forces(p: Public) -> list[list[int]]:
    """The force of every clan slot in every province."""
    if p.kami_unbound:
        return [[force(p, clan, province) for clan in range(len(CLANS))] for province in range(MAP_SIZE)]
    found = [list(_printed_forces(bytes(p.pieces[i : i + ROW]))) for i in range(0, MAP_SIZE * ROW, ROW)]
    for clan in p.clans:
        for count, card in _force_cards(p, clan):
            for province, here in enumerate(found):
                if here[clan]:  # cards add to figures, and each of these has force of its own
                    here[clan] += count * card.extra_force(p, clan, province)
    return found


def card_force(p: Public, clan: int, province: int) -> int:
    """What a clan's cards add to its force in a province."""
    return sum([count * card.extra_force(p, clan, province) for count, card in _force_cards(p, clan)])


def _force_cards(p: Public, clan: int) -> list[tuple[int, hooks.Card]]:
    """The cards of a clan that can add to its force, with how many copies it has."""
    if not p.listening[clan] >> hooks.FORCE_BONUS & 1:
        return []
    first = clan * CARD_COUNT
    return [(p.owned[first + card.card], card) for card in hooks.FORCE_CARDS if p.owned[first + card.card]]


def plain_force(p: Public, clan: int, province: int) -> int:
    """Printed force of a clan's pieces and of the kami it controls there (FIG-1, CLA-TURTLE-2)."""
    i = at(province, clan)
    if has_power(p, RAIJIN, province):
        total = p.pieces[i + BUSHI] + _stronghold_force(clan, p.pieces[i + STRONGHOLD])  # KUB-RAIJIN
    else:
        total = _printed_forces(bytes(p.pieces[province * ROW : (province + 1) * ROW]))[clan]
    return total + _kami_force(p, clan, province) if p.kami_unbound else total


@lru_cache(maxsize=1 << 14)
def _printed_forces(row: bytes) -> tuple[int, ...]:
    """By clan slot, from the pieces in one province."""
    clans = [row[first : first + KINDS] for first in range(0, ROW, KINDS)]
    figures = [sum(here[kind] * FORCE[kind] for kind in FIGURE_KINDS) for here in clans]
    return tuple(figures[clan] + _stronghold_force(clan, here[STRONGHOLD]) for clan, here in enumerate(clans))


def _stronghold_force(clan: int, built: int) -> int:
    """The force that a clan's Strongholds in a province have."""
    return built if TRAITS[clan].living_strongholds else 0


def _kami_force(p: Public, clan: int, province: int) -> int:
    return sum([force for _, force in _kami_parts(p, clan, province)])


def _kami_parts(p: Public, clan: int, province: int) -> list[tuple[int, int]]:
    """Each kami figure has 1 force for its controller; Ryujin has one for each type of card owned."""
    parts = []
    for slot, where in enumerate(p.kami_at):
        kami = p.shrines[slot]
        if where == province and controller(p, kami) == clan:
            parts.append((kami, len(card_types(p, clan)) if kami == RYUJIN else 1))
    return parts


def force_parts(p: Public, clan: int, province: int) -> list[Part]:
    """What a clan's force in a province is made of; the parts add up to `force`."""
    i = at(province, clan)
    row = p.pieces[i : i + KINDS]
    parts: list[Part] = []
    if any(row):
        parts += [
            ("figure", FIGURES[kind], row[kind], FORCE[kind] * fighting(p, clan, province, kind))
            for kind in FIGURE_KINDS
            if row[kind]
        ]
        if row[STRONGHOLD] and TRAITS[clan].living_strongholds:
            parts.append(("clan", CLANS[clan], row[STRONGHOLD], row[STRONGHOLD]))
    if p.kami_unbound:
        parts += [("kami", KAMI[kami], 1, force) for kami, force in _kami_parts(p, clan, province)]
    for copies, card in _force_cards(p, clan):
        extra = copies * card.extra_force(p, clan, province)
        if extra:
            parts.append(("card", card.id, copies, extra))
    return parts


def has_power(p: Public, kami: int, province: int) -> bool:
    """Whether a kami's power works in a province: its figure stands there (KUB-6)."""
    return p.kami_unbound and kami in p.shrines and p.kami_at[p.shrines.index(kami)] == province


def has_power_anywhere(p: Public, kami: int) -> bool:
    return p.kami_unbound and kami in p.shrines and p.kami_at[p.shrines.index(kami)] != NOBODY


def fighting(p: Public, clan: int, province: int, kind: int) -> int:
    """How many of a kind a clan has in a province whose force counts there (KUB-RAIJIN)."""
    if kind != BUSHI and has_power(p, RAIJIN, province):
        return 0
    return p.pieces[at(province, clan) + kind]


def has_type(p: Public, clan: int, province: int, type_bit: int) -> bool:
    """Whether a clan has a figure in a province that is or counts as a type (FIG-4)."""
    i = at(province, clan)
    return any(TYPES[kind] & type_bit and p.pieces[i + kind] for kind in FIGURE_KINDS)


def fighting_of_type(p: Public, clan: int, province: int, type_bit: int) -> int:
    """How many figures of a type have force for a clan in a province."""
    row = p.pieces[at(province, clan) : at(province, clan) + KINDS]
    if has_power(p, RAIJIN, province):
        return row[BUSHI] if TYPES[BUSHI] & type_bit else 0
    return sum([row[kind] for kind in KINDS_OF_TYPE[type_bit]])


def present(p: Public, province: int) -> tuple[int, ...]:
    """Players whose honor is compared in a province (CAR-4): with force, or in the battle there."""
    if p.battle and p.war[p.war_at] == province:
        return p.battle
    return tuple(clan for clan in p.clans if plain_force(p, clan, province) > 0)


def is_lowest(p: Public, clan: int, province: int) -> bool:
    """Lowest honor of the players present; alone there is nobody to compare with."""
    others = [other for other in present(p, province) if other != clan]
    return bool(others) and all(outranks(p, other, clan) for other in others)


def is_highest(p: Public, clan: int, province: int) -> bool:
    """Highest honor of the players present; alone there is nobody to compare with."""
    others = [other for other in present(p, province) if other != clan]
    return bool(others) and all(outranks(p, clan, other) for other in others)


def owned_cards(p: Public, clan: int) -> list[int]:
    """The different cards a clan owns, wherever their figures are (CAR-2)."""
    row = p.owned[clan * CARD_COUNT : (clan + 1) * CARD_COUNT]
    return [card for card in range(CARD_COUNT) if row[card]]


def card_types(p: Public, clan: int) -> set[str]:
    return {CARD_TYPE[card] for card in owned_cards(p, clan)}


def virtues(p: Public, clan: int) -> int:
    """Different Virtues owned."""
    return sum(CARD_TYPE[card] == "virtue" for card in owned_cards(p, clan))


def monsters(p: Public, clan: int) -> int:
    """Monsters owned (CAR-2)."""
    return sum(CARD_TYPE[card] == "monster" for card in owned_cards(p, clan))


def oni(p: Public, clan: int) -> int:
    """Oni owned (CAR-2)."""
    return sum(ONI[card] for card in owned_cards(p, clan))


def leader(p: Public, province: int) -> int:
    """The clan with the most force in a province, ties by honor (HON-4); NOBODY with no force."""
    best, most = NOBODY, 0
    for clan in p.honor:  # top first, so the higher honor wins a tie
        here = force(p, clan, province)
        if here > most:
            best, most = clan, here
    return best


def ranked(p: Public, province: int) -> list[tuple[int, int]]:
    """Clans with force in a province and how much, most first, ties by honor (HON-4)."""
    here = [(clan, force(p, clan, province)) for clan in p.honor]
    return sorted([entry for entry in here if entry[1] > 0], key=lambda entry: -entry[1])


def with_force(p: Public, province: int) -> tuple[int, ...]:
    """Clans with force in a province, in seat order."""
    return tuple(clan for clan in p.clans if force(p, clan, province) > 0)


def harvest_times(p: Public, province: int) -> int:
    """How many times a province's reward is gained in a Harvest: twice where Fujin stands (KUB-FUJIN)."""
    return 2 if has_power(p, FUJIN, province) else 1


def worshippers(p: Public, clan: int, kami: int) -> int:
    """A clan's force in a shrine: every figure there has 1."""
    return _heads(p, kami)[clan]


def _heads(p: Public, kami: int) -> tuple[int, ...]:
    i = at(FIRST_SHRINE + kami, 0)
    return _counted(bytes(p.pieces[i : i + ROW]))


@lru_cache(maxsize=1 << 12)
def _counted(row: bytes) -> tuple[int, ...]:
    """By clan slot: how many pieces there are in one place."""
    return tuple(sum(row[first : first + KINDS]) for first in range(0, ROW, KINDS))


def devotee(p: Public, kami: int) -> int:
    """The clan with the most force in a shrine (KAM-2); NOBODY if it is empty."""
    best, most, heads = NOBODY, 0, _heads(p, kami)
    for clan in p.honor:
        if heads[clan] > most:
            best, most = clan, heads[clan]
    return best


def controller(p: Public, kami: int) -> int:
    """Who controls a kami's figure at this moment (KUB-3)."""
    return devotee(p, kami)


def outranks(p: Public, clan: int, other: int) -> bool:
    """Whether a clan has higher honor than another."""
    return p.honor.index(clan) < p.honor.index(other)


def from_left(p: Public, clan: int) -> tuple[int, ...]:
    """All clans clockwise, from the player to the left; the clan itself is last (POL-5)."""
    order, other = [], p.left[clan]
    while other != clan:
        order.append(other)
        other = p.left[other]
    return (*order, clan)


def reserve_size(p: Public, clan: int) -> int:
    """How many figures a clan has in reserve."""
    i = at(RESERVE, clan)
    return sum(p.pieces[i + kind] for kind in FIGURE_KINDS)


def reserve_kinds(p: Public, clan: int) -> list[int]:
    """Kinds of figures a clan has in reserve (REC-3)."""
    i = at(RESERVE, clan)
    return [kind for kind in FIGURE_KINDS if p.pieces[i + kind]]
