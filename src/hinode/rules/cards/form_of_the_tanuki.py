"""Form of the Tanuki: 2 VP in Winter for each different type of season card owned."""

from __future__ import annotations

from hinode.rules import changes
from hinode.rules.queries import card_types
from hinode.rules.triggers.hooks import WINTER_SCORING, Args, Card
from hinode.state.state import State


class FormOfTheTanuki(Card):
    id = "form-of-the-tanuki"
    window = WINTER_SCORING

    def do(self, s: State, window: int, me: int, args: Args, code: int) -> None:
        changes.gain_vp(s, me, 2 * len(card_types(s.public, me)), self.id)
