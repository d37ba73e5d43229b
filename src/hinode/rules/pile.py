"""Gains from the common pile, event by event (CAR-13): wealth is compared before the event."""

from __future__ import annotations

from hinode.rules import hooks
from hinode.rules.windows import open_window
from hinode.state.state import State


def open_event(s: State) -> None:
    """From here on all Coins from the pile are one gain, until `close_event`."""
    p = s.public
    p.wealth = tuple(p.coins)
    p.gained = 0


def close_event(s: State) -> None:
    """Whoever profits from a richer player's gain does so now."""
    p = s.public
    if p.gained and hooks.anyone_listens(p, hooks.PILE):
        open_window(s, hooks.PILE, (p.gained, *p.wealth))
    p.wealth = ()
    p.gained = 0
