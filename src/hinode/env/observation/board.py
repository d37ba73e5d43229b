"""Cells of the map and the shrines: pieces, forces, wars, war tokens, and kami."""

from __future__ import annotations

from typing import Any, Final

from hinode.env.layout import FIGURES_HELD, FORCE, SEATS, WIDTH
from hinode.env.observation.cells import AT, EMPTY, Cells, capped
from hinode.known.public import Public
from hinode.rules.queries import all_forces, controller, forces
from hinode.rules.triggers import hooks
from hinode.vocab.facts import OWNED, WORSHIPPERS
from hinode.vocab.ids import FIRST_SHRINE, KINDS, MAP_SIZE, NOBODY, PHASE_WAR, PLACES, RESERVE, at

_PROVINCE: Final = WIDTH["province"]
_SHRINE: Final = WIDTH["shrine"]
_FORCE: Final = AT["province.force"]
_LEADER: Final = AT["province.leader"]
_FORCE_CARDS: Final = 1 << hooks.FORCE_BONUS  # in `Public.listening`: the clan has a card that adds force
_NO_BATTLE: Final[tuple[tuple[int, ...], int]] = ((), NOBODY)  # clans and province
_ROW: Final = at(1, 0)  # bytes of a place in `Public.pieces`


def _piece_cell(place: int, clan: int, kind: int) -> tuple[int, float]:
    """Where the number of a clan's pieces in a place is written, and its scale."""
    if place < FIRST_SHRINE:
        return AT["province.pieces"] + place * _PROVINCE + clan * KINDS + kind, FIGURES_HELD
    if place == RESERVE:
        return AT["seat.reserve"] + clan * WIDTH["seat"] + kind, float(max(1, OWNED[kind]))
    if kind not in WORSHIPPERS:
        return EMPTY, 1.0  # it never stands in a shrine
    first = AT["shrine.worshippers"] + (place - FIRST_SHRINE) * _SHRINE
    return first + clan * len(WORSHIPPERS) + WORSHIPPERS.index(kind), FIGURES_HELD


# By index in `Public.pieces`.
_PIECE_CELLS: Final = tuple(
    _piece_cell(place, clan, kind)
    for place in range(PLACES)
    for clan in range(SEATS)
    for kind in range(KINDS)
)


def _context(p: Public) -> tuple[Any, ...]:
    """What forces and leaders depend on, besides the pieces in their province."""
    if not any(map(_FORCE_CARDS.__and__, p.listening)) and not p.kami_unbound:
        return (tuple(p.honor),)
    return tuple(p.honor), p.phase == PHASE_WAR, bytes(p.owned), tuple(p.kami_at)


def differences(one: bytes, two: bytes) -> list[int]:
    """Where two byte strings of the same length differ. Fast if they differ in few places."""
    found, start = [], 0
    rest = int.from_bytes(one, "little") ^ int.from_bytes(two, "little")
    while rest:
        zeros = ((rest & -rest).bit_length() - 1) // 8  # bytes that are equal before the next difference
        found.append(start + zeros)
        start += zeros + 1
        rest >>= 8 * (zeros + 1)
    return found


class BoardCells:
    """Rewrites what changed on the board since the last update."""

    def __init__(self, cells: Cells) -> None:
        self._numbers = cells.numbers
        self._tokens_view = cells.field("province.tokens")
        self._war_views = cells.field("province.war_number"), cells.field("province.at_war_now")
        self._kami_view = cells.field("province.kami_figures")
        self._pieces = bytes(len(_PIECE_CELLS))
        self._forces = [[0] * SEATS for _ in range(MAP_SIZE)]
        self._leaders = [NOBODY] * MAP_SIZE
        self._context: tuple[Any, ...] = ()
        self._battle = _NO_BATTLE
        self._tokens: list[int] = []
        self._war: tuple[tuple[int, ...], int] = ((), NOBODY)
        self._kami_at: list[int] = []
        self._controllers: dict[int, int] = {}

    def begin(self, p: Public) -> None:
        """What stays the same for a whole game."""
        for slot, kami in enumerate(p.shrines):
            self._numbers[AT["shrine.slot"] + kami * _SHRINE + slot] = 1.0

    def update(self, p: Public) -> None:
        places = self._write_pieces(p) if p.pieces != self._pieces else set()
        context, before = _context(p), self._battle
        self._battle = (p.battle, p.war[p.war_at]) if p.battle else _NO_BATTLE
        if self._battle != before:  # some cards compare the honor of those in a battle (CAR-4)
            places |= {before[1], self._battle[1]} - {NOBODY}
        if context != self._context or (p.kami_unbound and places):
            self._context = context
            for province, here in enumerate(all_forces(p)):
                self._write_force(p, province, here)
        else:
            for place in places:
                if place < MAP_SIZE:
                    self._write_force(p, place, forces(p, place))
        if p.tokens != self._tokens:
            self._write_tokens(p)
        if (p.war, p.war_at) != self._war:
            self._write_war(p)
        if p.kami_unbound:
            self._write_kami(p)

    def _write_pieces(self, p: Public) -> set[int]:
        """Returns the places where pieces changed."""
        pieces, places = bytes(p.pieces), set[int]()
        for index in differences(self._pieces, pieces):
            cell, scale = _PIECE_CELLS[index]
            self._numbers[cell] = pieces[index] / scale
            places.add(index // _ROW)
        self._pieces = pieces
        return places

    def _write_force(self, p: Public, province: int, here: list[int]) -> None:
        """Force by clan in a province, and its leader. Ties go to higher honor (HON-4)."""
        known, first = self._forces[province], province * _PROVINCE
        if here != known:
            for clan in p.clans:
                if here[clan] != known[clan]:
                    self._numbers[_FORCE + first + clan] = capped(here[clan] / FORCE)
            self._forces[province] = here
        best, most = NOBODY, 0
        for clan in p.honor:
            if here[clan] > most:
                best, most = clan, here[clan]
        if best != self._leaders[province]:
            self._move_one(_LEADER + first, self._leaders[province], best)
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
