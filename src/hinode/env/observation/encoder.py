"""Encoder: the observations of one game."""

from __future__ import annotations

from typing import Any, Final

from hinode.api import Game
from hinode.env.actions import RelativeSeats
from hinode.env.drafts import Draft
from hinode.env.observation.board import BoardCells
from hinode.env.observation.cells import AT, Cells, Vector
from hinode.env.observation.own import OwnCells
from hinode.env.observation.question import QuestionCells
from hinode.env.observation.season import SeasonCells
from hinode.env.observation.seats import SeatCells
from hinode.vocab.decisions import Decision
from hinode.vocab.ids import CLANS

_GIFTS_LEFT: Final = AT["game.gifts_left"]


class Encoder:
    """Observations of one game. It keeps what the seats see, and updates what changed since the last call."""

    __slots__ = (
        *("_board", "_cells", "_game", "_own", "_public", "_question", "_season", "_seats", "_take"),
        "_version",
    )

    def __init__(self, game: Game) -> None:
        p = self._public = game.public
        self._game = game
        self._version = -1
        self._cells = Cells()
        self._take = self._cells.vector.take
        self._board = BoardCells(self._cells)
        self._seats = SeatCells(self._cells)
        self._season = SeasonCells(self._cells)
        self._question = QuestionCells(self._cells)
        self._own = {clan: OwnCells(self._cells, p, clan, game.private(CLANS[clan])) for clan in p.clans}
        self._board.begin(p)
        self._seats.begin(p)
        self._season.begin(p)

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy starts again with the copied game: the parts share memory, and copies of them would not."""
        return Encoder, (self._game,)

    def vector(
        self,
        relative_seats: RelativeSeats,
        questions: dict[str, Decision],
        draft: Draft | None,
        gifts_left: float,
    ) -> Vector:
        """The observation of the seat that the relative seats belong to. `questions`: by clan."""
        p = self._public
        clan = relative_seats.clans[0]
        own = self._own[clan]
        if p.version != self._version:
            self._version = p.version
            self._board.update(p)
            forces = self._board.forces
            self._seats.update(p, forces.honor_moved, forces.cards_changed)
            self._season.update(p, self._game, list(questions))
        own.update(p, self._season.laid_changes)
        self._question.write(questions.get(CLANS[clan]), draft, relative_seats)
        # All positions are within the cells. With "wrap", NumPy does not check them first.
        v: Vector = self._take(own.positions, None, None, "wrap")
        if gifts_left:
            v[_GIFTS_LEFT] = gifts_left
        return v
