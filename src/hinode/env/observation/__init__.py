"""Observations: what a seat may know, as a vector, from the public state and the seat's own record only."""

from __future__ import annotations

from typing import Final

from hinode.api import Game
from hinode.env.actions import RelativeSeats
from hinode.env.drafts import Draft
from hinode.env.observation.board import BoardCells
from hinode.env.observation.cells import AT, Cells, Vector, positions
from hinode.env.observation.own import OWN, OwnCells, write_draft, write_question
from hinode.env.observation.season import TOLD, SeasonCells
from hinode.env.observation.seats import SeatCells
from hinode.known.public import Public
from hinode.vocab.decisions import Decision
from hinode.vocab.ids import CLAN_NO, CLANS

__all__ = ["Encoder", "Vector"]

_GIFTS_LEFT: Final = AT["game.gifts_left"]


class Encoder:
    """Observations of one game. It keeps what all seats see, and updates what changed since the last call."""

    __slots__ = ("_board", "_cells", "_game", "_own", "_season", "_seats", "_version")

    def __init__(self, game: Game) -> None:
        self._game = game
        self._version = -1
        self._cells = Cells()
        self._board = BoardCells(self._cells)
        self._seats = SeatCells(self._cells)
        self._season = SeasonCells(self._cells)
        self._own = {clan: OwnCells() for clan in game.clans}
        for part in (self._board, self._seats, self._season):
            part.begin(game.public)

    def _update(self, p: Public) -> None:
        self._version = p.version
        self._board.update(p)
        self._seats.update(p)
        game = self._game
        self._season.update(p, game.stack(TOLD), [CLAN_NO[asked.clan] for asked in game.pending])

    def vector(
        self, relative_seats: RelativeSeats, decision: Decision | None, draft: Draft | None, gifts_left: float
    ) -> Vector:
        """The observation of the seat that the relative seats belong to."""
        game = self._game
        p, order = game.public, relative_seats.clans
        if p.version != self._version:
            self._update(p)
        v = self._cells.vector.take(positions(order))
        if gifts_left:
            v[_GIFTS_LEFT] = gifts_left
        me = CLANS[order[0]]
        v[OWN] = self._own[me].block(p, game.private(me))
        if decision is not None:
            write_question(v, decision)
            if draft is not None:
                write_draft(v, relative_seats, draft)
        return v
