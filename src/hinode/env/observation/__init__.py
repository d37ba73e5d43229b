"""Observations: what a seat may know, as a vector, from the public state and the seat's own record only."""

from __future__ import annotations

import numpy as np

from hinode.api import Game
from hinode.env.actions import RelativeSeats
from hinode.env.drafts import Draft
from hinode.env.layout import HIGH
from hinode.env.observation.board import BoardCells
from hinode.env.observation.cells import AT, Cells, Vector
from hinode.env.observation.course import CourseCells
from hinode.env.observation.own import write_draft, write_own, write_question
from hinode.env.observation.seats import SeatCells
from hinode.vocab.decisions import Decision
from hinode.vocab.ids import CLAN_NO, CLANS

__all__ = ["Encoder", "Vector"]


class Encoder:
    """Observations of one game. It keeps what all seats see, and updates what changed since the last call."""

    __slots__ = ("_board", "_cells", "_course", "_game", "_seats")

    def __init__(self, game: Game) -> None:
        self._game = game
        self._cells = Cells()
        self._board = BoardCells(self._cells)
        self._seats = SeatCells(self._cells)
        self._course = CourseCells(self._cells)
        for part in (self._board, self._seats, self._course):
            part.begin(game.public)

    def vector(
        self, relative_seats: RelativeSeats, decision: Decision | None, draft: Draft | None, gifts_left: float
    ) -> Vector:
        """The observation of the seat that the relative seats belong to."""
        game, p = self._game, self._game.public
        self._board.update(p)
        self._seats.update(p)
        self._course.update(p, game.stack, [CLAN_NO[asked.clan] for asked in game.pending])
        v = self._cells.seen_from(relative_seats.clans)
        v[AT["game.gifts_left"]] = gifts_left
        write_own(v, p, game.private(CLANS[relative_seats.clans[0]]))
        if decision is not None:
            write_question(v, decision)
            if draft is not None:
                write_draft(v, relative_seats, draft)
        np.minimum(v, HIGH, out=v)
        return v
