"""Way of the Merchant: 1 Coin whenever a richer player gains Coins from the pile."""

from __future__ import annotations

from hinode.rules import changes
from hinode.rules.triggers.hooks import PILE, Args, Card
from hinode.state.state import State


class WayOfTheMerchant(Card):
    id = "way-of-the-merchant"
    window = PILE

    def due(self, s: State, window: int, me: int, args: Args) -> bool:
        gained, wealth = args[0], args[1:]
        return any(gained >> c & 1 and wealth[c] > wealth[me] for c in s.public.clans if c != me)

    def do(self, s: State, window: int, me: int, args: Args, code: int) -> None:
        changes.exchange_for_coins(s, me, 1, self.id)
