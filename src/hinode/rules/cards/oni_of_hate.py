"""Oni of Hate: entering a province it kills a Bushi or Shinto of each player with higher honor."""

from __future__ import annotations

from hinode.known.public import Public
from hinode.rules.actions.killing import PickVictims, kill_options, reads_of_killing
from hinode.rules.triggers.hooks import ENTERED, ON_MAP, Args, Card
from hinode.state.state import State
from hinode.vocab.ids import FIGURE_NO


class OniOfHate(Card):
    id = "oni-of-hate"
    window = ENTERED
    asks = "kill"
    writes = ON_MAP

    def reading(self, p: Public, me: int) -> int:
        return reads_of_killing(p, me)

    def due(self, s: State, window: int, me: int, args: Args) -> bool:
        return args[0] == FIGURE_NO[self.id] and bool(self._owners(s.public, me, args[1]))

    def do(self, s: State, window: int, me: int, args: Args, code: int) -> None:
        owners = self._owners(s.public, me, args[1])
        s.push(PickVictims(me, args[1], self.id, each=owners))

    @staticmethod
    def _owners(p: Public, me: int, province: int) -> tuple[int, ...]:
        """Players with higher honor and a figure there that can be killed."""
        return tuple(c for c in p.honor[: p.honor.index(me)] if kill_options(p, me, c, province))
