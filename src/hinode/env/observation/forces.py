"""Cells of force by clan in each province, and of its leader."""

from __future__ import annotations

from typing import Final

from hinode.env.layout import FORCE, SEATS, WIDTH
from hinode.env.observation.cells import AT, Cells, capped
from hinode.known.public import Public
from hinode.rules.queries import all_forces, first_by_force, forces
from hinode.rules.triggers import hooks
from hinode.vocab.ids import CARD_COUNT, FIRST_SHRINE, MAP_SIZE, NOBODY, PHASE_WAR, RESERVE

_PROVINCE: Final = WIDTH["province"]
_FORCE: Final = AT["province.force"]
_LEADER: Final = AT["province.leader"]


class ForceCells:
    """Computes forces again where they can have changed since the last update."""

    def __init__(self, cells: Cells) -> None:
        self._numbers = cells.numbers
        self._forces = [[0] * SEATS for _ in range(MAP_SIZE)]
        self._leaders = [NOBODY] * MAP_SIZE
        self._honor: list[int] = []
        self._owned = b""
        # Whether the honor track, or the cards of clans, changed with the last update.
        self.honor_moved = False
        self.cards_changed = False
        # In `Public.owned`: the cards that add force. How many there are of each, and the clans that own any.
        self._card_cells = [
            clan * CARD_COUNT + card.card for clan in range(SEATS) for card in hooks.FORCE_CARDS
        ]
        self._cards = [0] * len(self._card_cells)
        self._holders: list[int] = []
        self._at_war = False
        self._kami_at: list[int] = []
        self._battle: tuple[int, ...] = ()
        self._battle_at = NOBODY

    def update(self, p: Public, places: list[int]) -> None:
        """`places`: where pieces changed."""
        honor_moved = self.honor_moved = p.honor is not self._honor
        bought = self.cards_changed = p.owned is not self._owned
        changed = self._card_changes(p) if bought else []  # clans whose cards can add another force now
        at_war = p.phase == PHASE_WAR
        if self._holders:  # some cards compare honor, or count in the War Phase only
            if honor_moved or at_war != self._at_war:
                changed = sorted({*changed, *self._holders})
            if p.battle != self._battle:
                places = self._with_battle(p, places)
        self._at_war = at_war
        if p.kami_unbound and (self._kami_changed(p, places) or bought or honor_moved or changed):
            for province, here in enumerate(all_forces(p)):
                self._write(p, province, here)
        else:
            for place in self._with_force(changed, places) if changed else places:
                if place < MAP_SIZE:
                    self._write(p, place, forces(p, place))
        if honor_moved:
            self._honor = p.honor
            for province in range(MAP_SIZE):
                self._mark_leader(p, province)

    def _card_changes(self, p: Public) -> list[int]:
        """The clans whose cards that add force changed, or some that own such cards too."""
        self._owned = owned = p.owned
        cards = [owned[cell] for cell in self._card_cells]
        if cards == self._cards:
            return []
        before, self._cards = self._holders, cards
        self._holders = sorted({self._card_cells[n] // CARD_COUNT for n in range(len(cards)) if cards[n]})
        return sorted({*before, *self._holders})

    def _with_force(self, clans: list[int], places: list[int]) -> list[int]:
        """These places, and all provinces where one of the clans has force: cards add to figures."""
        found = places.copy()
        for province in range(MAP_SIZE):
            here = self._forces[province]
            for clan in clans:
                if here[clan]:
                    if province not in places:
                        found.append(province)
                    break
        return found

    def _with_battle(self, p: Public, places: list[int]) -> list[int]:
        """These places, and those of the battles: some cards compare the honor of those in one (CAR-4)."""
        before, self._battle_at = self._battle_at, p.war[p.war_at] if p.battle else NOBODY
        self._battle = p.battle
        return places + [
            place for place in {before, self._battle_at} if place != NOBODY and place not in places
        ]

    def _kami_changed(self, p: Public, places: list[int]) -> bool:
        """Whether figures of kami moved, or pieces in a shrine, which decide who controls them (KUB-3)."""
        moved = p.kami_at is not self._kami_at
        self._kami_at = p.kami_at
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
