"""Path of the Samurai: at the end of a Recruit you may place a Bushi in any province."""

from __future__ import annotations

from hinode.rules import changes
from hinode.rules.queries import in_reserve
from hinode.rules.triggers.hooks import MANDATE_END, ON_MAP, Args, Card
from hinode.state.state import State
from hinode.vocab import codes
from hinode.vocab.codes import arg
from hinode.vocab.ids import BUSHI, MAP_SIZE, RECRUIT


class PathOfTheSamurai(Card):
    id = "path-of-the-samurai"
    window = MANDATE_END
    asks = "place"
    reads = ON_MAP
    writes = ON_MAP

    def due(self, s: State, window: int, me: int, args: Args) -> bool:
        return args[0] == RECRUIT and in_reserve(s.public, me, BUSHI) > 0

    def options(self, s: State, window: int, me: int, args: Args) -> list[int]:
        return [codes.DONE, *(codes.pack(codes.PLACE, BUSHI, place) for place in range(MAP_SIZE))]

    def do(self, s: State, window: int, me: int, args: Args, code: int) -> None:
        if code != codes.DONE:
            changes.place(s, me, BUSHI, arg(code, 1), self.id)
