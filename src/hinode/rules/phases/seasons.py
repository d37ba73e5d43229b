"""The course of the game: three seasons of five phases, then winter."""

from __future__ import annotations

from typing import Final

from hinode.rules import changes
from hinode.rules.phases.cleanup import clean_up
from hinode.rules.phases.political import Political
from hinode.rules.phases.tea import TeaCeremony
from hinode.rules.phases.winter import Winter
from hinode.rules.triggers import hooks
from hinode.rules.triggers.windows import close_pile_event, open_window
from hinode.rules.war.phase import WarPhase
from hinode.state.frame import Frame
from hinode.state.state import State
from hinode.vocab.facts import EXTRA_WARS, INCOME, deck
from hinode.vocab.ids import PHASE_CLEANUP, PHASE_SETUP, SPRING, WINTER

SETTING_UP: Final = 0
AT_TEA: Final = 1
IN_POLITICS: Final = 2
AT_WAR: Final = 3
CLEANING: Final = 4


class Seasons(Frame):
    """The phases in order; the step is the next phase."""

    __slots__ = ()
    name = "season"

    def advance(self, s: State) -> None:
        p = s.public
        if p.season == WINTER:
            s.done()
            s.push(Winter())
            return
        step = self.step
        self.step = (step + 1) % 5
        if step == SETTING_UP:
            set_up_season(s)
        elif step == AT_TEA:
            s.push(TeaCeremony())
        elif step == IN_POLITICS:
            s.push(Political())
        elif step == AT_WAR:
            s.push(WarPhase())
        else:
            changes.start_phase(s, PHASE_CLEANUP, "CLN-1")
            clean_up(s)
            changes.start_season(s, p.season + 1)


def set_up_season(s: State) -> None:
    """War order, cards, income, hostages, in this order (SEA)."""
    p = s.public
    changes.start_phase(s, PHASE_SETUP, "SEA-1")
    changes.set_war(s, s.vault.piles[p.season][: len(p.clans) + EXTRA_WARS])
    s.vault.piles[p.season] = ()  # the rest of the pile is out of the game (SEA-1)
    changes.lay_display(s, deck(p.season, p.season_set))
    for clan in p.clans:
        changes.gain_coins(s, clan, INCOME[clan], "SEA-3")
    open_window(s, hooks.SEASON_START)  # SEA-5: after the hostages
    if p.season > SPRING:
        changes.open_pile(s)
        changes.return_hostages(s)
        close_pile_event(s)
