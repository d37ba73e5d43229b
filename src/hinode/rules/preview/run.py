"""Carry out an answer on a redacted state, up to the point where the preview has to stop."""

from __future__ import annotations

from typing import Final

from hinode.flow import driver
from hinode.rules import changes
from hinode.rules.kami.turn import KamiTurn
from hinode.rules.phases.political import Political
from hinode.rules.phases.seasons import Seasons
from hinode.rules.war.outcome import BattleOutcome, battle_forces
from hinode.rules.war.phase import WarPhase
from hinode.state.state import State
from hinode.vocab.codes import GIFT, arg, verb_of
from hinode.vocab.errors import HiddenInformation
from hinode.vocab.events import EventTuple

# Why a preview stops: someone has to answer, something hidden would come out, or what the question
# was part of (a mandate, a shrine, a battle …) is over.
QUESTION: Final = "question"
REVEAL: Final = "reveal"
RESOLVED: Final = "resolved"

_COURSE: Final = (Seasons, Political, KamiTurn, WarPhase)  # the course of the game, not part of any answer


class Run:
    """A redacted state on which an answer was carried out, and how far that went."""

    __slots__ = ("outcome_forces", "state", "stops")

    def __init__(self, state: State) -> None:
        self.state = state
        self.stops = RESOLVED
        self.outcome_forces: dict[int, int] = {}  # forces at the outcome of the battle, if it comes to that

    @property
    def events(self) -> list[EventTuple]:
        return self.state.log.since(0)


def carry_out(s: State, clan: int, code: int) -> Run:
    """Play a legal answer on a redacted state until the preview has to stop."""
    run, depth = Run(s), _depth_of_course(s)
    s.asks.clear()
    try:
        if verb_of(code) == GIFT:  # questions that were open are put again (NEG-1)
            changes.give(s, clan, arg(code, 0), arg(code, 1), arg(code, 2))
        else:
            s.top().answer(s, clan, code)
        for _ in driver.steps(s, depth):
            frame = s.stack[-1]
            if isinstance(frame, BattleOutcome) and frame.step == 0:
                run.outcome_forces = battle_forces(s.public)
    except HiddenInformation:
        s.asks.clear()
        run.stops = REVEAL
    if s.asks:
        run.stops = QUESTION
    return run


def _depth_of_course(s: State) -> int:
    """How many frames at the bottom of the stack are the course of the game."""
    depth = 0
    while depth < len(s.stack) and isinstance(s.stack[depth], _COURSE):
        depth += 1
    return depth
