"""Path of the Favored: Shinto have force 3 where their owner has the highest honor present."""

from __future__ import annotations

from hinode.known.public import Public
from hinode.rules.queries import fighting_of_type, is_highest
from hinode.rules.triggers.hooks import FORCE_BONUS, Card
from hinode.vocab.facts import IS_SHINTO


class PathOfTheFavored(Card):
    id = "path-of-the-favored"
    window = FORCE_BONUS

    def extra_force(self, p: Public, me: int, province: int) -> int:
        shinto = fighting_of_type(p, me, province, IS_SHINTO)
        return 2 * shinto if shinto and is_highest(p, me, province) else 0
