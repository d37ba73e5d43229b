"""Observation of one seat, built from its view and question only, so it contains nothing hidden."""

from __future__ import annotations

from hinode.env.actions import RelativeSeats
from hinode.env.drafts import Draft
from hinode.env.observation.buffer import Force, Json, ObservationBuffer, Vector
from hinode.env.observation.map import fill_forces, fill_provinces, fill_shrines
from hinode.env.observation.private import fill_draft, fill_own, fill_question
from hinode.env.observation.public import fill_display, fill_game
from hinode.env.observation.seats import fill_battle, fill_seats, fill_talk
from hinode.vocab.decisions import Decision

__all__ = ["Vector", "build"]


def build(
    view: Json,
    relative_seats: RelativeSeats,
    force: Force,
    decision: Decision | None,
    draft: Draft | None,
    gifts_left: float,
) -> Vector:
    """The observation of a seat. `force` returns the force of a clan in a province."""
    buffer = ObservationBuffer(view, relative_seats)
    fill_game(buffer, gifts_left)
    fill_display(buffer)
    fill_seats(buffer)
    fill_talk(buffer)
    fill_battle(buffer)
    fill_provinces(buffer)
    fill_forces(buffer, force)
    fill_shrines(buffer)
    fill_own(buffer)
    if decision is not None:
        fill_question(buffer, decision)
        fill_draft(buffer, relative_seats, draft)
    return buffer.done()
