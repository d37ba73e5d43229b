"""Path of the Builder: build in any player's Marshal (see rules.mandates.marshal)."""

from __future__ import annotations

from hinode.rules.triggers.hooks import MORE_BUILDING, Card


class PathOfTheBuilder(Card):
    id = "path-of-the-builder"
    window = MORE_BUILDING
