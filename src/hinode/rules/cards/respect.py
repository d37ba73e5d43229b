"""Respect: one more hostage (see rules.war.advantages.TakeHostage)."""

from __future__ import annotations

from hinode.rules.triggers.hooks import MORE_HOSTAGES, Card


class Respect(Card):
    id = "respect"
    window = MORE_HOSTAGES
