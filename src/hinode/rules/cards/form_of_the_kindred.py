"""Form of the Kindred: 3 VP in Winter for each season with an ally."""

from __future__ import annotations

from hinode.rules import changes
from hinode.rules.triggers.hooks import WINTER_SCORING, Args, Card
from hinode.state.state import State


class FormOfTheKindred(Card):
    id = "form-of-the-kindred"
    window = WINTER_SCORING

    def do(self, s: State, window: int, me: int, args: Args, code: int) -> None:
        changes.gain_vp(s, me, 3 * s.public.allied_seasons[me].bit_count(), self.id)
