"""Form of the Beast: 3 VP in Winter for each Monster owned."""

from __future__ import annotations

from hinode.rules import changes
from hinode.rules.queries import monsters
from hinode.rules.triggers.hooks import WINTER_SCORING, Args, Card
from hinode.state.state import State


class FormOfTheBeast(Card):
    id = "form-of-the-beast"
    window = WINTER_SCORING

    def do(self, s: State, window: int, me: int, args: Args, code: int) -> None:
        changes.gain_vp(s, me, 3 * monsters(s.public, me), self.id)
