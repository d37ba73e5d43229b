"""Way of Bushido: 2 Coins and 2 VP for each different Virtue at the start of war."""

from __future__ import annotations

from hinode.rules import changes
from hinode.rules.queries import virtues
from hinode.rules.triggers.hooks import MY_COINS, WAR_START, Args, Card
from hinode.state.state import State


class WayOfBushido(Card):
    id = "way-of-bushido"
    window = WAR_START
    writes = MY_COINS

    def due(self, s: State, window: int, me: int, args: Args) -> bool:
        return virtues(s.public, me) > 0

    def do(self, s: State, window: int, me: int, args: Args, code: int) -> None:
        count = virtues(s.public, me)
        changes.gain_coins(s, me, 2 * count, self.id)
        changes.gain_vp(s, me, 2 * count, self.id)
