"""Way of the Moneylender: 5 Coins at the start of war."""

from __future__ import annotations

from hinode.rules import changes
from hinode.rules.triggers.hooks import MY_COINS, WAR_START, Args, Card
from hinode.state.state import State


class WayOfTheMoneylender(Card):
    id = "way-of-the-moneylender"
    window = WAR_START
    writes = MY_COINS

    def do(self, s: State, window: int, me: int, args: Args, code: int) -> None:
        changes.gain_coins(s, me, 5, self.id)
