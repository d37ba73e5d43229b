"""Form of the Kitsune: 3 VP in Winter for each Stronghold on the map."""

from __future__ import annotations

from hinode.rules import changes
from hinode.rules.queries import strongholds
from hinode.rules.triggers.hooks import WINTER_SCORING, Args, Card
from hinode.state.state import State


class FormOfTheKitsune(Card):
    id = "form-of-the-kitsune"
    window = WINTER_SCORING

    def do(self, s: State, window: int, me: int, args: Args, code: int) -> None:
        changes.gain_vp(s, me, 3 * strongholds(s.public, me), self.id)
