"""A figure enters a province: summoned or placed there, moved in, or replacing another (CAR-9)."""

from __future__ import annotations

from hinode.rules.triggers import hooks
from hinode.rules.triggers.windows import open_window
from hinode.state.state import State


def enter(s: State, clan: int, kind: int, province: int) -> None:
    if hooks.listens(s.public, clan, hooks.ENTERED):
        open_window(s, hooks.ENTERED, (kind, province), only=clan)
