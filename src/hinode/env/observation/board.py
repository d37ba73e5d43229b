"""Cells of the map and the shrines: pieces, forces, wars, and kami."""

from __future__ import annotations

from array import array
from typing import Final

from hinode.env.layout import FIGURES_HELD, WIDTH
from hinode.env.observation.cells import AT, PIECE_CELLS, Cells, Marks
from hinode.env.observation.forces import ForceCells
from hinode.known.public import Public
from hinode.rules.queries import ROW, controller
from hinode.rules.queries.pieces import remember
from hinode.vocab.facts import OWNED
from hinode.vocab.ids import KINDS, NOBODY, PLACES, RESERVE

_PROVINCE: Final = WIDTH["province"]
_SHRINE: Final = WIDTH["shrine"]
_WAR_NUMBER: Final = AT["province.war_number"]
_AT_WAR_NOW: Final = AT["province.at_war_now"]
_KAMI_FIGURES: Final = AT["province.kami_figures"]
_CONTROLLER: Final = AT["shrine.controller"]
# By kind: all the pieces that a clan has.
_WHOLE_RESERVE: Final = tuple([float(max(1, OWNED[kind])) for kind in range(KINDS)])

# The numbers of each row of pieces on the board, and of each clan's reserve. Games hold few different ones.
_ON_BOARD: Final[dict[bytes, array[float]]] = {}
_IN_RESERVE: Final[dict[bytes, array[float]]] = {}


class BoardCells:
    """Rewrites what changed on the board since the last update."""

    def __init__(self, cells: Cells) -> None:
        self._numbers = cells.numbers
        self._pieces = b""  # as they are written
        self._rows = [bytes(ROW)] * PLACES  # the same by place
        self.forces = ForceCells(cells)
        self._war: tuple[int, ...] = ()
        self._war_at = NOBODY
        self._war_marks = Marks(cells)
        self._kami_marks = Marks(cells)

    def begin(self, p: Public) -> None:
        """What stays the same for a whole game."""
        for slot, kami in enumerate(p.shrines):
            self._numbers[AT["shrine.slot"] + kami * _SHRINE + slot] = 1.0

    def update(self, p: Public) -> None:
        places = self._write_pieces(p) if p.pieces is not self._pieces else []
        self.forces.update(p, places)
        if p.war_at != self._war_at or p.war != self._war:
            self._mark_war(p)
        if p.kami_unbound:
            self._mark_kami(p)

    def _write_pieces(self, p: Public) -> list[int]:
        """Returns the places where pieces changed."""
        pieces = self._pieces = p.pieces
        changed = list[int]()
        for place in range(PLACES):
            first = place * ROW
            here, before = pieces[first : first + ROW], self._rows[place]
            if here != before:
                self._rows[place] = here
                changed.append(place)
                if place == RESERVE:
                    self._write_reserve(here, before)
                else:
                    cell = PIECE_CELLS + first
                    self._numbers[cell : cell + ROW] = _on_board(here)
        return changed

    def _write_reserve(self, row: bytes, before: bytes) -> None:
        """Clan by clan, because the reserves of all clans together are hardly ever the same again."""
        for first in range(0, ROW, KINDS):
            held = row[first : first + KINDS]
            if held != before[first : first + KINDS]:
                cell = PIECE_CELLS + RESERVE * ROW + first
                self._numbers[cell : cell + KINDS] = _in_reserve(held)

    def _mark_war(self, p: Public) -> None:
        self._war, self._war_at = p.war, p.war_at
        marked = [_WAR_NUMBER + province * _PROVINCE + number for number, province in enumerate(p.war)]
        if p.war_at != NOBODY and p.war_at < len(p.war):
            marked.append(_AT_WAR_NOW + p.war[p.war_at] * _PROVINCE)
        self._war_marks.move(marked)

    def _mark_kami(self, p: Public) -> None:
        """Where the figures of the kami stand, and who controls them (KUB-3)."""
        marked = []
        for kami, province in zip(p.shrines, p.kami_at, strict=True):
            if province != NOBODY:
                marked.append(_KAMI_FIGURES + province * _PROVINCE + kami)
            clan = controller(p, kami)
            if clan != NOBODY:
                marked.append(_CONTROLLER + kami * _SHRINE + clan)
        self._kami_marks.move(marked)


def _on_board(row: bytes) -> array[float]:
    found = _ON_BOARD.get(row)
    if found is None:
        found = remember(_ON_BOARD, row, array("f", [count / FIGURES_HELD for count in row]))
    return found


def _in_reserve(held: bytes) -> array[float]:
    found = _IN_RESERVE.get(held)
    if found is None:
        shares = [count / whole for count, whole in zip(held, _WHOLE_RESERVE, strict=True)]
        found = remember(_IN_RESERVE, held, array("f", shares))
    return found
