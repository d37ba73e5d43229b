"""Path of the Kenin: after you Summon you may place a Bushi in a province with your Stronghold."""

from __future__ import annotations

from hinode.rules import changes
from hinode.rules.queries import in_reserve, stronghold_provinces
from hinode.rules.triggers.hooks import ON_MAP, SUMMONED, Args, Card
from hinode.state.state import State
from hinode.vocab import codes
from hinode.vocab.codes import arg
from hinode.vocab.ids import BUSHI


class PathOfTheKenin(Card):
    id = "path-of-the-kenin"
    window = SUMMONED
    asks = "place"
    reads = ON_MAP
    writes = ON_MAP

    def due(self, s: State, window: int, me: int, args: Args) -> bool:
        return len(self.options(s, window, me, args)) > 1

    def options(self, s: State, window: int, me: int, args: Args) -> list[int]:
        p = s.public
        if not in_reserve(p, me, BUSHI):
            return [codes.DONE]
        here = stronghold_provinces(p, me)  # of the Dragonfly too: placing is not summoning (FIG-3)
        return [codes.DONE, *(codes.pack(codes.PLACE, BUSHI, province) for province in here)]

    def do(self, s: State, window: int, me: int, args: Args, code: int) -> None:
        if code != codes.DONE:
            changes.place(s, me, BUSHI, arg(code, 1), self.id)
