"""What only the observer knows: its tiles and its sealed bid."""

from __future__ import annotations

from array import array
from typing import Final

from hinode.env.layout import COINS, COPIES
from hinode.env.observation.cells import Cells, capped, own_cell
from hinode.env.observation.indexes import positions
from hinode.known.private import NO_BID, Down, Private, Seen, Tiles, known_on_top
from hinode.known.public import Public
from hinode.rules.queries import from_left
from hinode.vocab.codes import arg
from hinode.vocab.ids import ADVANTAGES, MANDATES

# The numbers of each combination of tiles, of which there are few.
_SHARES: Final[dict[Tiles, array[float]]] = {}


class OwnCells:
    """The block of one seat's own knowledge. It is written again where that changed."""

    def __init__(self, cells: Cells, p: Public, clan: int, private: Private) -> None:
        self.positions = positions((clan, *from_left(p, clan)[:-1]))
        self._numbers = cells.numbers
        self._private = private
        self._hand = TileCells(cells, own_cell(clan, "own.hand"))
        self._top = TileCells(cells, own_cell(clan, "own.known_on_top"))
        self._face_down = TileCells(cells, own_cell(clan, "own.laid_face_down"))
        self._sealed_cell = own_cell(clan, "own.sealed")
        self._bid_cell = own_cell(clan, "own.sealed_bid")
        self._laid_changes = -1
        self._turn = -1
        self._seen: Seen = ()
        self._down: Down = ()
        self._sealed = NO_BID

    def update(self, p: Public, laid_changes: int) -> None:
        """`laid_changes`: how many times the mandates laid have changed."""
        private = self._private
        seen, down = private.seen, private.down
        if private.sealed != self._sealed:
            self._write_bid(private.sealed)
        changed = laid_changes != self._laid_changes or seen != self._seen
        if changed or p.turn != self._turn:
            self._turn = p.turn
            self._hand.write(private.hand(p.turn, p.laid))
        if changed or down != self._down:
            self._laid_changes, self._seen, self._down = laid_changes, seen, down
            self._top.write(known_on_top(private, p.laid))
            self._face_down.write(tuple([tile for _, tile in down]))

    def _write_bid(self, sealed: int) -> None:
        self._sealed = sealed
        self._numbers[self._sealed_cell] = float(sealed != NO_BID)
        for number in range(len(ADVANTAGES)):
            coins = 0 if sealed == NO_BID else arg(sealed, number)
            self._numbers[self._bid_cell + number] = capped(coins / COINS)


class TileCells:
    """The share of each kind of mandate among some tiles."""

    def __init__(self, cells: Cells, first: int) -> None:
        self._numbers = cells.numbers
        self._first = first
        self._tiles: Tiles = ()

    def write(self, tiles: Tiles) -> None:
        if tiles != self._tiles:
            self._tiles = tiles
            self._numbers[self._first : self._first + len(MANDATES)] = _shares(tiles)


def _shares(tiles: Tiles) -> array[float]:
    found = _SHARES.get(tiles)
    if found is None:
        found = _SHARES[tiles] = array("f", [tiles.count(kind) / COPIES for kind in range(len(MANDATES))])
    return found
