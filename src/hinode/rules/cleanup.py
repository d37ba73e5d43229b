"""Seasonal cleanup (CLN)."""

from __future__ import annotations

from hinode.rules import table
from hinode.rules.decks import shuffle_mandates
from hinode.state.state import State


def clean_up(s: State) -> None:
    p = s.public
    for clan in p.clans:
        table.spend_coins(s, clan, p.coins[clan], "CLN-1")
        table.drop_ronin(s, clan, p.ronin[clan], "CLN-1")
    table.leave_shrines(s)
    table.kami_leave(s)
    shuffle_mandates(s)
    table.clear_war(s)
