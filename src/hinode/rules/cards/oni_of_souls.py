"""Oni of Souls: 2 VP for each Oni you own when you win a token with it there."""

from __future__ import annotations

from hinode.rules import changes
from hinode.rules.queries import oni
from hinode.rules.triggers.hooks import TOKEN, Args, Card
from hinode.state.state import State
from hinode.vocab.ids import FIGURE_NO, at


class OniOfSouls(Card):
    id = "oni-of-souls"
    window = TOKEN

    def due(self, s: State, window: int, me: int, args: Args) -> bool:
        return s.public.pieces[at(args[0], me) + FIGURE_NO[self.id]] > 0

    def do(self, s: State, window: int, me: int, args: Args, code: int) -> None:
        changes.gain_vp(s, me, 2 * oni(s.public, me), self.id)
