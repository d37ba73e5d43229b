"""River Dragon: force 5, from the data (vocab.facts.FORCE)."""

from __future__ import annotations

from hinode.rules.triggers.hooks import Card


class RiverDragon(Card):
    id = "river-dragon"
