"""Shrine abilities: what each kami does for the clan with the most force in its shrine (KAM-3 to KAM-9)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from hinode.rules import changes
from hinode.rules.actions.moving import Toll, carry_out_move, is_closed, movable, route_of, toll_due
from hinode.rules.mandates.recruit import carry_out_summon, summon_options
from hinode.rules.mandates.train import Training
from hinode.rules.queries import in_reserve, strongholds
from hinode.rules.triggers import hooks
from hinode.rules.triggers.windows import open_window
from hinode.state.frame import Frame
from hinode.state.state import State
from hinode.vocab import codes
from hinode.vocab.ids import BUSHI, CLANS, MAP_SIZE, NOBODY

FUJIN_MOVES: Final = 2


def grant(s: State, clan: int, kami: int) -> None:
    _ABILITIES[kami](s, clan)


def _amaterasu(s: State, clan: int) -> None:
    if s.public.honor[0] != clan:
        s.push(RiseToTop(clan))


def _fujin(s: State, clan: int) -> None:
    s.push(FujinMoves(clan))


def _hachiman(s: State, clan: int) -> None:
    changes.gain_ronin(s, clan, 2, "hachiman")


def _raijin(s: State, clan: int) -> None:
    s.push(RaijinSummon(clan))


def _ryujin(s: State, clan: int) -> None:
    s.push(Training(clan, discount=0, cause="ryujin"))


def _susanoo(s: State, clan: int) -> None:
    changes.gain_vp(s, clan, strongholds(s.public, clan), "susanoo")


def _tsukuyomi(s: State, clan: int) -> None:
    changes.gain_coins(s, clan, 2, "tsukuyomi")


_ABILITIES: Final[tuple[Callable[[State, int], None], ...]] = (
    *(_amaterasu, _fujin, _hachiman, _raijin, _ryujin, _susanoo, _tsukuyomi),
)


class RiseToTop(Frame):
    """Amaterasu: move to the top of the honor track? (KAM-3)"""

    fields = ("clan",)
    __slots__ = fields
    name = "amaterasu"
    turn_clause = "KAM-3"

    def __init__(self, clan: int) -> None:
        super().__init__()
        self.clan = clan

    def advance(self, s: State) -> None:
        s.ask(self.clan, "offer", "amaterasu")

    def options(self, s: State, clan: int) -> list[int]:
        return [codes.YES, codes.NO]

    def answer(self, s: State, clan: int, code: int) -> None:
        s.done()
        if code == codes.YES:
            changes.rise_to_top(s, clan, "amaterasu")

    def show(self, s: State) -> dict[str, Any]:
        return {"kind": "amaterasu", "clan": CLANS[self.clan]}


class FujinMoves(Frame):
    """Fujin: up to two Moves, with two figures or twice with one (KAM-4)."""

    fields = ("clan", "left", "crossing")
    __slots__ = fields
    name = "fujin"
    turn_clause = "KAM-4"

    def __init__(self, clan: int, left: int = FUJIN_MOVES, crossing: int = NOBODY) -> None:
        super().__init__()
        self.clan = clan
        self.left = left
        self.crossing = crossing  # a Move that waits for the toll on its route

    def advance(self, s: State) -> None:
        if self.crossing != NOBODY:
            code, self.crossing = self.crossing, NOBODY
            if not is_closed(s.public, code):
                self._move(s, code)
        elif self.left:
            s.ask(self.clan, "fujin", "fujin")
        else:
            changes.close_routes(s)
            s.done()

    def options(self, s: State, clan: int) -> list[int]:
        found = [codes.DONE]
        movable(s.public, clan, (), 0, found)
        return found

    def answer(self, s: State, clan: int, code: int) -> None:
        if code == codes.DONE:
            self.left = 0
        elif toll_due(s.public, clan, code):
            self.crossing = code
            s.push(Toll(clan, route_of(code)))
        else:
            self._move(s, code)

    def _move(self, s: State, code: int) -> None:
        self.left -= 1
        carry_out_move(s, self.clan, code, "fujin")

    def details(self, s: State, clan: int) -> dict[str, Any]:
        return {"moves": self.left}

    def show(self, s: State) -> dict[str, Any]:
        return {"kind": "fujin", "clan": CLANS[self.clan], "moves": self.left}


class RaijinSummon(Frame):
    """Raijin: Summon one Bushi from reserve in any province (KAM-5)."""

    fields = ("clan",)
    __slots__ = fields
    name = "raijin"
    turn_clause = "KAM-5"

    def __init__(self, clan: int) -> None:
        super().__init__()
        self.clan = clan

    def advance(self, s: State) -> None:
        if self.step == 0:
            s.ask(self.clan, "summon", "raijin")
        elif self.step == 1:
            self.step = 2
            open_window(s, hooks.SUMMONED, (), only=self.clan)
        else:
            s.done()

    def options(self, s: State, clan: int) -> list[int]:
        if not in_reserve(s.public, clan, BUSHI):
            return [codes.DONE]
        return [codes.DONE, *summon_options(s.public, (BUSHI,), list(range(MAP_SIZE)))]

    def answer(self, s: State, clan: int, code: int) -> None:
        if code == codes.DONE:
            self.step = 2
        else:
            self.step = 1
            carry_out_summon(s, clan, code, "raijin")

    def show(self, s: State) -> dict[str, Any]:
        return {"kind": "raijin", "clan": CLANS[self.clan]}
