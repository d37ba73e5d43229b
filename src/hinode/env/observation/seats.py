"""Cells of the clans: possessions, honor, alliances, and the current battle."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from hinode.env.layout import COINS, FIGURES_HELD, FORCE, SEATS, VP, WIDTH
from hinode.env.observation.cells import AT, Cells, capped
from hinode.known.private import NO_BID
from hinode.known.public import Public
from hinode.vocab.codes import arg
from hinode.vocab.facts import SET_BONUS, TOKEN_VP
from hinode.vocab.ids import ADVANTAGES, CARD_COUNT, MAP_SIZE, NOBODY, PHASE_END

_SEAT: Final = WIDTH["seat"]
_ALLIED_SEASONS: Final = AT["seat.allied_seasons"]
_ALLY: Final = AT["seat.ally"]
_BID: Final = AT["seat.bid"]
_CLAN: Final = AT["seat.clan"]
_COINS: Final = AT["seat.coins"]
_CURRENT: Final = AT["seat.current"]
_HIRED: Final = AT["seat.hired"]
_HONOR: Final = AT["seat.honor"]
_HOSTAGES_OF: Final = AT["seat.hostages_of"]
_IN_BATTLE: Final = AT["seat.in_battle"]
_PRESENT: Final = AT["seat.present"]
_RONIN: Final = AT["seat.ronin"]
_STANDING: Final = AT["seat.standing"]
_TOKEN_PROVINCES: Final = AT["seat.token_provinces"]
_VICTOR: Final = AT["seat.victor"]
_VP: Final = AT["seat.vp"]
# The parts of a battle in the public state; outside a battle they are not shown.
_NO_BATTLE: Final[tuple[Any, ...]] = ((), (), (NOBODY, 0), NOBODY)


class SeatCells:
    """Rewrites what changed for the clans since the last update."""

    def __init__(self, cells: Cells) -> None:
        self._numbers = cells.numbers
        self._honor_view = cells.field("seat.honor")
        self._ally_view = cells.field("seat.ally")
        self._seasons_view = cells.field("seat.allied_seasons")
        self._hostages_view = cells.field("seat.hostages_of")
        self._cards_view = cells.field("seat.cards")
        battle = ("seat.in_battle", "seat.bid", "seat.hired", "seat.victor")
        self._battle_views = tuple(cells.field(name) for name in battle)
        self._wealth: tuple[list[int], ...] = ([], [], [])
        self._scored: tuple[list[int], list[int], bool] = ([], [], False)
        self._honor: list[int] = []
        self._allies: tuple[list[int], list[int]] = ([], [])
        self._hostages: list[tuple[int, int, int]] = []
        self._owned = b""
        self._battle = _NO_BATTLE
        self._current = NOBODY

    def begin(self, p: Public) -> None:
        """What stays the same for a whole game."""
        for clan in p.clans:
            self._numbers[_PRESENT + clan * _SEAT] = 1.0
            self._numbers[_CLAN + clan * _SEAT + clan] = 1.0

    def update(self, p: Public) -> None:
        if (p.vp, p.coins, p.ronin) != self._wealth:
            self._write_wealth(p)
        scored = (p.vp, p.tokens, p.phase == PHASE_END)
        if scored != self._scored:
            self._write_standings(p)
        if p.honor != self._honor:
            self._write_honor(p)
        if (p.ally, p.allied_seasons) != self._allies:
            self._write_allies(p)
        if p.hostages != self._hostages:
            self._write_hostages(p)
        if p.owned != self._owned:
            self._owned = bytes(p.owned)
            self._cards_view[:] = np.frombuffer(self._owned, dtype=np.uint8).reshape(SEATS, CARD_COUNT)
        if p.current != self._current:
            self._write_current(p)
        battle = (p.battle, p.bids, p.hired, p.victor) if p.battle else _NO_BATTLE
        if battle != self._battle:
            self._battle = battle
            self._write_battle(p)

    def _write_wealth(self, p: Public) -> None:
        self._wealth = p.vp.copy(), p.coins.copy(), p.ronin.copy()
        numbers = self._numbers
        for clan in p.clans:
            at = clan * _SEAT
            numbers[_VP + at] = capped(p.vp[clan] / VP)
            numbers[_COINS + at] = capped(p.coins[clan] / COINS)
            numbers[_RONIN + at] = capped(p.ronin[clan] / COINS)

    def _write_standings(self, p: Public) -> None:
        """Different provinces of war tokens, and the score with their Winter VP (WIN-3, WIN-4)."""
        over = p.phase == PHASE_END  # already scored
        self._scored = p.vp.copy(), p.tokens.copy(), over
        provinces: list[set[int]] = [set() for _ in range(SEATS)]
        standings = p.vp.copy()
        for number, clan in enumerate(p.tokens):
            if clan != NOBODY:
                season, province = divmod(number, MAP_SIZE)
                provinces[clan].add(province)
                standings[clan] += TOKEN_VP[season]
        for clan in p.clans:
            different = len(provinces[clan])
            standing = p.vp[clan] if over else standings[clan] + SET_BONUS[different]
            self._numbers[_TOKEN_PROVINCES + clan * _SEAT] = different / MAP_SIZE
            self._numbers[_STANDING + clan * _SEAT] = capped(standing / VP)

    def _write_honor(self, p: Public) -> None:
        self._honor = p.honor.copy()
        self._honor_view[:] = 0.0
        for rank, clan in enumerate(p.honor):
            self._numbers[_HONOR + clan * _SEAT + rank] = 1.0

    def _write_allies(self, p: Public) -> None:
        self._allies = p.ally.copy(), p.allied_seasons.copy()
        self._ally_view[:] = 0.0
        self._seasons_view[:] = 0.0
        for clan in p.clans:
            at = clan * _SEAT
            if p.ally[clan] != NOBODY:
                self._numbers[_ALLY + at + p.ally[clan]] = 1.0
            for season in range(3):
                if p.allied_seasons[clan] >> season & 1:
                    self._numbers[_ALLIED_SEASONS + at + season] = 1.0

    def _write_hostages(self, p: Public) -> None:
        self._hostages = p.hostages.copy()
        self._hostages_view[:] = 0.0
        for captor, owner, _ in p.hostages:
            self._numbers[_HOSTAGES_OF + captor * _SEAT + owner] += 1.0 / FIGURES_HELD

    def _write_current(self, p: Public) -> None:
        for clan, value in ((self._current, 0.0), (p.current, 1.0)):
            if clan != NOBODY:
                self._numbers[_CURRENT + clan * _SEAT] = value
        self._current = p.current

    def _write_battle(self, p: Public) -> None:
        """Clans in the battle, revealed bids, hired Ronin, and the winner."""
        for view in self._battle_views:
            view[:] = 0.0
        numbers = self._numbers
        for clan in p.battle:
            at = clan * _SEAT
            numbers[_IN_BATTLE + at] = 1.0
            if p.bids and p.bids[clan] != NO_BID:
                for number in range(len(ADVANTAGES)):
                    numbers[_BID + at + number] = capped(arg(p.bids[clan], number) / COINS)
        if p.battle:
            hired, force = p.hired
            if hired != NOBODY:
                numbers[_HIRED + hired * _SEAT] = capped(force / FORCE)
            if p.victor != NOBODY:
                numbers[_VICTOR + p.victor * _SEAT] = 1.0
