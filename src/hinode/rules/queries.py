"""Pure functions of the state: force, majority, adjacency, cost. Each is defined once, here."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import compress
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
    CARD_OF_MONSTER,
    CLANS,
    FIGURES,
    FIRST_SHRINE,
    FUJIN,
    KAMI,
    KINDS,
    MAP_SIZE,
    NO_PIECES,
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
ROW: Final = 5 * KINDS  # bytes of a place in `Public.pieces`
Counts = tuple[int, ...]  # by clan slot
# Counted once for each different row of pieces; games hold few, and each again and again.
_PRINTED: Final[dict[bytes, Counts]] = {}
_HEADS: Final[dict[bytes, Counts]] = {}
_KINDS_IN_ROW: Final[dict[bytes, tuple[int, ...]]] = {}  # of figures, by one clan's pieces
_PARTS: Final[dict[tuple[int, bytes], tuple[Part, ...]]] = {}  # by clan and its own pieces
_FORCE_CARDS: Final[dict[bytes, list[tuple[int, hooks.Card]]]] = {}  # by the cards of a clan
_MOST_ROWS: Final = 1 << 14
_VIRTUES: Final = tuple(card for card in range(CARD_COUNT) if CARD_TYPE[card] == "virtue")
_ONI: Final = tuple(card for card in range(CARD_COUNT) if ONI[card])
EVERYWHERE: Final = tuple(tuple(b for b in range(MAP_SIZE) if b != a) for a in range(MAP_SIZE))


def neighbors(clan: int, province: int) -> tuple[int, ...]:
    """Where a clan's pieces may Move from a province (MAR-1, CLA-DRAGONFLY-2)."""
    return EVERYWHERE[province] if TRAITS[clan].flies else ADJACENT[province]


def price(clan: int, cost: int, discount: int = 0) -> int:
    """What a clan pays: the Bonsai's limit first, then the discount, never below 0."""
    return max(0, min(cost, TRAITS[clan].price_cap) - discount)


def in_reserve(p: Public, clan: int, kind: int) -> int:
    return p.pieces[at(RESERVE, clan) + kind]


def strongholds_in(p: Public, clan: int, province: int) -> int:
    """A clan's Strongholds in a province."""
    return p.pieces[at(province, clan) + STRONGHOLD]


def stronghold_provinces(p: Public, clan: int) -> list[int]:
    """Provinces with a Stronghold of the clan."""
    pieces, first = p.pieces, at(0, clan) + STRONGHOLD
    return [province for province in range(MAP_SIZE) if pieces[first + province * ROW]]


def strongholds(p: Public, clan: int) -> int:
    """A clan's Strongholds on the map."""
    return sum(p.pieces[at(0, clan) + STRONGHOLD : at(MAP_SIZE, 0) : ROW])


def force(p: Public, clan: int, province: int) -> int:
    """A clan's force in a province, cards and kami included. The one definition of it."""
    return plain_force(p, clan, province) + card_force(p, clan, province)


def forces(p: Public, province: int) -> list[int]:
    """The force of every clan slot in a province."""
    return forces_of_row(p, province, p.pieces[province * ROW : (province + 1) * ROW])


def forces_of_row(p: Public, province: int, row: bytes) -> list[int]:
    """The same, for one who has the province's row of `Public.pieces` at hand."""
    found = list(_plain_forces_of_row(p, province, row))
    for clan in p.clans:
        # Cards add to figures, and each of these has force of its own, but for Raijin's power.
        if p.listening[clan] >> hooks.FORCE_BONUS & 1 and (p.kami_unbound or found[clan]):
            found[clan] += card_force(p, clan, province)
    return found


def all_forces(p: Public) -> list[list[int]]:
    """The force of every clan slot in every province."""
    pieces = p.pieces
    found = [list(_plain_forces_of_row(p, n, pieces[n * ROW : (n + 1) * ROW])) for n in range(MAP_SIZE)]
    for clan in p.clans:
        for count, card in _force_cards(p, clan):
            for province in range(MAP_SIZE):
                if p.kami_unbound or found[province][clan]:
                    found[province][clan] += count * card.extra_force(p, clan, province)
    return found


def card_force(p: Public, clan: int, province: int) -> int:
    """What a clan's cards add to its force in a province."""
    total = 0
    for count, card in _force_cards(p, clan):
        total += count * card.extra_force(p, clan, province)
    return total


