"""Komainu: a Monster and a Shinto at once. Its whole effect is in its types (vocab.facts.TYPES)."""

from __future__ import annotations

from hinode.rules.triggers.hooks import Card


class Komainu(Card):
    id = "komainu"
