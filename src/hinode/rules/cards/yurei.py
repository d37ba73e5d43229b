"""Yurei: counts as a Daimyo, force 2. Its whole effect is in its types and force (vocab.facts)."""

from __future__ import annotations

from hinode.rules.triggers.hooks import Card


class Yurei(Card):
    id = "yurei"
