"""Harvest: 1 Coin for all; with the bonus, the rewards of the provinces led (HAR)."""

from __future__ import annotations

from typing import Any

from hinode.known.public import Public
from hinode.rules import changes
from hinode.rules.queries import harvest_times, leads
from hinode.state.frame import Frame
from hinode.state.state import State
from hinode.vocab.facts import REWARDS
from hinode.vocab.ids import CLANS, MAP_SIZE


class Harvesting(Frame):
    """One clan's part of a Harvest; nothing is asked."""

    fields = ("clan", "bonus")
    __slots__ = fields
    name = "harvest"

    def __init__(self, clan: int, bonus: bool) -> None:
        super().__init__()
        self.clan = clan
        self.bonus = bonus

    def advance(self, s: State) -> None:
        s.done()
        changes.gain_coins(s, self.clan, 1, "harvest")
        if self.bonus:
            for province in range(MAP_SIZE):
                if leads(s.public, self.clan, province):
                    reap(s, self.clan, province, "harvest")

    def show(self, s: State) -> dict[str, Any]:
        return {"kind": "harvest", "clan": CLANS[self.clan], "bonus": self.bonus}


def reap(s: State, clan: int, province: int, cause: str) -> None:
    """Gain a province's reward in a Harvest, doubled where Fujin's figure is (HAR-3, KUB-FUJIN, RUL-12)."""
    changes.mark_reaped(s, clan, province)
    gain_reward(s, clan, province, harvest_times(s.public, province), cause)


def gain_reward(s: State, clan: int, province: int, times: int, cause: str) -> None:
    vp, coins, ronin = REWARDS[province]
    s.emit("reaped", cause, clan, province)
    changes.gain_vp(s, clan, vp * times, cause)
    changes.gain_coins(s, clan, coins * times, cause)
    changes.gain_ronin(s, clan, ronin * times, cause)


def has_reaped(p: Public, clan: int, province: int) -> bool:
    """Whether the clan already gained this province's reward in this Harvest."""
    return clan * MAP_SIZE + province in p.reaped
