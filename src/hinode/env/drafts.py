"""Answers that take several actions: a bid, and the choice of who replaces whom."""

from __future__ import annotations

from dataclasses import dataclass

from hinode.env.actions import BID_CAP, NUMBER, WITH
from hinode.vocab import codes
from hinode.vocab.codes import arg, pack
from hinode.vocab.ids import ADVANTAGES


@dataclass(frozen=True, slots=True)
class BidDraft:
    """Coins put on the first advantages, one after the other (BAT-3)."""

    coins: int
    amounts: tuple[int, ...] = ()

    @property
    def left(self) -> int:
        return self.coins - sum(self.amounts)

    def actions(self) -> range:
        """What may be put on the next advantage."""
        first = NUMBER[pack(codes.BID, len(self.amounts), 0)]
        return range(first, first + min(self.left, BID_CAP) + 1)

    def put(self, coins: int) -> BidDraft:
        return BidDraft(self.coins, (*self.amounts, coins))

    def code(self) -> int | None:
        """The whole bid once nothing is left to choose: all four named, or no Coin left."""
        rest = len(ADVANTAGES) - len(self.amounts)
        if rest and (self.left or not self.amounts):
            return None
        return pack(codes.BID, *self.amounts, *(0,) * rest)


@dataclass(frozen=True, slots=True)
class ReplaceDraft:
    """A victim is named; one of these codes is still to be chosen, by who takes its place (BET-3)."""

    ways: tuple[int, ...]

    def actions(self) -> dict[int, int]:
        return {NUMBER[pack(WITH, arg(code, 3))]: code for code in self.ways}


Draft = BidDraft | ReplaceDraft
