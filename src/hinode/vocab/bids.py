"""The codes of every possible bid, numbered and not listed."""

from __future__ import annotations

from collections.abc import Iterator
from math import comb
from typing import Any, Final, overload

from hinode.vocab import codes

_TABLE_SIZE: Final = 64  # Coins; few clans ever have more
_WAYS: Final = tuple(tuple(comb(coins + spots, spots) for coins in range(_TABLE_SIZE)) for spots in range(5))


def _ways(coins: int, spots: int) -> int:
    """In how many ways at most this many Coins can be put on some advantages."""
    return _WAYS[spots][coins] if coins < _TABLE_SIZE else comb(coins + spots, spots)


class BidCodes:
    """Every way to put at most `coins` Coins on four advantages (BAT-3), in lexical order.

    There are C(coins + 4, 4) of them, so they are numbered and not listed.
    """

    __slots__ = ("coins",)

    def __init__(self, coins: int) -> None:
        self.coins = coins

    def __len__(self) -> int:
        return _ways(self.coins, 4)

    @overload
    def __getitem__(self, index: int) -> int: ...
    @overload
    def __getitem__(self, index: slice) -> list[int]: ...
    def __getitem__(self, index: int | slice) -> int | list[int]:
        if isinstance(index, slice):
            return [self._at(number) for number in range(len(self))[index]]
        number = index + len(self) if index < 0 else index
        if not 0 <= number < len(self):
            raise IndexError("no such bid")
        return self._at(number)

    def _at(self, number: int) -> int:
        left, bids = self.coins, [0, 0, 0, 0]
        for advantage in range(4):
            spots = 3 - advantage  # the remaining advantages share what this one leaves
            while number >= (count := _ways(left - bids[advantage], spots)):
                number -= count
                bids[advantage] += 1
            left -= bids[advantage]
        return codes.pack(codes.BID, bids[0], bids[1], bids[2], bids[3])

    def __iter__(self) -> Iterator[int]:
        return map(self._at, range(len(self)))

    def __contains__(self, code: object) -> bool:
        if not isinstance(code, int) or codes.verb_of(code) != codes.BID:
            return False
        return codes.bid_total(code) <= self.coins

    def __reduce__(self) -> tuple[Any, ...]:
        return BidCodes, (self.coins,)
