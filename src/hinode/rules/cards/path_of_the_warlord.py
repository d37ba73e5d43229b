"""Path of the Warlord: 1 Coin after you Summon."""

from __future__ import annotations

from hinode.rules import changes
from hinode.rules.triggers.hooks import MY_COINS, SUMMONED, Args, Card
from hinode.state.state import State


class PathOfTheWarlord(Card):
    id = "path-of-the-warlord"
    window = SUMMONED
    writes = MY_COINS

    def do(self, s: State, window: int, me: int, args: Args, code: int) -> None:
        changes.gain_coins(s, me, 1, self.id)
