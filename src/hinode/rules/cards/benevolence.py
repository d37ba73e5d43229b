"""Benevolence: hand one Coin you spend to another player, for honor and 2 VP."""

from __future__ import annotations

from hinode.known.public import Public
from hinode.rules import changes
from hinode.rules.triggers.hooks import SPENT, Args, Card
from hinode.state.state import State
from hinode.vocab import codes
from hinode.vocab.codes import arg


class Benevolence(Card):
    id = "benevolence"
    window = SPENT
    asks = "benevolence"

    def times(self, p: Public, clan: int, args: Args) -> int:
        """One Coin for each copy, but not for its own purchase (CAR-11)."""
        spent, bought = args
        return min(spent, self.copies(p, clan) - (bought == self.card))

    def options(self, s: State, window: int, me: int, args: Args) -> list[int]:
        return [codes.DONE, *(codes.pack(codes.PAY, c) for c in s.public.clans if c != me)]

    def do(self, s: State, window: int, me: int, args: Args, code: int) -> None:
        if code != codes.DONE:
            changes.exchange_for_coins(s, arg(code, 0), 1, self.id)
            changes.gain_honor(s, me, self.id)
            changes.gain_vp(s, me, 2, self.id)
