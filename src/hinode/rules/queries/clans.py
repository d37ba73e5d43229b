"""What a clan can do by nature, what it owns, and where it sits."""

from __future__ import annotations

from itertools import compress
from typing import Final

from hinode.known.public import Public
from hinode.rules.clans.bonsai import BONSAI_TRAITS
from hinode.rules.clans.dragonfly import DRAGONFLY_TRAITS
from hinode.rules.clans.koi_traits import KOI_TRAITS
from hinode.rules.clans.lotus import LOTUS_TRAITS
from hinode.rules.clans.turtle import TURTLE_TRAITS
from hinode.vocab.facts import ADJACENT, CARD_TYPE, ONI
from hinode.vocab.ids import CARD_COUNT, CARD_OF_MONSTER, MAP_SIZE

TRAITS: Final = (KOI_TRAITS, LOTUS_TRAITS, TURTLE_TRAITS, DRAGONFLY_TRAITS, BONSAI_TRAITS)
EVERYWHERE: Final = tuple(tuple(b for b in range(MAP_SIZE) if b != a) for a in range(MAP_SIZE))
_VIRTUES: Final = tuple(card for card in range(CARD_COUNT) if CARD_TYPE[card] == "virtue")
_ONI: Final = tuple(card for card in range(CARD_COUNT) if ONI[card])


def neighbors(clan: int, province: int) -> tuple[int, ...]:
    """Where a clan's pieces may Move from a province (MAR-1, CLA-DRAGONFLY-2)."""
    return EVERYWHERE[province] if TRAITS[clan].flies else ADJACENT[province]


def price(clan: int, cost: int, discount: int = 0) -> int:
    """What a clan pays: the Bonsai's limit first, then the discount, never below 0."""
    return max(0, min(cost, TRAITS[clan].price_cap) - discount)


def owned_cards(p: Public, clan: int) -> list[int]:
    """The different cards a clan owns, wherever their figures are (CAR-2)."""
    return list(compress(range(CARD_COUNT), p.owned[clan * CARD_COUNT : (clan + 1) * CARD_COUNT]))


def card_types(p: Public, clan: int) -> set[str]:
    return {CARD_TYPE[card] for card in owned_cards(p, clan)}


def virtues(p: Public, clan: int) -> int:
    """Different Virtues owned."""
    return _owned_of(p, clan, _VIRTUES)


def monsters(p: Public, clan: int) -> int:
    """Monsters owned (CAR-2)."""
    return _owned_of(p, clan, CARD_OF_MONSTER)


def oni(p: Public, clan: int) -> int:
    """Oni owned (CAR-2)."""
    return _owned_of(p, clan, _ONI)


def _owned_of(p: Public, clan: int, cards: tuple[int, ...]) -> int:
    """How many different ones of these cards a clan owns."""
    owned, first, found = p.owned, clan * CARD_COUNT, 0
    for card in cards:
        if owned[first + card]:
            found += 1
    return found


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
