"""Way of the Katana: in the War Phase Bushi have force 2."""

from __future__ import annotations

from hinode.known.public import Public
from hinode.rules.queries import fighting
from hinode.rules.triggers.hooks import FORCE_BONUS, Card
from hinode.vocab.ids import BUSHI, PHASE_WAR


class WayOfTheKatana(Card):
    id = "way-of-the-katana"
    window = FORCE_BONUS

    def extra_force(self, p: Public, me: int, province: int) -> int:
        return fighting(p, me, province, BUSHI) if p.phase == PHASE_WAR else 0
