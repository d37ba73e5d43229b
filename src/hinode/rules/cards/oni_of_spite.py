"""Oni of Spite: entering a province it steals 2 VP from each player there with higher honor."""

from __future__ import annotations

from hinode.rules import changes
from hinode.rules.queries import force
from hinode.rules.triggers.hooks import ENTERED, HONOR, Args, Card
from hinode.state.state import State
from hinode.vocab.ids import FIGURE_NO


class OniOfSpite(Card):
    id = "oni-of-spite"
    window = ENTERED
    reads = HONOR

    def due(self, s: State, window: int, me: int, args: Args) -> bool:
        return args[0] == FIGURE_NO[self.id]

    def do(self, s: State, window: int, me: int, args: Args, code: int) -> None:
        p = s.public
        above = [c for c in p.honor[: p.honor.index(me)] if force(p, c, args[1]) > 0]
        stolen = sum(changes.lose_vp(s, other, 2, self.id) for other in above)
        changes.gain_vp(s, me, stolen, self.id)
