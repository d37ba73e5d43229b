"""Cells of the clans: possessions, honor, alliances, and the current battle."""

from __future__ import annotations

from typing import Final

from hinode.env.layout import COINS, FIGURES_HELD, FORCE, SEATS, VP, WIDTH
from hinode.env.observation.cells import AT, Cells, Marks, capped, differences
from hinode.known.private import NO_BID
from hinode.known.public import Public
from hinode.vocab.codes import arg
from hinode.vocab.facts import SET_BONUS, TOKEN_VP
from hinode.vocab.ids import ADVANTAGES, CARD_COUNT, MAP_SIZE, NOBODY, PHASE_END

_SEAT: Final = WIDTH["seat"]
_PROVINCE: Final = WIDTH["province"]
_ALLIED_SEASONS: Final = AT["seat.allied_seasons"]
_ALLY: Final = AT["seat.ally"]
_BID: Final = AT["seat.bid"]
_CARDS: Final = AT["seat.cards"]
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
_TOKENS: Final = AT["province.tokens"]
_TOKEN_PROVINCES: Final = AT["seat.token_provinces"]
_VICTOR: Final = AT["seat.victor"]
_VP: Final = AT["seat.vp"]
# Clans in a battle, revealed bids, hired Ronin, and the winner.
Fought = tuple[tuple[int, ...], tuple[int, ...], tuple[int, int], int]
_NO_BATTLE: Final[Fought] = ((), (), (NOBODY, 0), NOBODY)


