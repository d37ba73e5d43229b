"""Path of the Dragon: Daimyo, and what counts as one, have +3 force."""

from __future__ import annotations

from hinode.known.public import Public
from hinode.rules.queries import fighting_of_type
from hinode.rules.triggers.hooks import FORCE_BONUS, Card
from hinode.vocab.facts import IS_DAIMYO


class PathOfTheDragon(Card):
    id = "path-of-the-dragon"
    window = FORCE_BONUS

    def extra_force(self, p: Public, me: int, province: int) -> int:
        return 3 * fighting_of_type(p, me, province, IS_DAIMYO)
