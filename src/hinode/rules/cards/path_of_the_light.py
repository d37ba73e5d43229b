"""Path of the Light: at the end of a Recruit you may place a Shinto in any shrine."""

from __future__ import annotations

from hinode.rules import changes
from hinode.rules.queries import in_reserve
from hinode.rules.triggers.hooks import IN_SHRINES, MANDATE_END, Args, Card
from hinode.state.state import State
from hinode.vocab import codes
from hinode.vocab.codes import arg
from hinode.vocab.facts import WORSHIPPERS
from hinode.vocab.ids import FIRST_SHRINE, RECRUIT


class PathOfTheLight(Card):
    id = "path-of-the-light"
    window = MANDATE_END
    asks = "place"
    reads = IN_SHRINES
    writes = IN_SHRINES

    def due(self, s: State, window: int, me: int, args: Args) -> bool:
        return args[0] == RECRUIT and any(in_reserve(s.public, me, kind) for kind in WORSHIPPERS)

    def options(self, s: State, window: int, me: int, args: Args) -> list[int]:
        p = s.public
        mine = [kind for kind in WORSHIPPERS if in_reserve(p, me, kind)]
        places = [FIRST_SHRINE + kami for kami in p.shrines]
        return [codes.DONE, *(codes.pack(codes.PLACE, kind, place) for kind in mine for place in places)]

    def do(self, s: State, window: int, me: int, args: Args, code: int) -> None:
        if code != codes.DONE:
            changes.place(s, me, arg(code, 0), arg(code, 1), self.id)
