"""Recruit: summon figures to your Strongholds, one at a time (REC)."""

from __future__ import annotations

from typing import Any, Final

from hinode.known.public import Public
from hinode.rules import changes
from hinode.rules.queries import (
    TRAITS,
    reserve_kinds,
    stronghold_provinces,
    strongholds,
    strongholds_in,
)
from hinode.rules.triggers import hooks
from hinode.rules.triggers.entering import enter
from hinode.rules.triggers.windows import open_window
from hinode.state.frame import Frame
from hinode.state.state import State
from hinode.vocab import codes
from hinode.vocab.codes import NONE, arg, three
from hinode.vocab.facts import WORSHIPPERS
from hinode.vocab.ids import CLANS, FIRST_SHRINE, KAMI, KINDS, MAP_SIZE, PROVINCES

# Codes of a summon by kind and province: one for each kami's shrine, and the last for staying.
SUMMONS: Final = tuple(
    tuple(
        tuple(codes.pack(codes.SUMMON, kind, province, kami) for kami in (*range(len(KAMI)), NONE))
        for province in range(MAP_SIZE)
    )
    for kind in range(KINDS)
)


def summon_options(p: Public, kinds: tuple[int, ...], provinces: list[int]) -> list[int]:
    """Each kind to each province, and a Shinto also through it to any shrine (REC-5)."""
    found: list[int] = []
    for kind in kinds:
        row = SUMMONS[kind]
        worships = kind in WORSHIPPERS
        for province in provinces:
            cell = row[province]
            found.append(cell[-1])
            if worships:
                for kami in p.shrines:
                    found.append(cell[kami])
    return found


def carry_out_summon(s: State, clan: int, code: int, cause: str) -> None:
    kind, province, kami = three(code)
    to = province if kami == NONE else FIRST_SHRINE + kami
    changes.summon(s, clan, kind, province, to, cause)
    if kami == NONE:
        enter(s, clan, kind, province)


class Recruiting(Frame):
    """One clan's part of a Recruit."""

    fields = ("clan", "bonus", "summoned")
    __slots__ = fields
    name = "recruit"
    turn_clause = "POL-5"

    def __init__(self, clan: int, bonus: bool, summoned: tuple[int, ...] = ()) -> None:
        super().__init__()
        self.clan = clan
        self.bonus = bonus  # one more summon (REC-2)
        self.summoned = summoned  # provinces summoned to so far

    def advance(self, s: State) -> None:
        if self.step == 0:
            s.ask(self.clan, "recruit", "recruit")
        else:
            s.done()

    def left(self, p: Public) -> int:
        """How many more figures may be summoned: one for each Stronghold, and the bonus (REC-1, REC-2)."""
        built = strongholds(p, self.clan)
        return built + self.bonus - len(self.summoned) if built or TRAITS[self.clan].flies else 0

    def provinces(self, p: Public) -> list[int]:
        """Where one more figure may be summoned now (REC-1, REC-2, CLA-DRAGONFLY-1)."""
        if TRAITS[self.clan].flies:
            return list(range(MAP_SIZE)) if self.left(p) > 0 else []
        if not self.summoned:
            return stronghold_provinces(p, self.clan)
        here = stronghold_provinces(p, self.clan)
        if self.bonus and all(self._spare(p, province) >= 0 for province in self.summoned):
            return here
        return [province for province in here if self._spare(p, province) > 0]

    def _spare(self, p: Public, province: int) -> int:
        """Strongholds in a province that have not been summoned to; less than 0 where the bonus was used."""
        return strongholds_in(p, self.clan, province) - self.summoned.count(province)

    def options(self, s: State, clan: int) -> list[int]:
        p = s.public
        kinds = reserve_kinds(p, clan)
        return [codes.DONE, *summon_options(p, kinds, self.provinces(p))] if kinds else [codes.DONE]

    def answer(self, s: State, clan: int, code: int) -> None:
        if code != codes.DONE:
            self.summoned = (*self.summoned, arg(code, 1))
            carry_out_summon(s, clan, code, "recruit")
            return
        self.step = 1
        if self.summoned:  # a whole Recruit of one player is one Summon (CAR-3)
            open_window(s, hooks.SUMMONED, (), only=clan)

    def show(self, s: State) -> dict[str, Any]:
        return {
            "kind": "recruit",
            "clan": CLANS[self.clan],
            "bonus": self.bonus,
            "summoned": [PROVINCES[province] for province in self.summoned],
        }
