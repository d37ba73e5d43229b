"""Force: who has how much where, who leads, and who is compared. It is defined here, once."""

from __future__ import annotations

from typing import Final

from hinode.known.public import Public
from hinode.rules.queries.clans import TRAITS, card_types, outranks
from hinode.rules.queries.pieces import MAX_ROWS, ROW, Counts, controller, has_power, remember
from hinode.rules.triggers import hooks
from hinode.vocab.facts import FIGURE_KINDS, FORCE, KINDS_OF_TYPE, TYPES
from hinode.vocab.ids import (
    BUSHI,
    CARD_COUNT,
    CLANS,
    KINDS,
    MAP_SIZE,
    NO_PIECES,
    NOBODY,
    RAIJIN,
    RYUJIN,
    STRONGHOLD,
    at,
)

# Counted once for each different row of pieces; games hold few, and each again and again.
_PRINTED: Final[dict[bytes, Counts]] = {}
_FORCE_CARDS: Final[dict[bytes, list[tuple[int, hooks.Card]]]] = {}  # by the cards of a clan


def force(p: Public, clan: int, province: int) -> int:
    """A clan's force in a province, cards and kami included. The one definition of it."""
    return plain_force(p, clan, province) + card_force(p, clan, province)


def forces(p: Public, province: int) -> list[int]:
    """The force of every clan slot in a province."""
    found = list(_plain_forces_of_row(p, province, p.pieces[province * ROW : (province + 1) * ROW]))
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
        for count, card in force_cards(p, clan):
            for province in range(MAP_SIZE):
                if p.kami_unbound or found[province][clan]:
                    found[province][clan] += count * card.extra_force(p, clan, province)
    return found


def card_force(p: Public, clan: int, province: int) -> int:
    """What a clan's cards add to its force in a province."""
    total = 0
    for count, card in force_cards(p, clan):
        total += count * card.extra_force(p, clan, province)
    return total


def force_cards(p: Public, clan: int) -> list[tuple[int, hooks.Card]]:
    """The cards of a clan that can add to its force, with how many copies it has."""
    if not p.listening[clan] >> hooks.FORCE_BONUS & 1:
        return []
    owned = p.owned[clan * CARD_COUNT : (clan + 1) * CARD_COUNT]
    found = _FORCE_CARDS.get(owned)
    if found is None:
        if len(_FORCE_CARDS) >= MAX_ROWS:
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
        [_figure_force(here) + stronghold_force(n, here[STRONGHOLD]) for n, here in enumerate(clans)]
    )
    return remember(_PRINTED, row, found)


def _figure_force(pieces: bytes) -> int:
    """Printed force of one clan's figures in one province."""
    if pieces == NO_PIECES:  # most clans, in most provinces
        return 0
    return sum([pieces[kind] * FORCE[kind] for kind in FIGURE_KINDS])


def stronghold_force(clan: int, built: int) -> int:
    """The force that a clan's Strongholds in a province have."""
    return built if TRAITS[clan].living_strongholds else 0


def _unbound_forces(p: Public, province: int, row: bytes) -> Counts:
    """With Kami Unbound: the kami's figures have force, and with Raijin only Bushi do (KUB-RAIJIN)."""
    if has_power(p, RAIJIN, province):
        clans = range(len(CLANS))
        found = [row[n * KINDS + BUSHI] + stronghold_force(n, row[n * KINDS + STRONGHOLD]) for n in clans]
    else:
        printed = _PRINTED.get(row)
        found = list(_printed_forces(row) if printed is None else printed)
    for _, clan, added in kami_parts(p, province):
        found[clan] += added
    return tuple(found)


def kami_parts(p: Public, province: int) -> list[tuple[int, int, int]]:
    """(kami, controller, force) of each figure: 1, and of Ryujin one for each type of card owned."""
    parts = []
    for slot, where in enumerate(p.kami_at):
        if where == province:
            kami = p.shrines[slot]
            clan = controller(p, kami)
            if clan != NOBODY:
                parts.append((kami, clan, len(card_types(p, clan)) if kami == RYUJIN else 1))
    return parts


def fighting(p: Public, clan: int, province: int, kind: int) -> int:
    """How many of a kind a clan has in a province whose force counts there (KUB-RAIJIN)."""
    if kind != BUSHI and has_power(p, RAIJIN, province):
        return 0
    return p.pieces[at(province, clan) + kind]


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


def leader(p: Public, province: int) -> int:
    """The clan with the most force in a province, ties by honor (HON-4); NOBODY with no force."""
    return first_by_force(p, forces(p, province))


def leads(p: Public, clan: int, province: int) -> bool:
    """Whether a clan is the leader of a province."""
    i = at(province, clan)
    if not p.kami_unbound and p.pieces[i : i + KINDS] == NO_PIECES:
        return False  # cards add to figures
    return leader(p, province) == clan


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
