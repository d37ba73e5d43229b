"""Form of the Demon: 3 VP in Winter for each Oni owned."""

from __future__ import annotations

from hinode.rules import changes
from hinode.rules.queries import oni
from hinode.rules.triggers.hooks import WINTER_SCORING, Args, Card
from hinode.state.state import State


class FormOfTheDemon(Card):
    id = "form-of-the-demon"
    window = WINTER_SCORING

    def do(self, s: State, window: int, me: int, args: Args, code: int) -> None:
        changes.gain_vp(s, me, 3 * oni(s.public, me), self.id)
