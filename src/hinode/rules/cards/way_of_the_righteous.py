"""Way of the Righteous: 1 Coin from each player with lower honor at the start of war."""

from __future__ import annotations

from hinode.rules import changes
from hinode.rules.queries import outranks
from hinode.rules.triggers.hooks import HONOR, MY_COINS, THEIR_COINS, WAR_START, Args, Card
from hinode.state.state import State


class WayOfTheRighteous(Card):
    id = "way-of-the-righteous"
    window = WAR_START
    reads = THEIR_COINS | HONOR
    writes = MY_COINS | THEIR_COINS

    def due(self, s: State, window: int, me: int, args: Args) -> bool:
        return s.public.honor[-1] != me

    def do(self, s: State, window: int, me: int, args: Args, code: int) -> None:
        p = s.public
        for other in p.clans:
            if other != me and outranks(p, me, other):
                changes.hand_over(s, other, me, 1, self.id)
