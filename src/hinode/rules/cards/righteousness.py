"""Righteousness: 1 VP for each of your figures killed, however it dies."""

from __future__ import annotations

from hinode.known.public import Public
from hinode.rules import changes
from hinode.rules.triggers.hooks import KILLED, Args, Card
from hinode.state.state import State


class Righteousness(Card):
    id = "righteousness"
    window = KILLED

    def times(self, p: Public, clan: int, args: Args) -> int:
        """All copies at once: what one event kills is one gain (CAR-7)."""
        return 1

    def due(self, s: State, window: int, me: int, args: Args) -> bool:
        return me in args[1::2]

    def do(self, s: State, window: int, me: int, args: Args, code: int) -> None:
        died = args[2::2][args[1::2].index(me)]
        changes.gain_vp(s, me, died * self.copies(s.public, me), self.id)
