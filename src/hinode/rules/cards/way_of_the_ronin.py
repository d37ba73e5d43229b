"""Way of the Ronin: 2 Ronin at the start of war."""

from __future__ import annotations

from hinode.rules import changes
from hinode.rules.triggers.hooks import MY_RONIN, WAR_START, Args, Card
from hinode.state.state import State


class WayOfTheRonin(Card):
    id = "way-of-the-ronin"
    window = WAR_START
    writes = MY_RONIN

    def do(self, s: State, window: int, me: int, args: Args, code: int) -> None:
        changes.gain_ronin(s, me, 2, self.id)
