"""Drafts: answers that take several actions (bids and replacements)."""

from __future__ import annotations

from dataclasses import dataclass

from hinode.env.actions import BID_CAP, NUMBER, WITH
from hinode.vocab import codes
from hinode.vocab.codes import arg, pack
from hinode.vocab.ids import ADVANTAGES


@dataclass(frozen=True, slots=True)
class BidDraft:
    """Coins on the first advantages of a bid, one action for each (BAT-3)."""

    coins: int
    amounts: tuple[int, ...] = ()

    @property
    def left(self) -> int:
        return self.coins - sum(self.amounts)

    def actions(self) -> range:
        """The actions for the next advantage."""
        first = NUMBER[pack(codes.BID, len(self.amounts), 0)]
        return range(first, first + min(self.left, BID_CAP) + 1)

    def put(self, coins: int) -> BidDraft:
        return BidDraft(self.coins, (*self.amounts, coins))

    def code(self) -> int | None:
        """The complete bid once all four amounts are known or no Coin is left. Else None."""
        rest = len(ADVANTAGES) - len(self.amounts)
        if rest and (self.left or not self.amounts):
            return None
        return pack(codes.BID, *self.amounts, *(0,) * rest)


@dataclass(frozen=True, slots=True)
class ReplaceDraft:
    """A replacement with a known victim. The figure that replaces it is still open (BET-3)."""

    ways: tuple[int, ...]

    def actions(self) -> dict[int, int]:
        return {NUMBER[pack(WITH, arg(code, 3))]: code for code in self.ways}


Draft = BidDraft | ReplaceDraft
