"""Justice: 3 VP when you kill figures of a player with lower honor, once for each such player."""

from __future__ import annotations

from hinode.rules import changes
from hinode.rules.queries import outranks
from hinode.rules.triggers.hooks import HONOR, KILLED, Args, Card
from hinode.state.state import State


class Justice(Card):
    id = "justice"
    window = KILLED
    reads = HONOR

    def due(self, s: State, window: int, me: int, args: Args) -> bool:
        return args[0] == me and any(outranks(s.public, me, other) for other in args[1::2])

    def do(self, s: State, window: int, me: int, args: Args, code: int) -> None:
        slain = [other for other in args[1::2] if outranks(s.public, me, other)]
        changes.gain_vp(s, me, 3 * len(slain), self.id)
