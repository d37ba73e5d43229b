"""Honesty: with an ally, 2 VP each time you choose a mandate other than Betray."""

from __future__ import annotations

from hinode.rules import changes
from hinode.rules.triggers.hooks import MANDATE_CHOSEN, Args, Card
from hinode.state.state import State
from hinode.vocab.ids import BETRAY, NOBODY


class Honesty(Card):
    id = "honesty"
    window = MANDATE_CHOSEN

    def due(self, s: State, window: int, me: int, args: Args) -> bool:
        return args[0] != BETRAY and s.public.ally[me] != NOBODY

    def do(self, s: State, window: int, me: int, args: Args, code: int) -> None:
        changes.gain_vp(s, me, 2, self.id)