def _force_cards(p: Public, clan: int) -> list[tuple[int, hooks.Card]]:
    """The cards of a clan that can add to its force, with how many copies it has."""
    if not p.listening[clan] >> hooks.FORCE_BONUS & 1:
        return []
    owned = p.owned[clan * CARD_COUNT : (clan + 1) * CARD_COUNT]
    found = _FORCE_CARDS.get(owned)
    if found is None:
        if len(_FORCE_CARDS) >= _MOST_ROWS:
            _FORCE_CARDS.clear()
        found = [(owned[card.card], card) for card in hooks.FORCE_CARDS if owned[card.card]]
        _FORCE_CARDS[owned] = found
    return found


def plain_force(p: Public, clan: int, province: int) -> int:
    """Force of a clan's pieces and of the kami it controls there, without cards."""
    return plain_forces(p, province)[clan]


def plain_forces(p: Public, province: int) -> Counts:
    """Printed force of every clan's pieces and of the kami it controls there (FIG-1, CLA-TURTLE-2)."""
    return _plain_forces_of_row(p, province, p.pieces[province * ROW : (province + 1) * ROW])


def _plain_forces_of_row(p: Public, province: int, row: bytes) -> Counts:
    if p.kami_unbound:
        return _unbound_forces(p, province, row)
    found = _PRINTED.get(row)
    return _printed_forces(row) if found is None else found


def _printed_forces(row: bytes) -> Counts:
    """From the pieces in one province."""
    clans = [row[first : first + KINDS] for first in range(0, ROW, KINDS)]
    found = tuple(
        [_figure_force(here) + _stronghold_force(n, here[STRONGHOLD]) for n, here in enumerate(clans)]
    )
    return _remember(_PRINTED, row, found)


def _figure_force(pieces: bytes) -> int:
    """Printed force of one clan's figures in one province."""
    if pieces == NO_PIECES:  # most clans, in most provinces
        return 0
    return sum([pieces[kind] * FORCE[kind] for kind in FIGURE_KINDS])


def _remember(rows: dict[bytes, Counts], row: bytes, found: Counts) -> Counts:
    if len(rows) >= _MOST_ROWS:
        rows.clear()
    rows[row] = found
    return found


def _stronghold_force(clan: int, built: int) -> int:
    """The force that a clan's Strongholds in a province have."""
    return built if TRAITS[clan].living_strongholds else 0


def _unbound_forces(p: Public, province: int, row: bytes) -> Counts:
    """With Kami Unbound: the kami's figures have force, and with Raijin only Bushi do (KUB-RAIJIN)."""
    if has_power(p, RAIJIN, province):
        clans = range(len(CLANS))
        found = [row[n * KINDS + BUSHI] + _stronghold_force(n, row[n * KINDS + STRONGHOLD]) for n in clans]
    else:
        printed = _PRINTED.get(row)
        found = list(_printed_forces(row) if printed is None else printed)
    for _, clan, added in _kami_parts(p, province):
        found[clan] += added
    return tuple(found)


def _kami_parts(p: Public, province: int) -> list[tuple[int, int, int]]:
    """(kami, controller, force) of each figure: 1, and of Ryujin one for each type of card owned."""
    parts = []
    for slot, where in enumerate(p.kami_at):
        if where == province:
            kami = p.shrines[slot]
            clan = controller(p, kami)
            if clan != NOBODY:
                parts.append((kami, clan, len(card_types(p, clan)) if kami == RYUJIN else 1))
    return parts


def force_parts(p: Public, clan: int, province: int) -> list[Part]:
    """What a clan's force in a province is made of; the parts add up to `force`."""
    i = at(province, clan)
    row = p.pieces[i : i + KINDS]
    if p.kami_unbound:
        parts = _unbound_parts(p, clan, province, row)
    elif row == NO_PIECES:
        return []  # cards add to figures
    else:
        parts = list(_printed_parts(clan, row))
    return parts + _card_parts(p, clan, province, _force_cards(p, clan))


def all_force_parts(p: Public, provinces: Iterable[int]) -> list[dict[int, list[Part]]]:
    """The `force_parts` of each clan that has any, for each of these provinces."""
    if p.kami_unbound:
        return [{clan: parts for clan in p.clans if (parts := force_parts(p, clan, n))} for n in provinces]
    pieces, found = p.pieces, []
    seats = [(clan, at(0, clan), _force_cards(p, clan)) for clan in p.clans]
    for province in provinces:
        here: dict[int, list[Part]] = {}
        for clan, first, cards in seats:
            i = province * ROW + first
            row = pieces[i : i + KINDS]
            if row != NO_PIECES:
                parts = list(_printed_parts(clan, row))
                if cards:
                    parts += _card_parts(p, clan, province, cards)
                if parts:
                    here[clan] = parts
        found.append(here)
    return found


