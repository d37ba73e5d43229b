"""A kami turn: each shrine is resolved completely before the next (KAM-1, KAM-2)."""

from __future__ import annotations

from typing import Any

from hinode.rules import changes
from hinode.rules.kami.abilities import grant
from hinode.rules.kami.unbound import PlaceKami
from hinode.rules.queries import devotee
from hinode.rules.triggers.windows import close_pile_event
from hinode.state.frame import Frame
from hinode.state.state import State
from hinode.vocab.ids import KAMI, NOBODY


class KamiTurn(Frame):
    """The step is the shrine that comes next."""

    __slots__ = ()
    name = "kami_turn"

    def advance(self, s: State) -> None:
        p = s.public
        if self.step == len(p.shrines):
            s.done()
            return
        kami = p.shrines[self.step]
        self.step += 1
        if devotee(p, kami) != NOBODY:
            s.push(Shrine(kami))

    def show(self, s: State) -> dict[str, Any]:
        return {"kind": "kami_turn", "shrine": min(self.step, 4)}


class Shrine(Frame):
    """One shrine with worshippers; the Coins from its ability are one gain (CAR-13)."""

    fields = ("kami",)
    __slots__ = fields
    name = "shrine"

    def __init__(self, kami: int) -> None:
        super().__init__()
        self.kami = kami

    def advance(self, s: State) -> None:
        if self.step == 0:
            self.step = 1
            changes.open_pile(s)
            clan = devotee(s.public, self.kami)
            self.parent = s.emit("gift_won", "KAM-2", clan, self.kami)
            grant(s, clan, self.kami)
        elif self.step == 1:
            self.step = 2
            close_pile_event(s)
        elif self.step == 2:
            self.step = 3
            if s.public.kami_unbound:
                s.push(PlaceKami(devotee(s.public, self.kami), self.kami))
        else:
            s.done()

    def show(self, s: State) -> dict[str, Any]:
        return {"kind": "shrine", "kami": KAMI[self.kami]}
