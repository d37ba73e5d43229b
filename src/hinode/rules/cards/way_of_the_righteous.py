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

    def due(self, s: State, window: int, me: int, args: Args) -> bool:
        return s.public.honor[-1] != me

    def concerns(self, p: Public, me: int, other: int) -> bool:
        """Where the other is below with too few Coins for all who take, or takes of one who is below both."""
        if outranks(p, me, other) and self._runs_short(p, other):
            return True
        shared = [c for c in p.clans if outranks(p, me, c) and outranks(p, other, c) and p.coins[c]]
        return self.copies(p, other) > 0 and any(self._runs_short(p, c) for c in shared)

    def _runs_short(self, p: Public, clan: int) -> bool:
        """Whether a clan may have too few Coins for all those above who take."""
        return p.coins[clan] < sum(self.copies(p, c) for c in p.clans if outranks(p, c, clan))

    def do(self, s: State, window: int, me: int, args: Args, code: int) -> None:
        p = s.public
        for other in p.clans:
            if other != me and outranks(p, me, other):
                table.hand_over(s, other, me, 1, self.id)
