"""Marshal: Move each figure once, and build a Stronghold with the bonus (MAR)."""

from __future__ import annotations

from typing import Any

from hinode.known.public import Public
from hinode.rules import table
from hinode.rules.moving import carry_out_move, movable
from hinode.rules.queries import in_reserve, price
from hinode.state.frame import Frame
from hinode.state.state import State
from hinode.vocab import codes
from hinode.vocab.codes import arg, verb_of
from hinode.vocab.facts import STRONGHOLD_COST
from hinode.vocab.ids import CLANS, KINDS, MAP_SIZE, STRONGHOLD

BUILDS = [codes.pack(codes.BUILD, province) for province in range(MAP_SIZE)]


class Marshalling(Frame):
    """One clan's part of a Marshal, one step at a time."""

    __slots__ = ("bonus", "built", "clan", "moved")
    name = "marshal"
    turn_clause = "POL-5"

    def __init__(self, clan: int, bonus: bool) -> None:
        super().__init__()
        self.clan = clan
        self.bonus = bonus
        self.built = False
        # Where each piece that has moved stands now, as province * KINDS + kind (MAR-2).
        self.moved: tuple[int, ...] = ()

    def advance(self, s: State) -> None:
        if self.step == 0:
            s.ask(self.clan, "marshal", "marshal")
        else:
            s.done()

    def may_build(self, p: Public) -> bool:
        """With the bonus, once, paid for, from reserve (MAR-3)."""
        return (
            self.bonus
            and not self.built
            and in_reserve(p, self.clan, STRONGHOLD) > 0
            and p.coins[self.clan] >= price(self.clan, STRONGHOLD_COST)
        )

    def options(self, s: State, clan: int) -> list[int]:
        found = [codes.DONE]
        movable(s.public, clan, self.moved, found)
        if self.may_build(s.public):
            found += BUILDS
        return found

    def answer(self, s: State, clan: int, code: int) -> None:
        verb = verb_of(code)
        if verb == codes.MOVE:
            kind, start, end = arg(code, 0), arg(code, 1), arg(code, 2)
            self.moved = (*self.moved, end * KINDS + kind)
            carry_out_move(s, clan, kind, start, end, "marshal")
        elif verb == codes.BUILD:
            self.built = True
            table.spend_coins(s, clan, price(clan, STRONGHOLD_COST), "marshal")
            table.build(s, clan, arg(code, 0), "marshal")
        else:
            self.step = 1

    def show(self, s: State) -> dict[str, Any]:
        return {
            "kind": "marshal",
            "clan": CLANS[self.clan],
            "bonus": self.bonus,
            "built": self.built,
            "moved": len(self.moved),
        }
