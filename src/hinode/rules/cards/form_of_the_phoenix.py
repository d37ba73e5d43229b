"""Form of the Phoenix: 3 VP in Winter for each different Virtue owned."""

from __future__ import annotations

from hinode.rules import changes
from hinode.rules.queries import virtues
from hinode.rules.triggers.hooks import WINTER_SCORING, Args, Card
from hinode.state.state import State


class FormOfThePhoenix(Card):
    id = "form-of-the-phoenix"
    window = WINTER_SCORING

    def do(self, s: State, window: int, me: int, args: Args, code: int) -> None:
        changes.gain_vp(s, me, 3 * virtues(s.public, me), self.id)
