"""The clans perform a mandate one after another (POL-5, POL-6)."""

from __future__ import annotations

from typing import Any

from hinode.known.public import Public
from hinode.rules import changes
from hinode.rules.mandates.betray import Betraying
from hinode.rules.mandates.harvest import Harvesting
from hinode.rules.mandates.marshal import Marshaling
from hinode.rules.mandates.recruit import Recruiting
from hinode.rules.mandates.train import TRAIN_BONUS, Training
from hinode.rules.queries import from_left
from hinode.rules.triggers import hooks
from hinode.rules.triggers.windows import close_pile_event, open_window
from hinode.state.frame import Frame
from hinode.state.state import State
from hinode.vocab.facts import ALONE, WITH_BONUS
from hinode.vocab.ids import CLANS, HARVEST, MANDATES, MARSHAL, RECRUIT, TRAIN


def part_of(clan: int, mandate: int, bonus: bool) -> Frame:
    """The frame in which a clan performs a mandate."""
    if mandate == RECRUIT:
        return Recruiting(clan, bonus)
    if mandate == MARSHAL:
        return Marshaling(clan, bonus)
    if mandate == TRAIN:
        return Training(clan, TRAIN_BONUS if bonus else 0)
    return Harvesting(clan, bonus) if mandate == HARVEST else Betraying(clan)


def order_of(p: Public, mandate: int) -> tuple[int, ...]:
    """Clockwise from the left of the current player; Train starts with them, and some are theirs alone."""
    order = from_left(p, p.current)
    if mandate == TRAIN:  # TRA-1
        return (order[-1], *order[:-1])
    return order[-1:] if ALONE[mandate] else order  # BET-1


def has_bonus(p: Public, clan: int, mandate: int) -> bool:
    """The bonus is for the current player and their ally (POL-6), if the mandate has one."""
    return WITH_BONUS[mandate] and clan in (p.current, p.ally[p.current])


class Performing(Frame):
    """One mandate, performed by each clan in turn. All of it is one moment for triggers (POL-8)."""

    fields = ("mandate", "order")
    __slots__ = fields
    name = "performing"

    def __init__(self, mandate: int, order: tuple[int, ...] = ()) -> None:
        super().__init__()
        self.mandate = mandate
        self.order = order  # clans still to perform it

    def advance(self, s: State) -> None:
        p = s.public
        if self.step == 0:
            self.step = 1
            self.order = order_of(p, self.mandate)
            changes.open_mandate(s, one_gain=self.mandate == HARVEST)
        elif self.order:
            clan = self.order[0]
            bonus = has_bonus(p, clan, self.mandate)
            self.order = self.order[1:]
            event = s.emit("performs", MANDATES[self.mandate], clan, bonus)
            s.push(part_of(clan, self.mandate, bonus), under=event)
        elif self.step == 1:
            self.step = 2
            open_window(s, hooks.MANDATE_END, (self.mandate,))
        else:
            s.done()
            changes.close_mandate(s)
            close_pile_event(s)

    def show(self, s: State) -> dict[str, Any]:
        return {
            "kind": "performing",
            "mandate": MANDATES[self.mandate],
            "to_perform": [CLANS[clan] for clan in self.order],
        }
