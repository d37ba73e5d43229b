"""Loyalty: while you have an ally, each gain of VP is 1 more; never in Winter."""

from __future__ import annotations

from hinode.known.public import Public
from hinode.rules.triggers.hooks import VP, Card
from hinode.vocab.ids import NOBODY, WINTER


class Loyalty(Card):
    id = "loyalty"
    window = VP

    def extra_vp(self, p: Public, me: int) -> int:
        return 1 if p.ally[me] != NOBODY and p.season != WINTER else 0
