"""Cells of the map and the shrines: pieces, forces, wars, war tokens, and kami."""

from __future__ import annotations

from typing import Final

import numpy as np

from hinode.env.layout import FIGURES_HELD, FORCE, SEATS, WIDTH
from hinode.env.observation.cells import AT, Cells
from hinode.known.public import Public
from hinode.rules.queries import all_forces, controller
from hinode.vocab.facts import OWNED, WORSHIPPERS
from hinode.vocab.ids import FIRST_SHRINE, KINDS, MAP_SIZE, NOBODY, PLACES, RESERVE

_PROVINCE: Final = WIDTH["province"]
_SHRINE: Final = WIDTH["shrine"]
_FULL_RESERVE: Final = np.array([max(1, owned) for owned in OWNED], dtype=np.float64)
_FORCE: Final = AT["province.force"]
_LEADER: Final = AT["province.leader"]
_WORSHIPPING: Final = np.array(WORSHIPPERS)


class BoardCells:
    """Rewrites what changed on the board since the last update."""

    def __init__(self, cells: Cells) -> None:
        self._numbers = cells.numbers
        self._pieces_view = cells.field("province.pieces")
        self._reserve_view = cells.field("seat.reserve")
        self._worshippers_view = cells.field("shrine.worshippers")
        self._tokens_view = cells.field("province.tokens")
        self._war_views = cells.field("province.war_number"), cells.field("province.at_war_now")
        self._kami_view = cells.field("province.kami_figures")
        self._pieces = b""
        self._forces = [[0] * SEATS for _ in range(MAP_SIZE)]
        self._leaders = [NOBODY] * MAP_SIZE
        self._honor: list[int] = []
        self._tokens: list[int] = []
        self._war: tuple[tuple[int, ...], int] = ((), NOBODY)
        self._kami_at: list[int] = []
        self._controllers: dict[int, int] = {}

    def begin(self, p: Public) -> None:
        """What stays the same for a whole game."""
        for slot, kami in enumerate(p.shrines):
            self._numbers[AT["shrine.slot"] + kami * _SHRINE + slot] = 1.0

    def update(self, p: Public) -> None:
        pieces = bytes(p.pieces)
        moved = pieces != self._pieces
        reordered = p.honor != self._honor
        if moved:
            self._pieces = pieces
            self._write_pieces(pieces)
        if reordered:
            self._honor = p.honor.copy()
        if moved or reordered or p.kami_unbound or any(p.listening):
            self._write_forces(p)
        if p.tokens != self._tokens:
            self._write_tokens(p)
        if (p.war, p.war_at) != self._war:
            self._write_war(p)
        if p.kami_unbound:
            self._write_kami(p)

    def _write_pieces(self, pieces: bytes) -> None:
        by_place = np.frombuffer(pieces, dtype=np.uint8).reshape(PLACES, SEATS, KINDS)
        self._pieces_view[:] = by_place[:MAP_SIZE].reshape(MAP_SIZE, -1) / FIGURES_HELD
        self._reserve_view[:] = by_place[RESERVE] / _FULL_RESERVE
        shrines = by_place[FIRST_SHRINE:RESERVE, :, _WORSHIPPING]
        self._worshippers_view[:] = shrines.reshape(len(shrines), -1) / FIGURES_HELD

    def _write_forces(self, p: Public) -> None:
        """Force in each province, and its leader. Ties go to higher honor (HON-4)."""
        numbers = self._numbers
        for province, forces in enumerate(all_forces(p)):
            at = province * _PROVINCE
            known = self._forces[province]
            if forces != known:
                for clan in range(SEATS):
                    if forces[clan] != known[clan]:
                        numbers[_FORCE + at + clan] = forces[clan] / FORCE
                self._forces[province] = forces
            best, most = NOBODY, 0
            for clan in p.honor:
                if forces[clan] > most:
                    best, most = clan, forces[clan]
            if best != self._leaders[province]:
                self._move_one(_LEADER + at, self._leaders[province], best)
                self._leaders[province] = best

    def _move_one(self, first: int, before: int, now: int) -> None:
        """Move the 1 of a one-hot field."""
        if before != NOBODY:
            self._numbers[first + before] = 0.0
        if now != NOBODY:
            self._numbers[first + now] = 1.0

    def _write_tokens(self, p: Public) -> None:
        self._tokens = p.tokens.copy()
        self._tokens_view[:] = 0.0
        for number, clan in enumerate(p.tokens):
            if clan != NOBODY:
                season, province = divmod(number, MAP_SIZE)
                self._tokens_view[province, season * SEATS + clan] = 1.0

    def _write_war(self, p: Public) -> None:
        self._war = p.war, p.war_at
        numbers, now = self._war_views
        numbers[:] = 0.0
        now[:] = 0.0
        for number, province in enumerate(p.war):
            numbers[province, number] = 1.0
        if p.war_at != NOBODY and p.war_at < len(p.war):
            now[p.war[p.war_at], 0] = 1.0

    def _write_kami(self, p: Public) -> None:
        """Where the figures of the kami stand, and who controls them (KUB-3)."""
        if p.kami_at != self._kami_at:
            self._kami_at = p.kami_at.copy()
            self._kami_view[:] = 0.0
            for kami, province in zip(p.shrines, p.kami_at, strict=True):
                if province != NOBODY:
                    self._kami_view[province, kami] = 1.0
        for kami in p.shrines:
            clan, before = controller(p, kami), self._controllers.get(kami, NOBODY)
            if clan != before:
                self._controllers[kami] = clan
                self._move_one(AT["shrine.controller"] + kami * _SHRINE, before, clan)
