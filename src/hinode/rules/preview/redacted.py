"""The redacted state: a game without anything that one seat does not know.

It has no deck but the seat's own hand, no piles, no chance, and no rival's tiles or bids. So a preview
made from it is the same in every world that the seat considers possible, by construction.
"""

from __future__ import annotations

from typing import Final

from hinode.known.private import NO_BID, Private
from hinode.state.chance import Chance
from hinode.state.log import CountingLog, TailLog
from hinode.state.state import Ask, State
from hinode.state.vault import Vault
from hinode.vocab.codes import BID

_SEALED: Final = BID  # stands for a rival's sealed bid: that there is one is public, what it says is not


def redacted_state(s: State, clan: int) -> State:
    """What a clan knows of a game, ready to be played on until something hidden is needed."""
    twin = State.fresh(s.public.copy(), Vault(Chance("")))
    twin.redacted = True
    own = s.privates[clan]
    twin.privates = [own.copy() if p.clan == clan else _rival(p) for p in s.privates]
    twin.vault.deck = own.hand(s.public.turn, s.public.laid)
    twin.stack = [frame.copy() for frame in s.stack]
    twin.asks = [Ask(ask.clan, ask.kind, ask.cause, None) for ask in s.asks]
    twin.log = TailLog(len(s.log))
    twin.answers = CountingLog(len(s.answers))
    twin.standings = CountingLog()
    return twin


def _rival(private: Private) -> Private:
    return Private(private.clan, sealed=NO_BID if private.sealed == NO_BID else _SEALED)
