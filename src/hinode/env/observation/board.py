"""Cells of the map and the shrines: pieces, forces, wars, war tokens, and kami."""

from __future__ import annotations

from typing import Final

from hinode.env.layout import FIGURES_HELD, FORCE, SEATS, WIDTH
from hinode.env.observation.cells import AT, EMPTY, Cells, Marks, capped, differences
from hinode.known.public import Public
from hinode.rules.queries import all_forces, controller, first_by_force, forces
from hinode.rules.triggers import hooks
from hinode.vocab.facts import OWNED, WORSHIPPERS
from hinode.vocab.ids import (
    CARD_COUNT,
    FIRST_SHRINE,
    KINDS,
    MAP_SIZE,
    NOBODY,
    PHASE_WAR,
    PLACES,
    RESERVE,
    at,
)

_PROVINCE: Final = WIDTH["province"]
_SHRINE: Final = WIDTH["shrine"]
_FORCE: Final = AT["province.force"]
_LEADER: Final = AT["province.leader"]
_TOKENS: Final = AT["province.tokens"]
_WAR_NUMBER: Final = AT["province.war_number"]
_AT_WAR_NOW: Final = AT["province.at_war_now"]
_KAMI_FIGURES: Final = AT["province.kami_figures"]
_CONTROLLER: Final = AT["shrine.controller"]
NOWHERE: Final[set[int]] = set()
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


class BoardCells:
    """Rewrites what changed on the board since the last update."""

    def __init__(self, cells: Cells) -> None:
        self._numbers = cells.numbers
        self._pieces = bytes(len(_PIECE_CELLS))
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
        self._forces.update(p, self._write_pieces(p) if p.pieces != self._pieces else NOWHERE)
        if p.tokens != self._tokens:
            self._mark_tokens(p)
        if p.war_at != self._war_at or p.war != self._war:
            self._mark_war(p)
        if p.kami_unbound:
            self._mark_kami(p)

    def _write_pieces(self, p: Public) -> set[int]:
        """Returns the places where pieces changed."""
        pieces, places = bytes(p.pieces), set[int]()
        for index in differences(self._pieces, pieces):
            cell, scale = _PIECE_CELLS[index]
            self._numbers[cell] = pieces[index] / scale
            places.add(index // _ROW)
        self._pieces = pieces
        return places

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


class ForceCells:
    """Force by clan in each province, and its leader. They are computed again where they can have changed."""

    def __init__(self, cells: Cells) -> None:
        self._numbers = cells.numbers
        self._forces = [[0] * SEATS for _ in range(MAP_SIZE)]
        self._leaders = [NOBODY] * MAP_SIZE
        self._honor: list[int] = []
        self._owned = b""
        self._cards: list[int] = []
        self._any_cards = False
        self._at_war = False
        self._kami_at: list[int] = []
        self._battle: tuple[int, ...] = ()
        self._battle_at = NOBODY
        # In `Public.owned`: the cards that add force.
        self._card_cells = [
            clan * CARD_COUNT + card.card for clan in range(SEATS) for card in hooks.FORCE_CARDS
        ]

    def update(self, p: Public, places: set[int]) -> None:
        """`places`: where pieces changed."""
        honor_moved = p.honor != self._honor
        everywhere = self._cards_changed(p) if p.owned != self._owned else False
        if self._any_cards:  # some of them compare honor, or count in the War Phase only
            everywhere = everywhere or honor_moved or (p.phase == PHASE_WAR) != self._at_war
            if p.battle != self._battle:
                places = self._with_battle(p, places)
        self._at_war = p.phase == PHASE_WAR
        if p.kami_unbound:
            everywhere = self._kami_changed(p, places) or everywhere or honor_moved
        if everywhere:
            for province, here in enumerate(all_forces(p)):
                self._write(p, province, here)
        else:
            for place in places:
                if place < MAP_SIZE:
                    self._write(p, place, forces(p, place))
        if honor_moved:
            self._honor = p.honor.copy()
            for province in range(MAP_SIZE):
                self._mark_leader(p, province)

    def _cards_changed(self, p: Public) -> bool:
        """Whether cards changed that add force; with Kami Unbound all types of cards do (KUB-RYUJIN)."""
        self._owned = bytes(p.owned)
        before, self._cards = self._cards, [self._owned[cell] for cell in self._card_cells]
        self._any_cards = any(self._cards)
        return p.kami_unbound or self._cards != before

    def _with_battle(self, p: Public, places: set[int]) -> set[int]:
        """Some cards compare the honor of those in a battle (CAR-4)."""
        before, self._battle_at = self._battle_at, p.war[p.war_at] if p.battle else NOBODY
        self._battle = p.battle
        return (places | {before, self._battle_at}) - {NOBODY}

    def _kami_changed(self, p: Public, places: set[int]) -> bool:
        """Whether figures of kami moved, or pieces in a shrine, which decide who controls them (KUB-3)."""
        moved = p.kami_at != self._kami_at
        self._kami_at = p.kami_at.copy()
        return moved or any(FIRST_SHRINE <= place < RESERVE for place in places)

    def _write(self, p: Public, province: int, here: list[int]) -> None:
        known = self._forces[province]
        if here != known:
            first = _FORCE + province * _PROVINCE
            for clan in p.clans:
                if here[clan] != known[clan]:
                    self._numbers[first + clan] = capped(here[clan] / FORCE)
            self._forces[province] = here
            self._mark_leader(p, province)

    def _mark_leader(self, p: Public, province: int) -> None:
        """Ties go to higher honor (HON-4)."""
        leader, before = first_by_force(p, self._forces[province]), self._leaders[province]
        if leader != before:
            first = _LEADER + province * _PROVINCE
            if before != NOBODY:
                self._numbers[first + before] = 0.0
            if leader != NOBODY:
                self._numbers[first + leader] = 1.0
            self._leaders[province] = leader
