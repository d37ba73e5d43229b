"""Gifts of Coins and Ronin, at any time in the Tea Ceremony and the Political Phase (NEG-1)."""

from __future__ import annotations

from typing import Final

from hinode.flow import driver
from hinode.rules import changes
from hinode.state.state import Ask, State
from hinode.vocab.codes import three
from hinode.vocab.errors import IllegalAnswer, reason
from hinode.vocab.ids import CLANS, PHASE_KAMI, PHASE_POLITICAL, PHASE_TEA

_OPEN_PHASES: Final = (PHASE_TEA, PHASE_POLITICAL, PHASE_KAMI)


def check_gift(s: State, clan: int, code: int) -> None:
    p = s.public
    to, coins, ronin = three(code)
    if p.phase not in _OPEN_PHASES:
        raise IllegalAnswer(reason("refused-gift-phase"), "NEG-2")
    if to == clan or to not in p.clans:
        raise IllegalAnswer(reason("refused-not-a-rival", clan=CLANS[to]), "NEG-1")
    if coins > p.coins[clan] or ronin > p.ronin[clan]:
        held = reason("refused-gift-too-large", coins=p.coins[clan], ronin=p.ronin[clan])
        raise IllegalAnswer(held, "NEG-1")


def give_gift(s: State, clan: int, code: int) -> None:
    """Clans that are being asked are asked again, since what they can afford may have changed.

    A Train stays open in any case: giving Coins away does not end it (TRA-6).
    """
    s.public.version += 1
    s.answers.append((clan, code))
    asks = [Ask(ask.clan, ask.kind, ask.cause, None) for ask in s.asks]
    s.asks.clear()
    to, coins, ronin = three(code)
    changes.give(s, clan, to, coins, ronin)
    if s.stack[-1].open_to_gifts:
        s.asks = asks
    else:
        driver.run(s)
