"""Courage: 2 VP each time you win a war province token."""

from __future__ import annotations

from hinode.rules import changes
from hinode.rules.triggers.hooks import TOKEN, Args, Card
from hinode.state.state import State


class Courage(Card):
    id = "courage"
    window = TOKEN

    def do(self, s: State, window: int, me: int, args: Args, code: int) -> None:
        changes.gain_vp(s, me, 2, self.id)
