"""Oni of Skulls: force 3 where its owner has the lowest honor of the players present."""

from __future__ import annotations

from hinode.known.public import Public
from hinode.rules.queries import fighting, is_lowest
from hinode.rules.triggers.hooks import FORCE_BONUS, Card
from hinode.vocab.ids import FIGURE_NO


class OniOfSkulls(Card):
    id = "oni-of-skulls"
    window = FORCE_BONUS

    def extra_force(self, p: Public, me: int, province: int) -> int:
        here = fighting(p, me, province, FIGURE_NO[self.id])
        return 2 if here and is_lowest(p, me, province) else 0