class SeatCells:
    """Rewrites what changed for the clans since the last update."""

    def __init__(self, cells: Cells) -> None:
        self._numbers = cells.numbers
        self._coins = [0] * SEATS
        self._ronin = [0] * SEATS
        self._score = ScoreCells(cells)
        self._honor_marks = Marks(cells)
        self._ally: list[int] = []
        self._allied_seasons: list[int] = []
        self._ally_marks = Marks(cells)
        self._hostages: list[tuple[int, int, int]] = []
        self._owned = bytes(SEATS * CARD_COUNT)
        self._current = NOBODY
        self._current_mark = Marks(cells)
        self._battle = BattleCells(cells)
        self._fought = _NO_BATTLE

    def begin(self, p: Public) -> None:
        """What stays the same for a whole game."""
        for clan in p.clans:
            self._numbers[_PRESENT + clan * _SEAT] = 1.0
            self._numbers[_CLAN + clan * _SEAT + clan] = 1.0

    def update(self, p: Public, honor_moved: bool, cards_changed: bool) -> None:
        if p.coins != self._coins:
            self._coins = self._write_amounts(p, _COINS, p.coins, self._coins)
        if p.ronin != self._ronin:
            self._ronin = self._write_amounts(p, _RONIN, p.ronin, self._ronin)
        self._score.update(p)
        if honor_moved:
            self._honor_marks.move([_HONOR + clan * _SEAT + rank for rank, clan in enumerate(p.honor)])
        if p.ally is not self._ally or p.allied_seasons is not self._allied_seasons:
            self._mark_allies(p)
        if p.hostages is not self._hostages:
            self._write_hostages(p)
        if cards_changed:
            self._write_cards(p)
        if p.current != self._current:
            self._current = p.current
            self._current_mark.move([_CURRENT + p.current * _SEAT] if p.current != NOBODY else [])
        if p.battle or self._fought[0]:
            self._update_battle(p)

    def _write_amounts(self, p: Public, field: int, amounts: list[int], known: list[int]) -> list[int]:
        """Coins or Ronin. Returns a copy of the amounts."""
        for clan in p.clans:
            if amounts[clan] != known[clan]:
                self._numbers[field + clan * _SEAT] = capped(amounts[clan] / COINS)
        return amounts.copy()

    def _mark_allies(self, p: Public) -> None:
        self._ally, self._allied_seasons = p.ally, p.allied_seasons
        marked = [_ALLY + clan * _SEAT + p.ally[clan] for clan in p.clans if p.ally[clan] != NOBODY]
        for clan in p.clans:
            for season in range(3):
                if p.allied_seasons[clan] >> season & 1:
                    marked.append(_ALLIED_SEASONS + clan * _SEAT + season)
        self._ally_marks.move(marked)

    def _write_hostages(self, p: Public) -> None:
        for captor, owner, _ in self._hostages:
            self._numbers[_HOSTAGES_OF + captor * _SEAT + owner] = 0.0
        self._hostages = p.hostages
        for captor, owner, _ in p.hostages:
            self._numbers[_HOSTAGES_OF + captor * _SEAT + owner] += 1.0 / FIGURES_HELD

    def _write_cards(self, p: Public) -> None:
        owned = p.owned
        for index in differences(self._owned, owned):
            self._numbers[_CARDS + index // CARD_COUNT * _SEAT + index % CARD_COUNT] = float(owned[index])
        self._owned = owned

    def _update_battle(self, p: Public) -> None:
        fought: Fought = (p.battle, p.bids, p.hired, p.victor) if p.battle else _NO_BATTLE
        if fought != self._fought:
            self._fought = fought
            self._battle.write(p)


class ScoreCells:
    """VP, war tokens, and the score with their Winter VP."""

    def __init__(self, cells: Cells) -> None:
        self._numbers = cells.numbers
        self._tokens = [NOBODY] * (3 * MAP_SIZE)
        self._token_marks = Marks(cells)
        self._worth = [0] * SEATS  # Winter VP of the tokens, by clan
        self._vp = [0] * SEATS
        self._standing = [0] * SEATS
        self._over = False

    def update(self, p: Public) -> None:
        over = p.phase == PHASE_END  # then the tokens are already scored
        same_tokens = p.tokens is self._tokens
        if same_tokens and p.vp == self._vp and over == self._over:
            return
        if not same_tokens:
            self._write_tokens(p)
        before, self._vp, self._over = self._vp, p.vp.copy(), over
        for clan in p.clans:
            vp = p.vp[clan]
            if vp != before[clan]:
                self._numbers[_VP + clan * _SEAT] = capped(vp / VP)
            standing = vp if over else vp + self._worth[clan]
            if standing != self._standing[clan]:
                self._standing[clan] = standing
                self._numbers[_STANDING + clan * _SEAT] = capped(standing / VP)

    def _write_tokens(self, p: Public) -> None:
        """War tokens, their different provinces, and the VP that Winter gives for them (WIN-3, WIN-4)."""
        self._tokens = p.tokens
        self._token_marks.move(
            [
                _TOKENS + number % MAP_SIZE * _PROVINCE + number // MAP_SIZE * SEATS + clan
                for number, clan in enumerate(p.tokens)
                if clan != NOBODY
            ]
        )
        for clan in p.clans:
            won = [number for number, owner in enumerate(p.tokens) if owner == clan]
            different = len({number % MAP_SIZE for number in won})
            self._worth[clan] = sum([TOKEN_VP[number // MAP_SIZE] for number in won]) + SET_BONUS[different]
            self._numbers[_TOKEN_PROVINCES + clan * _SEAT] = different / MAP_SIZE


class BattleCells:
    """Clans in the battle, revealed bids, hired Ronin, and the winner. Nothing of it is shown after that."""

    def __init__(self, cells: Cells) -> None:
        self._numbers = cells.numbers
        self._marks = Marks(cells)
        self._written: list[int] = []  # cells of bids and Ronin

    def write(self, p: Public) -> None:
        for cell in self._written:
            self._numbers[cell] = 0.0
        self._written = []
        marked = [_IN_BATTLE + clan * _SEAT for clan in p.battle]
        if p.battle:
            if p.victor != NOBODY:
                marked.append(_VICTOR + p.victor * _SEAT)
            self._write_bids(p)
        self._marks.move(marked)

    def _write_bids(self, p: Public) -> None:
        for clan in p.battle:
            if p.bids and p.bids[clan] != NO_BID:
                for number in range(len(ADVANTAGES)):
                    self._put(_BID + clan * _SEAT + number, arg(p.bids[clan], number) / COINS)
        hired, force = p.hired
        if hired != NOBODY:
            self._put(_HIRED + hired * _SEAT, force / FORCE)

    def _put(self, cell: int, number: float) -> None:
        self._numbers[cell] = capped(number)
        self._written.append(cell)
