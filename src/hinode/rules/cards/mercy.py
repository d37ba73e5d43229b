"""Mercy: about to kill figures of others you may spare them all, and gain 2 VP."""

from __future__ import annotations

from hinode.rules import changes
from hinode.rules.triggers.hooks import ABOUT_TO_KILL, Args, Card
from hinode.state.state import State


class Mercy(Card):
    id = "mercy"
    window = ABOUT_TO_KILL

    def do(self, s: State, window: int, me: int, args: Args, code: int) -> None:
        changes.gain_vp(s, me, 2 * self.copies(s.public, me), self.id)
