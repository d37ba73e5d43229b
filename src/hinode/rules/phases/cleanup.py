"""Seasonal cleanup (CLN)."""

from __future__ import annotations

from hinode.rules import changes
from hinode.rules.phases.mandate_deck import shuffle_mandates
from hinode.state.state import State


def clean_up(s: State) -> None:
    p = s.public
    for clan in p.clans:
        changes.spend_coins(s, clan, p.coins[clan], "CLN-1")
        changes.drop_ronin(s, clan, p.ronin[clan], "CLN-1")
    changes.leave_shrines(s)
    changes.kami_leave(s)
    shuffle_mandates(s)
    changes.clear_war(s)
