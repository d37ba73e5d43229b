"""Cells of the map and the shrines: pieces, forces, wars, war tokens, and kami."""

from __future__ import annotations

from typing import Final

import numpy as np

from hinode.env.layout import SEATS, WIDTH
from hinode.env.observation.cells import AT, Cells, Marks
from hinode.env.observation.forces import ForceCells
from hinode.env.observation.indexes import piece_scales
from hinode.known.public import Public
from hinode.rules.queries import controller
from hinode.vocab.ids import MAP_SIZE, NOBODY

_PROVINCE: Final = WIDTH["province"]
_SHRINE: Final = WIDTH["shrine"]
_TOKENS: Final = AT["province.tokens"]
_WAR_NUMBER: Final = AT["province.war_number"]
_AT_WAR_NOW: Final = AT["province.at_war_now"]
_KAMI_FIGURES: Final = AT["province.kami_figures"]
_CONTROLLER: Final = AT["shrine.controller"]
_PIECE_SCALES: Final = piece_scales()


class BoardCells:
    """Rewrites what changed on the board since the last update."""

    def __init__(self, cells: Cells) -> None:
        self._numbers = cells.numbers
        self._pieces = bytearray(len(_PIECE_SCALES))  # as they are written
        self._counts = np.frombuffer(self._pieces, dtype=np.uint8)
        self._shares = cells.pieces
        self._forces = ForceCells(cells)
        self._tokens: list[int] = []
        self._token_marks = Marks(cells)
        self._war: tuple[int, ...] = ()
        self._war_at = NOBODY
        self._war_marks = Marks(cells)
        self._kami_marks = Marks(cells)

    def begin(self, p: Public) -> None:
        """What stays the same for a whole game."""
        for slot, kami in enumerate(p.shrines):
            self._numbers[AT["shrine.slot"] + kami * _SHRINE + slot] = 1.0

    def update(self, p: Public) -> None:
        moved = p.pieces != self._pieces
        if moved:
            self._pieces[:] = p.pieces
            np.divide(self._counts, _PIECE_SCALES, self._shares)
        self._forces.update(p, moved)
        if p.tokens != self._tokens:
            self._mark_tokens(p)
        if p.war_at != self._war_at or p.war != self._war:
            self._mark_war(p)
        if p.kami_unbound:
            self._mark_kami(p)

    def _mark_tokens(self, p: Public) -> None:
        self._tokens = p.tokens.copy()
        self._token_marks.move(
            [
                _TOKENS + number % MAP_SIZE * _PROVINCE + number // MAP_SIZE * SEATS + clan
                for number, clan in enumerate(p.tokens)
                if clan != NOBODY
            ]
        )

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
