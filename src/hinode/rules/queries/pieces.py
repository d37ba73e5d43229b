"""Pieces in reserve, on the map, and in shrines, and the kami that follow from them."""

from __future__ import annotations

from typing import Final, TypeVar

from hinode.known.public import Public
from hinode.vocab.facts import FIGURE_KINDS, TYPES
from hinode.vocab.ids import FIRST_SHRINE, FUJIN, KINDS, MAP_SIZE, NOBODY, RESERVE, STRONGHOLD, at

ROW: Final = 5 * KINDS  # bytes of a place in `Public.pieces`
Counts = tuple[int, ...]  # by clan slot
# Counted once for each different row of pieces; games hold few, and each again and again.
_HEADS: Final[dict[bytes, Counts]] = {}
_KINDS_IN_ROW: Final[dict[bytes, tuple[int, ...]]] = {}  # of figures, by one clan's pieces
MAX_ROWS: Final = 1 << 14
V = TypeVar("V")


def remember(rows: dict[bytes, V], row: bytes, found: V) -> V:
    """Keep what follows from a row of pieces."""
    if len(rows) >= MAX_ROWS:
        rows.clear()
    rows[row] = found
    return found


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


def has_power(p: Public, kami: int, province: int) -> bool:
    """Whether a kami's power works in a province: its figure stands there (KUB-6)."""
    return p.kami_unbound and kami in p.shrines and p.kami_at[p.shrines.index(kami)] == province


def has_power_anywhere(p: Public, kami: int) -> bool:
    return p.kami_unbound and kami in p.shrines and p.kami_at[p.shrines.index(kami)] != NOBODY


def has_type(p: Public, clan: int, province: int, type_bit: int) -> bool:
    """Whether a clan has a figure in a province that is or counts as a type (FIG-4)."""
    i = at(province, clan)
    return any(TYPES[kind] & type_bit and p.pieces[i + kind] for kind in FIGURE_KINDS)


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
        found = remember(_HEADS, row, counted)
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
        found = remember(_KINDS_IN_ROW, row, tuple([kind for kind in FIGURE_KINDS if row[kind]]))
    return found