def _card_parts(p: Public, clan: int, province: int, cards: list[tuple[int, hooks.Card]]) -> list[Part]:
    """What these cards of a clan add to its force in a province."""
    parts: list[Part] = []
    for copies, card in cards:
        extra = copies * card.extra_force(p, clan, province)
        if extra:
            parts.append(("card", card.id, copies, extra))
    return parts


def _printed_parts(clan: int, row: bytes) -> tuple[Part, ...]:
    """Figures and living Strongholds, from one clan's pieces in a province."""
    found = _PARTS.get((clan, row))
    if found is None:
        if len(_PARTS) >= _MOST_ROWS:
            _PARTS.clear()
        found = _PARTS[clan, row] = tuple(_figure_parts(clan, row, row))
    return found


def _figure_parts(clan: int, row: bytes, counts: bytes) -> list[Part]:
    """Figures and living Strongholds. `counts`: how many of each kind have force."""
    parts: list[Part] = [
        ("figure", FIGURES[kind], row[kind], FORCE[kind] * counts[kind]) for kind in FIGURE_KINDS if row[kind]
    ]
    force = _stronghold_force(clan, row[STRONGHOLD])
    if force:
        parts.append(("clan", CLANS[clan], row[STRONGHOLD], force))
    return parts


def _unbound_parts(p: Public, clan: int, province: int, row: bytes) -> list[Part]:
    """With Kami Unbound: Raijin's power, and the kami that the clan controls there."""
    parts = _figure_parts(clan, row, bytes([fighting(p, clan, province, kind) for kind in range(KINDS)]))
    here = _kami_parts(p, province)
    return parts + [("kami", KAMI[kami], 1, added) for kami, owner, added in here if owner == clan]


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
    here = plain_forces(p, province)
    return tuple([clan for clan in p.clans if here[clan] > 0])


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


def leader(p: Public, province: int) -> int:
    """The clan with the most force in a province, ties by honor (HON-4); NOBODY with no force."""
    return first_by_force(p, forces(p, province))


def first_by_force(p: Public, forces: list[int]) -> int:
    """The clan with the most of these forces by clan slot, ties by honor (HON-4); NOBODY with no force."""
    best, most = NOBODY, 0
    for clan in p.honor:  # top first, so the higher honor wins a tie
        if forces[clan] > most:
            best, most = clan, forces[clan]
    return best


def by_force(p: Public, forces: dict[int, int]) -> list[tuple[int, int]]:
    """Clans with force and how much, most first, ties by honor (HON-4). Clans without may be left out."""
    found = [(clan, force) for clan in p.honor if (force := forces.get(clan, 0)) > 0]
    if len(found) > 1:
        found.sort(key=lambda entry: -entry[1])
    return found


def with_force(p: Public, province: int) -> tuple[int, ...]:
    """Clans with force in a province, in seat order."""
    here = forces(p, province)
    return tuple([clan for clan in p.clans if here[clan] > 0])


def harvest_times(p: Public, province: int) -> int:
    """How many times a province's reward is gained in a Harvest: twice where Fujin stands (KUB-FUJIN)."""
    return 2 if has_power(p, FUJIN, province) else 1


def worshippers(p: Public, clan: int, kami: int) -> int:
    """A clan's force in a shrine: every figure there has 1."""
    return _heads(p, kami)[clan]


def _heads(p: Public, kami: int) -> Counts:
    """How many figures of each clan there are in a shrine."""
    i = at(FIRST_SHRINE + kami, 0)
    row = p.pieces[i : i + ROW]
    found = _HEADS.get(row)
    if found is None:
        counted = tuple([sum(row[first : first + KINDS]) for first in range(0, ROW, KINDS)])
        found = _remember(_HEADS, row, counted)
    return found


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
    row = p.pieces[at(RESERVE, clan) : at(RESERVE, clan) + KINDS]
    return sum([row[kind] for kind in FIGURE_KINDS])


def reserve_kinds(p: Public, clan: int) -> Counts:
    """Kinds of figures a clan has in reserve (REC-3)."""
    i = at(RESERVE, clan)
    row = p.pieces[i : i + KINDS]
    found = _KINDS_IN_ROW.get(row)
    if found is None:
        found = _remember(_KINDS_IN_ROW, row, tuple([kind for kind in FIGURE_KINDS if row[kind]]))
    return found
