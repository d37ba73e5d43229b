"""Harvest: a Coin for everybody, the rewards of provinces led for those with the bonus (HAR)."""

from __future__ import annotations

from typing import Any

from hinode.rules import table
from hinode.rules.queries import leader
from hinode.state.frame import Frame
from hinode.state.state import State
from hinode.vocab.facts import REWARDS
from hinode.vocab.ids import CLANS, MAP_SIZE, PROVINCES


class Harvesting(Frame):
    """One clan's part of a Harvest; nothing is asked."""

    __slots__ = ("bonus", "clan")
    name = "harvest"

    def __init__(self, clan: int, bonus: bool) -> None:
        super().__init__()
        self.clan = clan
        self.bonus = bonus

    def advance(self, s: State) -> None:
        s.done()
        table.gain_coins(s, self.clan, 1, "harvest")
        if self.bonus:
            for province in range(MAP_SIZE):
                if leader(s.public, province) == self.clan:
                    reap(s, self.clan, province)

    def show(self, s: State) -> dict[str, Any]:
        return {"kind": "harvest", "clan": CLANS[self.clan], "bonus": self.bonus}


def reap(s: State, clan: int, province: int) -> None:
    """Gain the reward of one province (HAR-3)."""
    vp, coins, ronin = REWARDS[province]
    table.gain_vp(s, clan, vp, PROVINCES[province])
    table.gain_coins(s, clan, coins, PROVINCES[province])
    table.gain_ronin(s, clan, ronin, PROVINCES[province])
