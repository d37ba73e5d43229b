"""Pure questions about the state. Each has one definition, here."""

from __future__ import annotations

from typing import Final

from hinode.known.public import Public
from hinode.rules.clans.bonsai import BONSAI_TRAITS
from hinode.rules.clans.dragonfly import DRAGONFLY_TRAITS
from hinode.rules.clans.koi_traits import KOI_TRAITS
from hinode.rules.clans.lotus import LOTUS_TRAITS
from hinode.rules.clans.turtle import TURTLE_TRAITS
from hinode.vocab.facts import ADJACENT, FIGURE_KINDS, FORCE
from hinode.vocab.ids import (
    CARD_COUNT,
    DAIMYO,
    FIRST_MONSTER,
    FIRST_SHRINE,
    KINDS,
    MAP_SIZE,
    NOBODY,
    RESERVE,
    STRONGHOLD,
    at,
)

TRAITS: Final = (KOI_TRAITS, LOTUS_TRAITS, TURTLE_TRAITS, DRAGONFLY_TRAITS, BONSAI_TRAITS)
EVERYWHERE: Final = tuple(tuple(b for b in range(MAP_SIZE) if b != a) for a in range(MAP_SIZE))


def neighbours(clan: int, province: int) -> tuple[int, ...]:
    """Where a clan's pieces may Move from a province (MAR-1, CLA-DRAGONFLY-2)."""
    return EVERYWHERE[province] if TRAITS[clan].flies else ADJACENT[province]


def price(clan: int, cost: int, discount: int = 0) -> int:
    """What a clan pays: the Bonsai's limit first, then the discount, never below 0."""
    return max(0, min(cost, TRAITS[clan].price_cap) - discount)


def in_reserve(p: Public, clan: int, kind: int) -> int:
    return p.pieces[at(RESERVE, clan) + kind]


def strongholds(p: Public, clan: int) -> int:
    """A clan's Strongholds on the map."""
    return sum(p.pieces[at(province, clan) + STRONGHOLD] for province in range(MAP_SIZE))


def figures(p: Public, clan: int, province: int) -> int:
    """A clan's own figures in a province; Strongholds are tokens."""
    i = at(province, clan)
    return sum(p.pieces[i : i + KINDS]) - p.pieces[i + STRONGHOLD]


def force(p: Public, clan: int, province: int) -> int:
    """A clan's force in a province (FIG-1, CLA-TURTLE-2)."""
    i = at(province, clan)
    pieces = p.pieces
    total = sum(pieces[i : i + DAIMYO + 1])
    if any(pieces[i + FIRST_MONSTER : i + KINDS]):
        total += sum(pieces[i + kind] * FORCE[kind] for kind in range(FIRST_MONSTER, KINDS))
    if TRAITS[clan].living_strongholds:
        total += pieces[i + STRONGHOLD]
    return total


def leader(p: Public, province: int) -> int:
    """The clan with the most force in a province, ties by honor (HON-4); NOBODY with no force."""
    best, most = NOBODY, 0
    for clan in p.honor:  # top first: a tie goes to whoever came first
        here = force(p, clan, province)
        if here > most:
            best, most = clan, here
    return best


def with_force(p: Public, province: int) -> tuple[int, ...]:
    """Clans with force in a province, in seat order."""
    return tuple(clan for clan in p.clans if force(p, clan, province) > 0)


def worshippers(p: Public, clan: int, kami: int) -> int:
    """A clan's force in a shrine: every figure there has 1."""
    i = at(FIRST_SHRINE + kami, clan)
    return sum(p.pieces[i : i + KINDS])


def devotee(p: Public, kami: int) -> int:
    """The clan with the most force in a shrine (KAM-2); NOBODY if it is empty."""
    best, most = NOBODY, 0
    for clan in p.honor:
        here = worshippers(p, clan, kami)
        if here > most:
            best, most = clan, here
    return best


def controller(p: Public, kami: int) -> int:
    """Who controls a kami's figure at this moment (KUB-3)."""
    return devotee(p, kami)


def outranks(p: Public, clan: int, other: int) -> bool:
    """Whether a clan has higher honor than another."""
    return p.honor.index(clan) < p.honor.index(other)


def copies(p: Public, clan: int, card: int) -> int:
    return p.owned[clan * CARD_COUNT + card]


def from_left(p: Public, clan: int) -> tuple[int, ...]:
    """All clans clockwise, from the player to the left; the clan itself is last (POL-5)."""
    order, other = [], p.left[clan]
    while other != clan:
        order.append(other)
        other = p.left[other]
    return (*order, clan)


def reserve_kinds(p: Public, clan: int) -> list[int]:
    """Kinds of figures a clan has in reserve (REC-3)."""
    i = at(RESERVE, clan)
    return [kind for kind in FIGURE_KINDS if p.pieces[i + kind]]
