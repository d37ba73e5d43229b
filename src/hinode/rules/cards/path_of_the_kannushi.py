"""Path of the Kannushi: move a Shinto to another shrine in a Marshal (see rules.mandates.marshal)."""

from __future__ import annotations

from hinode.rules.triggers.hooks import MORE_SHIFTS, Card


class PathOfTheKannushi(Card):
    id = "path-of-the-kannushi"
    window = MORE_SHIFTS
