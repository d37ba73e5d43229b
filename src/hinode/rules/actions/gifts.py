"""Gifts of Coins and Ronin, at any time in the Tea Ceremony and the Political Phase (NEG-1)."""

from __future__ import annotations

from hinode.flow import driver
from hinode.rules import changes
from hinode.state.state import State
from hinode.vocab.codes import arg
from hinode.vocab.errors import IllegalAnswer
from hinode.vocab.ids import CLANS, PHASE_KAMI, PHASE_POLITICAL, PHASE_TEA

_OPEN_PHASES = (PHASE_TEA, PHASE_POLITICAL, PHASE_KAMI)


def check_gift(s: State, clan: int, code: int) -> None:
    p = s.public
    to, coins, ronin = arg(code, 0), arg(code, 1), arg(code, 2)
    if p.phase not in _OPEN_PHASES:
        raise IllegalAnswer("gifts are made in the Tea Ceremony and the Political Phase only", "NEG-2")
    if to == clan or to not in p.clans:
        raise IllegalAnswer(f"gift: {CLANS[to]} is no other player of this game", "NEG-1")
    if coins > p.coins[clan] or ronin > p.ronin[clan]:
        held = f"{p.coins[clan]} Coins and {p.ronin[clan]} Ronin"
        raise IllegalAnswer(f"gift: the {CLANS[clan]} have only {held}", "NEG-1")


def give_gift(s: State, clan: int, code: int) -> None:
    """Clans that are being asked are asked again, since what they can afford may have changed."""
    s.public.version += 1
    s.answers.append((clan, code))
    s.asks.clear()
    changes.give(s, clan, arg(code, 0), arg(code, 1), arg(code, 2))
    driver.run(s)
