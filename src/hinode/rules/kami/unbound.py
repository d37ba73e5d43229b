"""Kami Unbound: after a shrine's ability, its kami's figure may be placed on the map (KUB-2)."""

from __future__ import annotations

from typing import Any

from hinode.rules import changes
from hinode.state.frame import Frame
from hinode.state.state import State
from hinode.vocab import codes
from hinode.vocab.codes import arg
from hinode.vocab.ids import CLANS, KAMI, KINDS, MAP_SIZE


class PlaceKami(Frame):
    """From beside the shrine or from anywhere on the map, to any province."""

    fields = ("clan", "kami")
    __slots__ = fields
    name = "place_kami"
    turn_clause = "KUB-2"

    def __init__(self, clan: int, kami: int) -> None:
        super().__init__()
        self.clan = clan
        self.kami = kami

    def advance(self, s: State) -> None:
        s.ask(self.clan, "place", KAMI[self.kami])

    def options(self, s: State, clan: int) -> list[int]:
        p = s.public
        now = p.kami_at[p.shrines.index(self.kami)]
        return [codes.DONE] + [
            codes.pack(codes.PLACE, KINDS + self.kami, province)
            for province in range(MAP_SIZE)
            if province != now
        ]

    def answer(self, s: State, clan: int, code: int) -> None:
        s.done()
        if code != codes.DONE:
            changes.place_kami(s, clan, s.public.shrines.index(self.kami), arg(code, 1))

    def show(self, s: State) -> dict[str, Any]:
        return {"kind": "place_kami", "clan": CLANS[self.clan], "kami": KAMI[self.kami]}
