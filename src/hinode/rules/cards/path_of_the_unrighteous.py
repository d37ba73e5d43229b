"""Path of the Unrighteous: one more replacement in a Betray (see rules.mandates.betray)."""

from __future__ import annotations

from hinode.rules.triggers.hooks import MORE_REPLACED, Card


class PathOfTheUnrighteous(Card):
    id = "path-of-the-unrighteous"
    window = MORE_REPLACED
