"""Way of the Righteous: 1 Coin from each player with lower honor at the start of war."""

from __future__ import annotations

from hinode.known.public import Public
from hinode.rules import table
from hinode.rules.hooks import HONOR, MY_COINS, THEIR_COINS, WAR_START, Args, Card
from hinode.rules.queries import outranks
from hinode.state.state import State


class WayOfTheRighteous(Card):
    id = "way-of-the-righteous"
    windows = (WAR_START,)
    reads = THEIR_COINS | HONOR
    writes = MY_COINS | THEIR_COINS

    def concerns(self, p: Public, me: int, other: int) -> bool:
        """Only where somebody below may have too few Coins for all who take."""
        takers = sum(self.copies(p, clan) for clan in p.clans)
        return any(p.coins[c] < takers for c in p.clans if c != me and outranks(p, me, c))

    def do(self, s: State, window: int, me: int, args: Args, code: int) -> None:
        p = s.public
        for other in p.clans:
            if other != me and outranks(p, me, other):
                table.hand_over(s, other, me, 1, self.id)
