"""Path of the Serpent: charge others 1 Coin for a shipping route (see rules.actions.moving.Toll)."""

from __future__ import annotations

from hinode.rules.triggers.hooks import ROUTE, Card


class PathOfTheSerpent(Card):
    id = "path-of-the-serpent"
    window = ROUTE
