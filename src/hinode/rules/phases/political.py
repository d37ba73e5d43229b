"""The Political Phase: seven mandate turns and three kami turns (POL)."""

from __future__ import annotations

from typing import Any, Final

from hinode.known.public import Public
from hinode.rules import changes
from hinode.rules.kami.turn import KamiTurn
from hinode.rules.mandates.performing import Performing
from hinode.rules.phases import mandate_deck
from hinode.rules.queries import TRAITS
from hinode.rules.triggers import hooks
from hinode.rules.triggers.windows import open_window
from hinode.state.frame import Frame
from hinode.state.state import State
from hinode.vocab import codes
from hinode.vocab.codes import NONE, arg
from hinode.vocab.facts import HAND_SIZE, KAMI_TURNS_AFTER, MANDATE_TURNS
from hinode.vocab.ids import (
    CLANS,
    MANDATES,
    NOBODY,
    PHASE_KAMI,
    PHASE_POLITICAL,
    PHASE_SETUP,
    PHASE_TEA,
    WINTER,
)

NEXT_MANDATE: Final = 0
MANDATE_OVER: Final = 1
KAMI_OVER: Final = 2
_BEFORE_WAR: Final = (PHASE_SETUP, PHASE_TEA, PHASE_POLITICAL, PHASE_KAMI)


def next_to_choose(p: Public) -> int:
    """Who takes the next mandate turn: the most honorable clan at first, then clockwise (POL-2)."""
    return p.honor[0] if p.current == NOBODY else p.left[p.current]


def turns_left(p: Public) -> list[tuple[int, int]]:
    """This season's mandate turns whose tile is still to be laid, as (turn, clan)."""
    if p.season == WINTER or p.phase not in _BEFORE_WAR:
        return []
    choosing = p.phase == PHASE_POLITICAL and not (p.laid and p.laid[-1][0] == p.turn)
    clan = p.current if choosing else next_to_choose(p)
    found = []
    for turn in range(p.turn + (not choosing), MANDATE_TURNS + 1):
        found.append((turn, clan))
        clan = p.left[clan]
    return found


class Political(Frame):
    """Mandate turns, with a kami turn after the third, fifth and seventh."""

    __slots__ = ()
    name = "political"

    def advance(self, s: State) -> None:
        p = s.public
        if self.step == NEXT_MANDATE:
            self.step = MANDATE_OVER
            if p.turn == 0:
                self.parent = changes.start_phase(s, PHASE_POLITICAL, "POL-1")
            s.push(MandateTurn(), under=changes.begin_mandate_turn(s, next_to_choose(p)))
        elif self.step == MANDATE_OVER and p.turn in KAMI_TURNS_AFTER:
            self.step = KAMI_OVER
            s.push(KamiTurn(), under=changes.begin_kami_turn(s))
        elif p.turn == MANDATE_TURNS:
            s.done()
        else:
            self.step = NEXT_MANDATE


class MandateTurn(Frame):
    """The current player looks at four tiles and chooses one (POL-3)."""

    __slots__ = ()
    name = "mandate"
    turn_clause = "POL-2"

    def advance(self, s: State) -> None:
        current = s.public.current
        if self.step == 0:
            self.step = 1
            mandate_deck.look(s, current)
        if self.step == 1:
            s.ask(current, "mandate", "POL-3")
        else:
            s.done()

    def options(self, s: State, clan: int) -> list[int]:
        tiles = sorted(set(s.vault.deck[:HAND_SIZE]))
        announced = range(len(MANDATES)) if TRAITS[clan].face_down else (NONE,)
        return [codes.pack(codes.MANDATE, tile, mandate) for tile in tiles for mandate in announced]

    def answer(self, s: State, clan: int, code: int) -> None:
        tile, announced = arg(code, 0), arg(code, 1)
        face_down = announced != NONE
        mandate = announced if face_down else tile
        self.step = 2
        mandate_deck.take_out(s, clan, tile, face_down)
        event = changes.lay_mandate(s, clan, tile, mandate, face_down)
        s.push(Performing(mandate), under=event)
        open_window(s, hooks.MANDATE_CHOSEN, (mandate,), only=clan)

    def details(self, s: State, clan: int) -> dict[str, Any]:
        return {"hand": [MANDATES[tile] for tile in s.vault.deck[:HAND_SIZE]]}

    def show(self, s: State) -> dict[str, Any]:
        return {"kind": "mandate", "clan": CLANS[s.public.current], "turn": s.public.turn}
