"""One seat's observation, built from its view and its own question: it cannot hold what a view hides."""

from __future__ import annotations

from hinode.env.actions import Compass
from hinode.env.drafts import Draft
from hinode.env.observing.land import fill_forces, fill_provinces, fill_shrines
from hinode.env.observing.own import fill_draft, fill_own, fill_question
from hinode.env.observing.seats import fill_battle, fill_seats, fill_talk
from hinode.env.observing.sheet import Force, Json, Sheet, Vector
from hinode.env.observing.table import fill_game, fill_table
from hinode.vocab.decisions import Decision

__all__ = ["Vector", "build"]


def build(
    view: Json,
    compass: Compass,
    force: Force,
    decision: Decision | None,
    draft: Draft | None,
    gifts_left: float,
) -> Vector:
    """The observation of the seat whose view it is; `force` is the public force of a clan in a province."""
    sheet = Sheet(view, compass)
    fill_game(sheet, gifts_left)
    fill_table(sheet)
    fill_seats(sheet)
    fill_talk(sheet)
    fill_battle(sheet)
    fill_provinces(sheet)
    fill_forces(sheet, force)
    fill_shrines(sheet)
    fill_own(sheet)
    if decision is not None:
        fill_question(sheet, decision)
        fill_draft(sheet, compass, draft)
    return sheet.done()
