"""Winning a war province token, with a battle or without (CAR-5)."""

from __future__ import annotations

from hinode.rules import changes
from hinode.rules.mandates.harvest import gain_reward
from hinode.rules.queries import has_power
from hinode.rules.triggers import hooks
from hinode.rules.triggers.windows import close_pile_event, open_window
from hinode.state.state import State
from hinode.vocab.ids import FUJIN


def win_token(s: State, clan: int, province: int, cause: str) -> None:
    changes.take_token(s, clan, province, cause)
    if has_power(s.public, FUJIN, province):  # once, not doubled (KUB-FUJIN)
        changes.open_pile(s)
        changes.open_gain(s)
        gain_reward(s, clan, province, 1, "fujin")
        changes.close_gain(s)
        close_pile_event(s)
    open_window(s, hooks.TOKEN, (province,), only=clan)
