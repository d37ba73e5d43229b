"""The outcome of a battle: most force wins, the losers' figures die (BAT-10, BAT-11)."""

from __future__ import annotations

from typing import Any

from hinode.known.public import Public
from hinode.rules import changes
from hinode.rules.actions.killing import Killing, Victims, figures_of
from hinode.rules.queries import force
from hinode.rules.war.tokens import win_token
from hinode.state.frame import Frame
from hinode.state.state import State
from hinode.vocab.ids import NOBODY, PROVINCES


def battle_force(p: Public, clan: int, province: int) -> int:
    """Force in the province and hired Ronin, also for a clan with no figures left (RUL-4)."""
    hired = p.hired[1] if p.hired[0] == clan else 0
    return force(p, clan, province) + hired


def battle_forces(p: Public) -> dict[int, int]:
    """The force of every clan in the battle being fought."""
    return {clan: battle_force(p, clan, p.war[p.war_at]) for clan in p.battle}


def victor_of(p: Public, province: int) -> tuple[int, int]:
    """Who wins, and with what force; with none left the highest in honor wins (BAT-10)."""
    best, most = NOBODY, -1
    for clan in p.honor:
        if clan in p.battle:
            strength = battle_force(p, clan, province)
            if strength > most:
                best, most = clan, strength
    return best, most


def casualties(p: Public, winner: int, province: int) -> Victims:
    """The figures that a winner of the battle kills: those of all losers but the ally (BAT-11)."""
    losers = [clan for clan in p.battle if clan != winner and p.ally[clan] != winner]
    return tuple(victim for clan in losers for victim in figures_of(p, clan, province))


class BattleOutcome(Frame):
    """The winner kills the losers' figures, and takes the token."""

    fields = ("province",)
    __slots__ = fields
    name = "outcome"

    def __init__(self, province: int) -> None:
        super().__init__()
        self.province = province

    def advance(self, s: State) -> None:
        p = s.public
        step = self.step
        self.step += 1
        if step == 0:
            winner, most = victor_of(p, self.province)
            changes.win_battle(s, winner, self.province, most)
            s.push(Killing(winner, self.province, casualties(p, winner, self.province), "BAT-11"))
        elif step == 1:
            win_token(s, p.victor, self.province, "BAT-10")
        else:
            s.done()

    def show(self, s: State) -> dict[str, Any]:
        return {"kind": "outcome", "province": PROVINCES[self.province]}
