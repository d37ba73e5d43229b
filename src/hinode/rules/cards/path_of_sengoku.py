"""Path of Sengoku: at the end of any Harvest gain the reward of the Daimyo's province."""

from __future__ import annotations

from hinode.rules.mandates.harvest import has_reaped, reap
from hinode.rules.queries import has_type
from hinode.rules.triggers.hooks import MANDATE_END, MY_COINS, Args, Card
from hinode.state.state import State
from hinode.vocab.facts import IS_DAIMYO
from hinode.vocab.ids import HARVEST, MAP_SIZE


class PathOfSengoku(Card):
    id = "path-of-sengoku"
    window = MANDATE_END
    writes = MY_COINS

    def due(self, s: State, window: int, me: int, args: Args) -> bool:
        return args[0] == HARVEST

    def do(self, s: State, window: int, me: int, args: Args, code: int) -> None:
        p = s.public
        for province in range(MAP_SIZE):  # each different province once (RUL-17)
            if has_type(p, me, province, IS_DAIMYO) and not has_reaped(p, me, province):
                reap(s, me, province, self.id)
