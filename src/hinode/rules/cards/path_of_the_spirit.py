"""Path of the Spirit: 2 Coins and 2 VP after you Summon, with the highest honor of all."""

from __future__ import annotations

from hinode.rules import changes
from hinode.rules.triggers.hooks import HONOR, MY_COINS, SUMMONED, Args, Card
from hinode.state.state import State


class PathOfTheSpirit(Card):
    id = "path-of-the-spirit"
    window = SUMMONED
    reads = HONOR
    writes = MY_COINS

    def due(self, s: State, window: int, me: int, args: Args) -> bool:
        return s.public.honor[0] == me

    def do(self, s: State, window: int, me: int, args: Args, code: int) -> None:
        changes.gain_coins(s, me, 2, self.id)
        changes.gain_vp(s, me, 2, self.id)
