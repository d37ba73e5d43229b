"""Cells of the map and the shrines: pieces, forces, wars, and kami."""

from __future__ import annotations

from typing import Final

from hinode.env.layout import FIGURES_HELD, SEATS, WIDTH
from hinode.env.observation.cells import AT, PIECE_CELLS, Cells, Marks, differences
from hinode.env.observation.forces import ForceCells
from hinode.known.public import Public
from hinode.rules.queries import ROW, controller
from hinode.vocab.facts import OWNED
from hinode.vocab.ids import KINDS, NOBODY, PLACES, RESERVE

_PROVINCE: Final = WIDTH["province"]
_SHRINE: Final = WIDTH["shrine"]
_WAR_NUMBER: Final = AT["province.war_number"]
_AT_WAR_NOW: Final = AT["province.at_war_now"]
_KAMI_FIGURES: Final = AT["province.kami_figures"]
_CONTROLLER: Final = AT["shrine.controller"]
# By place in the row of the reserve: all the pieces of that kind that a clan has.
_WHOLE_RESERVE: Final = tuple([float(max(1, OWNED[kind])) for _ in range(SEATS) for kind in range(KINDS)])


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
                for index in differences(before, here):
                    whole = _WHOLE_RESERVE[index] if place == RESERVE else FIGURES_HELD
                    self._numbers[PIECE_CELLS + first + index] = here[index] / whole
        return changed

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
