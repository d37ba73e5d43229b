"""Path of the Ninja: after you Summon you may kill any one Bushi on the map, and lose honor."""

from __future__ import annotations

from hinode.known.public import Public
from hinode.rules.actions.killing import Killing, LoseHonor, bushi_on_map, reads_of_killing
from hinode.rules.triggers.hooks import HONOR, ON_MAP, SUMMONED, Args, Card
from hinode.state.state import State
from hinode.vocab import codes
from hinode.vocab.codes import arg


class PathOfTheNinja(Card):
    id = "path-of-the-ninja"
    window = SUMMONED
    asks = "kill"
    writes = ON_MAP | HONOR

    def reading(self, p: Public, me: int) -> int:
        return reads_of_killing(p, me)

    def due(self, s: State, window: int, me: int, args: Args) -> bool:
        return bool(bushi_on_map(s.public, me))

    def options(self, s: State, window: int, me: int, args: Args) -> list[int]:
        return [codes.DONE, *bushi_on_map(s.public, me)]

    def do(self, s: State, window: int, me: int, args: Args, code: int) -> None:
        if code != codes.DONE:
            victims = ((arg(code, 0), arg(code, 1), 1),)
            s.push(LoseHonor(me, self.id))  # after the killing
            s.push(Killing(me, arg(code, 2), victims, self.id))
