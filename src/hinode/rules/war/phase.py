"""The War Phase: start-of-war effects, then each province with a war number (WAR)."""

from __future__ import annotations

from typing import Any

from hinode.known.public import Public
from hinode.rules import changes
from hinode.rules.queries import has_power, leader, with_force
from hinode.rules.triggers import hooks
from hinode.rules.triggers.windows import close_pile_event, open_window
from hinode.rules.war.battle import Battle
from hinode.rules.war.tokens import win_token
from hinode.state.frame import Frame
from hinode.state.state import State
from hinode.vocab.ids import PHASE_WAR, PROVINCES, TSUKUYOMI


class WarPhase(Frame):
    """Step 0 resolves the start-of-war effects, step n the province with war number n."""

    __slots__ = ()
    name = "war"

    def advance(self, s: State) -> None:
        p = s.public
        number = self.step
        self.step += 1
        if number == 0:
            self.parent = changes.start_phase(s, PHASE_WAR, "WAR-1")
            open_window(s, hooks.WAR_START)
        elif number <= len(p.war):
            event = changes.go_to_war(s, number - 1)
            s.push(ProvinceWar(p.war[number - 1]), under=event)
        else:
            s.done()


class ProvinceWar(Frame):
    """One province: nobody, one player, two allies, or a battle (WAR-3 to WAR-6)."""

    fields = ("province",)
    __slots__ = fields
    name = "province_war"

    def __init__(self, province: int) -> None:
        super().__init__()
        self.province = province

    def advance(self, s: State) -> None:
        p = s.public
        if self.step == 0:
            self.step = 1
            if has_power(p, TSUKUYOMI, self.province):
                pay_tsukuyomi(s, self.province)
                return
        s.done()
        present = with_force(p, self.province)
        if not present:
            changes.discard_token(s, self.province)
        elif is_battle(p, present):
            event = changes.start_battle(s, self.province, present)
            s.push(Battle(self.province), under=event)
        else:
            win_token(s, leader(p, self.province), self.province, "WAR-4" if len(present) == 1 else "WAR-5")

    def show(self, s: State) -> dict[str, Any]:
        return {"kind": "province_war", "province": PROVINCES[self.province]}


def pay_tsukuyomi(s: State, province: int) -> None:
    """Before Tsukuyomi's province is resolved every clan with force there gains 4 Coins (KUB-TSUKUYOMI)."""
    changes.open_pile(s)
    for clan in with_force(s.public, province):
        changes.gain_coins(s, clan, 4, "tsukuyomi")
    close_pile_event(s)


def is_battle(p: Public, present: tuple[int, ...]) -> bool:
    """At least two players who are not allies have force (WAR-6)."""
    return len(present) > 2 or (len(present) == 2 and p.ally[present[0]] != present[1])
