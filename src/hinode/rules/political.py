"""The Political Phase: seven mandate turns and three kami turns (POL)."""

from __future__ import annotations

from typing import Any

from hinode.rules import decks, hooks, table
from hinode.rules.kami.turn import KamiTurn
from hinode.rules.mandates.performing import Performing
from hinode.rules.queries import TRAITS
from hinode.rules.windows import open_window
from hinode.state.frame import Frame
from hinode.state.state import State
from hinode.vocab import codes
from hinode.vocab.codes import NONE, arg
from hinode.vocab.ids import CLANS, MANDATES, NOBODY, PHASE_POLITICAL

KAMI_TURNS_AFTER = (3, 5, 7)  # POL-1
LAST_TURN = 7
NEXT_MANDATE, MANDATE_OVER, KAMI_OVER = range(3)


class Political(Frame):
    """Mandate turns, with a kami turn after the third, fifth and seventh."""

    __slots__ = ()
    name = "political"

    def advance(self, s: State) -> None:
        p = s.public
        if self.step == NEXT_MANDATE:
            self.step = MANDATE_OVER
            if p.turn == 0:
                self.parent = table.start_phase(s, PHASE_POLITICAL, "POL-1")
            current = p.honor[0] if p.current == NOBODY else p.left[p.current]  # POL-2
            s.push(MandateTurn(), under=table.begin_mandate_turn(s, current))
        elif self.step == MANDATE_OVER and p.turn in KAMI_TURNS_AFTER:
            self.step = KAMI_OVER
            s.push(KamiTurn(), under=table.begin_kami_turn(s))
        elif p.turn == LAST_TURN:
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
            decks.look(s, current)
        if self.step == 1:
            s.ask(current, "mandate", "POL-3")
        else:
            s.done()

    def options(self, s: State, clan: int) -> list[int]:
        tiles = sorted(set(s.vault.deck[: decks.HAND_SIZE]))
        announced = range(len(MANDATES)) if TRAITS[clan].face_down else (NONE,)
        return [codes.pack(codes.MANDATE, tile, mandate) for tile in tiles for mandate in announced]

    def answer(self, s: State, clan: int, code: int) -> None:
        tile, announced = arg(code, 0), arg(code, 1)
        face_down = announced != NONE
        mandate = announced if face_down else tile
        self.step = 2
        decks.take_out(s, clan, tile, face_down)
        event = table.lay_mandate(s, clan, tile, mandate, face_down)
        s.push(Performing(mandate), under=event)
        open_window(s, hooks.MANDATE_CHOSEN, (mandate,), only=clan)

    def details(self, s: State, clan: int) -> dict[str, Any]:
        return {"hand": [MANDATES[tile] for tile in s.vault.deck[: decks.HAND_SIZE]]}

    def show(self, s: State) -> dict[str, Any]:
        return {"kind": "mandate", "clan": CLANS[s.public.current], "turn": s.public.turn}
