"""Cells of the season: its phase, cards on display, mandates, and what is being resolved."""

from __future__ import annotations

from typing import Any, Final

from hinode.api import Game
from hinode.env.layout import COINS, COPIES, FIGURES_HELD, WIDTH
from hinode.env.observation.cells import AT, Cells, Marks, differences
from hinode.known.public import Laid, Public
from hinode.known.view import deck_size
from hinode.rules.kami.turn import Shrine
from hinode.rules.mandates.performing import Performing
from hinode.rules.phases.tea import TeaCeremony
from hinode.vocab.ids import CARD_COUNT, CLAN_NO, HIDDEN, PHASE_KAMI, PHASE_POLITICAL, PHASE_TEA, SETS

_SEAT: Final = WIDTH["seat"]
_MANDATE: Final = WIDTH["mandate"]
_SHRINE: Final = WIDTH["shrine"]
_ASKED: Final = AT["seat.asked"]
_DISPLAY: Final = AT["display.copies"]
_READY: Final = AT["seat.ready"]
_PROPOSES_TO: Final = AT["seat.proposes_to"]
_TO_PERFORM: Final = AT["seat.to_perform"]
_RESOLVING: Final = AT["shrine.resolving"]
# By phase: the frame with facts that the public state does not have.
_TOLD: Final = {PHASE_TEA: TeaCeremony.name, PHASE_POLITICAL: Performing.name, PHASE_KAMI: Shrine.name}


class SeasonCells:
    """Rewrites what changed in the season since the last update."""

    def __init__(self, cells: Cells) -> None:
        self.laid_changes = 0  # how many times the mandates laid have changed
        self._numbers = cells.numbers
        self._time: tuple[int, ...] = ()
        self._time_marks = Marks(cells)
        self._display = [0] * CARD_COUNT
        self._laid: list[Laid] | None = None
        self._laid_marks = Marks(cells)
        self._told: Any = None
        self._told_marks = Marks(cells)
        self._asked: list[str] = []
        self._asked_marks = Marks(cells)

    def begin(self, p: Public) -> None:
        """What stays the same for a whole game."""
        self._numbers[AT["game.players"] + len(p.clans) - 3] = 1.0
        self._numbers[AT["game.season_set"] + SETS.index(p.season_set)] = 1.0
        self._numbers[AT["game.kami_unbound"]] = float(p.kami_unbound)

    def update(self, p: Public, game: Game) -> None:
        now = (p.season, p.phase, p.turn, len(p.laid), p.dead if p.battle else 0)
        if now != self._time:
            self._time = now
            self._write_time(p)
        if p.display != self._display:
            self._write_display(p)
        if p.laid != self._laid:
            self._mark_mandates(p)
        asked = [decision.clan for decision in game.pending]
        if asked != self._asked:
            self._asked = asked
            self._asked_marks.move([_ASKED + CLAN_NO[clan] * _SEAT for clan in asked])
        kind = _TOLD.get(p.phase)
        if kind is not None or self._told is not None:
            self._update_told(None if kind is None else game.frame(kind))

    def _write_time(self, p: Public) -> None:
        self._time_marks.move([AT["game.season"] + p.season, AT["game.phase"] + p.phase])
        self._numbers[AT["game.killed_in_battle"]] = (p.dead if p.battle else 0) / FIGURES_HELD
        self._numbers[AT["own.deck_size"]] = deck_size(p) / COINS

    def _write_display(self, p: Public) -> None:
        display = bytes(p.display)
        for card in differences(bytes(self._display), display):
            self._numbers[_DISPLAY + card] = display[card] / COPIES
        self._display = p.display.copy()

    def _mark_mandates(self, p: Public) -> None:
        self._laid = p.laid.copy()
        self.laid_changes += 1
        marked = [AT["game.mandates_laid"] + len(p.laid)]
        for turn, (_, clan, tile, announced) in enumerate(p.laid):
            cell = turn * _MANDATE
            marked.append(AT["mandate.clan"] + cell + clan)
            marked.append(AT["mandate.carried_out"] + cell + announced)
            if tile == HIDDEN:
                marked.append(AT["mandate.face_down"] + cell)
        self._laid_marks.move(marked)

    def _update_told(self, frame: object) -> None:
        """The Tea Ceremony, the clans that still have to perform the mandate, and the shrine's ability."""
        told: Any = None
        if isinstance(frame, TeaCeremony):
            told = (frame.ready, frame.open)
        elif isinstance(frame, Performing):
            told = frame.order
        elif isinstance(frame, Shrine):
            told = frame.kami
        if told != self._told:
            self._told = told
            self._told_marks.move(_told_cells(frame))


def _told_cells(frame: object) -> list[int]:
    if isinstance(frame, TeaCeremony):
        ready = [_READY + clan * _SEAT for clan in frame.ready]
        return ready + [_PROPOSES_TO + one * _SEAT + two for one, two in frame.open]
    if isinstance(frame, Performing):
        return [_TO_PERFORM + clan * _SEAT for clan in frame.order]
    return [_RESOLVING + frame.kami * _SHRINE] if isinstance(frame, Shrine) else []
