"""Path of the Patron: 2 Coins after you Summon, with two players of lower honor."""

from __future__ import annotations

from hinode.rules import changes
from hinode.rules.triggers.hooks import HONOR, MY_COINS, SUMMONED, Args, Card
from hinode.state.state import State


class PathOfThePatron(Card):
    id = "path-of-the-patron"
    window = SUMMONED
    reads = HONOR
    writes = MY_COINS

    def do(self, s: State, window: int, me: int, args: Args, code: int) -> None:
        p = s.public
        if len(p.honor) - 1 - p.honor.index(me) >= 2:
            changes.gain_coins(s, me, 2, self.id)
