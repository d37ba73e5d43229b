"""Way of the Merchant: 1 Coin whenever a richer player gains Coins from the pile."""

from __future__ import annotations

from hinode.known.public import Public
from hinode.rules import changes
from hinode.rules.triggers.hooks import PILE, Args, Card
from hinode.state.state import State


class WayOfTheMerchant(Card):
    id = "way-of-the-merchant"
    window = PILE

    def due(self, s: State, window: int, me: int, args: Args) -> bool:
        return self.times(s.public, me, args) > 0

    def times(self, p: Public, clan: int, args: Args) -> int:
        """Once for each copy; one bought in this event counts only gains after it (CAR-11)."""
        gained, wealth, bought = args[0], args[1:6], args[6:]
        late = [bought[i + 2] for i in range(0, len(bought), 3) if bought[i : i + 2] == (clan, self.card)]
        since = [gained] * (self.copies(p, clan) - len(late)) + late
        return sum(any(bits >> c & 1 and wealth[c] > wealth[clan] for c in p.clans) for bits in since)

    def do(self, s: State, window: int, me: int, args: Args, code: int) -> None:
        changes.exchange_for_coins(s, me, 1, self.id)
