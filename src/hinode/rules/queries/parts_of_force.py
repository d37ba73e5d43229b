"""What a force is made of, for those who show it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hinode.known.public import Public
from hinode.rules.queries.pieces import MAX_ROWS, ROW
from hinode.rules.queries.province_force import fighting, force_cards, kami_parts, stronghold_force
from hinode.rules.triggers import hooks
from hinode.vocab.facts import FIGURE_KINDS, FORCE
from hinode.vocab.ids import CLANS, FIGURES, KAMI, KINDS, NO_PIECES, STRONGHOLD, at

# What adds to a force: figure, clan, kami or card; its id; how many; how much they add.
Part = tuple[str, str, int, int]
CardParts = tuple[tuple[int, tuple[Part, ...]], ...]  # by clan: what its cards add to its force
_PARTS: Final[dict[tuple[int, bytes], tuple[Part, ...]]] = {}  # by clan and its own pieces


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
    return parts + _card_parts(p, clan, province, force_cards(p, clan))


def card_parts(p: Public, provinces: Sequence[int]) -> dict[int, CardParts]:
    """What cards add to forces, in those of these provinces where they do."""
    found: dict[int, CardParts] = {}
    for clan in p.clans:
        cards, first = force_cards(p, clan), at(0, clan)
        for province in provinces if cards else ():
            i = first + province * ROW
            if p.pieces[i : i + KINDS] == NO_PIECES:
                continue  # cards add to figures
            parts = _card_parts(p, clan, province, cards)
            if parts:
                found[province] = (*found.get(province, ()), (clan, tuple(parts)))
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
        if len(_PARTS) >= MAX_ROWS:
            _PARTS.clear()
        found = _PARTS[clan, row] = tuple(_figure_parts(clan, row, row))
    return found


def _figure_parts(clan: int, row: bytes, counts: bytes) -> list[Part]:
    """Figures and living Strongholds. `counts`: how many of each kind have force."""
    parts: list[Part] = [
        ("figure", FIGURES[kind], row[kind], FORCE[kind] * counts[kind]) for kind in FIGURE_KINDS if row[kind]
    ]
    force = stronghold_force(clan, row[STRONGHOLD])
    if force:
        parts.append(("clan", CLANS[clan], row[STRONGHOLD], force))
    return parts


def _unbound_parts(p: Public, clan: int, province: int, row: bytes) -> list[Part]:
    """With Kami Unbound: Raijin's power, and the kami that the clan controls there."""
    parts = _figure_parts(clan, row, bytes([fighting(p, clan, province, kind) for kind in range(KINDS)]))
    here = kami_parts(p, province)
    return parts + [("kami", KAMI[kami], 1, added) for kami, owner, added in here if owner == clan]
