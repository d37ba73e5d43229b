"""Path of the Monkey: after you Summon you may take 1 Coin from the richest, and lose honor."""

from __future__ import annotations

from hinode.known.public import Public
from hinode.rules import changes
from hinode.rules.triggers.hooks import HONOR, MY_COINS, SUMMONED, THEIR_COINS, Args, Card
from hinode.state.state import State
from hinode.vocab import codes


class PathOfTheMonkey(Card):
    id = "path-of-the-monkey"
    window = SUMMONED
    asks = "offer"
    reads = THEIR_COINS
    writes = MY_COINS | THEIR_COINS | HONOR

    def due(self, s: State, window: int, me: int, args: Args) -> bool:
        return bool(self._richest(s.public, me))

    def options(self, s: State, window: int, me: int, args: Args) -> list[int]:
        return [codes.YES, codes.NO]

    def do(self, s: State, window: int, me: int, args: Args, code: int) -> None:
        if code == codes.YES:
            for other in self._richest(s.public, me):
                changes.hand_over(s, other, me, 1, self.id)
            changes.lose_honor(s, me, self.id)

    @staticmethod
    def _richest(p: Public, me: int) -> list[int]:
        """The other player with the most Coins, or all of those tied; nobody if they have none."""
        most = max(p.coins[other] for other in p.clans if other != me)
        return [other for other in p.clans if other != me and p.coins[other] == most > 0]
