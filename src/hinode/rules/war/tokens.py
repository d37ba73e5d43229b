"""Winning a war province token, with a battle or without (CAR-5)."""

from __future__ import annotations

from hinode.rules import hooks, table
from hinode.rules.windows import open_window
from hinode.state.state import State


def win_token(s: State, clan: int, province: int, cause: str) -> None:
    table.take_token(s, clan, province, cause)
    open_window(s, hooks.TOKEN, (province,), only=clan)
