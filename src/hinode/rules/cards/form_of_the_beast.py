"""Form of the Beast: 3 VP in Winter for each Monster owned."""

from __future__ import annotations

from hinode.rules import table
from hinode.rules.hooks import WINTER_SCORING, Args, Card
from hinode.rules.queries import monsters
from hinode.state.state import State


class FormOfTheBeast(Card):
    id = "form-of-the-beast"
    window = WINTER_SCORING

    def do(self, s: State, window: int, me: int, args: Args, code: int) -> None:
        table.gain_vp(s, me, 3 * monsters(s.public, me), self.id)
