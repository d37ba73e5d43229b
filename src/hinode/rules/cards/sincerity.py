"""Sincerity: honor and 1 VP for each hostage you take."""

from __future__ import annotations

from hinode.rules import changes
from hinode.rules.triggers.hooks import HONOR, HOSTAGE_TAKEN, Args, Card
from hinode.state.state import State


class Sincerity(Card):
    id = "sincerity"
    window = HOSTAGE_TAKEN
    writes = HONOR

    def do(self, s: State, window: int, me: int, args: Args, code: int) -> None:
        changes.gain_honor(s, me, self.id)
        changes.gain_vp(s, me, 1, self.id)
