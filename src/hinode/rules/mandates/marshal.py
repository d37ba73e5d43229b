"""Marshal: Move each figure once, and build a Stronghold with the bonus (MAR)."""

from __future__ import annotations

from typing import Any, Final

from hinode.known.public import Public
from hinode.rules import changes
from hinode.rules.actions.moving import Toll, carry_out_move, is_closed, movable, route_of, toll_due
from hinode.rules.queries import in_reserve, price
from hinode.rules.triggers import hooks
from hinode.rules.triggers.windows import open_window
from hinode.state.frame import Frame
from hinode.state.state import State
from hinode.vocab import codes
from hinode.vocab.codes import arg, verb_of
from hinode.vocab.facts import STRONGHOLD_COST, WORSHIPPERS
from hinode.vocab.ids import CLANS, FIRST_SHRINE, KINDS, MAP_SIZE, NOBODY, STRONGHOLD, at

BUILDS: Final = [codes.pack(codes.BUILD, province) for province in range(MAP_SIZE)]


class Marshaling(Frame):
    """One clan's part of a Marshal, one step at a time."""

    fields = ("clan", "bonus", "built", "shifts", "crossing", "moved")
    __slots__ = fields
    name = "marshal"
    turn_clause = "POL-5"

    def __init__(
        self,
        clan: int,
        bonus: bool,
        built: bool = False,
        shifts: int = 0,
        crossing: int = NOBODY,
        moved: tuple[int, ...] = (),
    ) -> None:
        super().__init__()
        self.clan = clan
        self.bonus = bonus
        self.built = built
        self.shifts = shifts  # figures moved between shrines, where a card allows it
        self.crossing = crossing  # a Move that waits for the toll on its route
        # Where each piece that has moved stands now, as province * KINDS + kind (MAR-2).
        self.moved = moved

    def advance(self, s: State) -> None:
        if self.crossing != NOBODY:
            code, self.crossing = self.crossing, NOBODY
            if not is_closed(s.public, code):
                self._move(s, code)
        elif self.step == 0:
            s.ask(self.clan, "marshal", "marshal")
        else:
            changes.close_routes(s)
            s.done()

    def may_build(self, p: Public) -> bool:
        """With the bonus or a card that allows it; once, from reserve, and if affordable (MAR-3)."""
        return (
            not self.built
            and (self.bonus or hooks.allowance(p, self.clan, hooks.MORE_BUILDING) > 0)
            and in_reserve(p, self.clan, STRONGHOLD) > 0
            and p.coins[self.clan] >= price(self.clan, STRONGHOLD_COST)
        )

    def options(self, s: State, clan: int) -> list[int]:
        p = s.public
        found = [codes.DONE]
        movable(p, clan, self.moved, p.kami_moved, found)
        if self.may_build(p):
            found += BUILDS
        if self.shifts < hooks.allowance(p, clan, hooks.MORE_SHIFTS):
            found += shifts(p, clan)
        return found

    def answer(self, s: State, clan: int, code: int) -> None:
        verb = verb_of(code)
        if verb == codes.MOVE and toll_due(s.public, clan, code):
            self.crossing = code
            s.push(Toll(clan, route_of(code)))
        elif verb == codes.MOVE:
            self._move(s, code)
        elif verb == codes.BUILD:
            self._build(s, arg(code, 0))
        elif verb == codes.SHIFT:
            self.shifts += 1
            start, end = FIRST_SHRINE + arg(code, 1), FIRST_SHRINE + arg(code, 2)
            cause = hooks.LISTENERS[hooks.MORE_SHIFTS][0].id
            changes.shift(s, clan, arg(code, 0), start, end, cause)
        else:
            self.step = 1

    def _move(self, s: State, code: int) -> None:
        figure = arg(code, 0)
        if figure < KINDS:
            self.moved = (*self.moved, arg(code, 2) * KINDS + figure)
        else:
            changes.mark_kami_moved(s, s.public.shrines.index(figure - KINDS))
        carry_out_move(s, self.clan, code, "marshal")

    def _build(self, s: State, province: int) -> None:
        self.built = True
        cost = price(self.clan, STRONGHOLD_COST)
        cause = "marshal" if self.bonus else hooks.LISTENERS[hooks.MORE_BUILDING][0].id
        changes.spend_coins(s, self.clan, cost, cause)
        changes.build(s, self.clan, province, cause)
        if cost:
            open_window(s, hooks.SPENT, (cost, NOBODY), only=self.clan)

    def show(self, s: State) -> dict[str, Any]:
        return {
            "kind": "marshal",
            "clan": CLANS[self.clan],
            "bonus": self.bonus,
            "built": self.built,
            "moved": len(self.moved),
        }


def shifts(p: Public, clan: int) -> list[int]:
    """Every way to move one of the clan's worshippers to another shrine."""
    return [
        codes.pack(codes.SHIFT, kind, start, end)
        for kind in WORSHIPPERS
        for start in p.shrines
        if p.pieces[at(FIRST_SHRINE + start, clan) + kind]
        for end in p.shrines
        if end != start
    ]
