"""One seat's private knowledge: the tiles it has seen and its own sealed bid."""

from __future__ import annotations

from typing import Any, Final

from hinode.known.public import Laid
from hinode.vocab.ids import HIDDEN

Tiles = tuple[int, ...]
Seen = tuple[tuple[int, Tiles], ...]  # hands: (turn, tiles)
Down = tuple[tuple[int, int], ...]  # tiles laid face down: (turn, tile)
NO_BID: Final = -1


class Private:
    """One seat's private state. The tiles of a hand are sorted, so their order reveals nothing."""

    __slots__ = ("clan", "down", "sealed", "seen")

    def __init__(
        self,
        clan: int,
        seen: Seen = (),
        down: Down = (),
        sealed: int = NO_BID,
    ) -> None:
        self.clan = clan
        # The hand of each own mandate turn this season: (turn, its four tiles). The last one is
        # the hand being held while the choice is open.
        self.seen = seen
        # Tiles this seat itself laid face down (CLA-LOTUS-1): (turn, tile).
        self.down = down
        self.sealed = sealed

    def copy(self) -> Private:
        return Private(self.clan, self.seen, self.down, self.sealed)

    def same(self, other: Private) -> bool:
        return (self.seen, self.down, self.sealed) == (other.seen, other.down, other.sealed)

    def __reduce__(self) -> tuple[Any, ...]:
        return Private, (self.clan, self.seen, self.down, self.sealed)

    def hand(self, turn: int, laid: list[Laid]) -> Tiles:
        """The tiles held now: those of this turn while its mandate is not laid yet."""
        if self.seen and self.seen[-1][0] == turn and not (laid and laid[-1][0] == turn):
            return self.seen[-1][1]
        return ()

    def tile_down(self, turn: int) -> int:
        """The tile this seat laid face down in a turn, or HIDDEN."""
        return dict(self.down).get(turn, HIDDEN)


def known_on_top(private: Private, laid: list[Laid]) -> Tiles:
    """Tiles this seat is certain to find among those put back on top of the mandate deck (POL-3).

    After its own turn a seat knows the three it put back. Each later mandate takes a tile of the
    laid kind from the pile it was chosen from; one laid face down may be any, so of each kind one
    is no longer certain.
    """
    if not private.seen:
        return ()
    turn, tiles = private.seen[-1]
    known = list(tiles)
    for number, clan, tile, _ in laid:
        if number < turn:
            continue
        if clan == private.clan and tile == HIDDEN:
            tile = private.tile_down(number)
        if tile == HIDDEN:
            for kind in set(known):
                known.remove(kind)
        elif tile in known:
            known.remove(tile)
    return tuple(sorted(known))
