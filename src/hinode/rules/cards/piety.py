"""Piety: honor and 3 VP when you win a token with a Shinto of yours there."""

from __future__ import annotations

from hinode.rules import changes
from hinode.rules.queries import has_type
from hinode.rules.triggers.hooks import HONOR, TOKEN, Args, Card
from hinode.state.state import State
from hinode.vocab.facts import IS_SHINTO


class Piety(Card):
    id = "piety"
    window = TOKEN
    writes = HONOR

    def due(self, s: State, window: int, me: int, args: Args) -> bool:
        return has_type(s.public, me, args[0], IS_SHINTO)

    def do(self, s: State, window: int, me: int, args: Args, code: int) -> None:
        changes.gain_honor(s, me, self.id)
        changes.gain_vp(s, me, 3, self.id)
