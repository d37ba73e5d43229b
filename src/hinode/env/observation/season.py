"""Cells of the season: its phase, cards on display, mandates, and what is being resolved."""

from __future__ import annotations

from typing import Final

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
_SEASON: Final = AT["game.season"]
_PHASE: Final = AT["game.phase"]
_KILLED: Final = AT["game.killed_in_battle"]
_MANDATES_LAID: Final = AT["game.mandates_laid"]
_LAID_BY: Final = AT["mandate.clan"]
_CARRIED_OUT: Final = AT["mandate.carried_out"]
_FACE_DOWN: Final = AT["mandate.face_down"]
_DECK_SIZE: Final = AT["own.deck_size"]
_ASKED: Final = {clan: AT["seat.asked"] + number * _SEAT for clan, number in CLAN_NO.items()}
_DISPLAY: Final = AT["display.copies"]
_READY: Final = AT["seat.ready"]
_PROPOSES_TO: Final = AT["seat.proposes_to"]
_TO_PERFORM: Final = AT["seat.to_perform"]
_RESOLVING: Final = AT["shrine.resolving"]
# The phase with the clans to perform a mandate, those that are ready, or the kami; proposals of alliances.
FrameFacts = tuple[int, tuple[int, ...], tuple[tuple[int, int], ...]]
_NO_FACTS: Final[FrameFacts] = (-1, (), ())


class SeasonCells:
    """Rewrites what changed in the season since the last update."""

    def __init__(self, cells: Cells) -> None:
        self.laid_changes = 0  # how many times the mandates laid have changed
        self._numbers = cells.numbers
        self._season = -1
        self._phase = -1
        self._turn = -1
        self._time_marks = Marks(cells)
        self._dead = 0
        self._display = [0] * CARD_COUNT
        self._laid: list[Laid] | None = None
        self._laid_marks = Marks(cells)
        self._frame_facts = _NO_FACTS
        self._frame_marks = Marks(cells)
        self._asked: list[str] = []
        self._asked_marks = Marks(cells)

    def begin(self, p: Public) -> None:
        """What stays the same for a whole game."""
        self._numbers[AT["game.players"] + len(p.clans) - 3] = 1.0
        self._numbers[AT["game.season_set"] + SETS.index(p.season_set)] = 1.0
        self._numbers[AT["game.kami_unbound"]] = float(p.kami_unbound)

    def update(self, p: Public, game: Game, asked: list[str]) -> None:
        if p.laid is not self._laid:
            self._mark_mandates(p)
            self._turn = -1  # write the time again
        if p.turn != self._turn or p.phase != self._phase or p.season != self._season:
            self._write_time(p)
        dead = p.dead if p.battle else 0
        if dead != self._dead:
            self._dead = dead
            self._numbers[_KILLED] = dead / FIGURES_HELD
        if p.display is not self._display:
            self._write_display(p)
        if asked != self._asked:
            self._asked = asked
            self._asked_marks.move([_ASKED[clan] for clan in asked])
        facts = _frame_facts(p.phase, game)
        if facts != self._frame_facts:
            self._frame_facts = facts
            self._frame_marks.move(_frame_cells(facts))

    def _write_time(self, p: Public) -> None:
        self._season, self._phase, self._turn = p.season, p.phase, p.turn
        self._time_marks.move([_SEASON + p.season, _PHASE + p.phase])
        self._numbers[_DECK_SIZE] = deck_size(p) / COINS

    def _write_display(self, p: Public) -> None:
        for card in differences(bytes(self._display), bytes(p.display)):
            self._numbers[_DISPLAY + card] = p.display[card] / COPIES
        self._display = p.display

    def _mark_mandates(self, p: Public) -> None:
        self._laid = p.laid
        self.laid_changes += 1
        marked = [_MANDATES_LAID + len(p.laid)]
        for turn, (_, clan, tile, announced) in enumerate(p.laid):
            cell = turn * _MANDATE
            marked.append(_LAID_BY + cell + clan)
            marked.append(_CARRIED_OUT + cell + announced)
            if tile == HIDDEN:
                marked.append(_FACE_DOWN + cell)
        self._laid_marks.move(marked)


def _frame_facts(phase: int, game: Game) -> FrameFacts:
    """What is not in the public state, but in the frame of the phase."""
    if phase == PHASE_POLITICAL:
        performing = game.frame(Performing.name)
        if isinstance(performing, Performing):
            return phase, performing.order, ()
    elif phase == PHASE_TEA:
        tea = game.frame(TeaCeremony.name)
        if isinstance(tea, TeaCeremony):
            return phase, tea.ready, tea.open
    elif phase == PHASE_KAMI:
        shrine = game.frame(Shrine.name)
        if isinstance(shrine, Shrine):
            return phase, (shrine.kami,), ()
    return _NO_FACTS


def _frame_cells(facts: FrameFacts) -> list[int]:
    """The clans that still have to perform the mandate, the Tea Ceremony, and the shrine's ability."""
    phase, listed, proposals = facts
    if phase == PHASE_POLITICAL:
        return [_TO_PERFORM + clan * _SEAT for clan in listed]
    if phase == PHASE_TEA:
        ready = [_READY + clan * _SEAT for clan in listed]
        return ready + [_PROPOSES_TO + one * _SEAT + two for one, two in proposals]
    return [_RESOLVING + kami * _SHRINE for kami in listed]
