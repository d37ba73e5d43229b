"""Cells of the season: its phase, cards on display, mandates, and what is being resolved."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from hinode.env.layout import COPIES, FIGURES_HELD, WIDTH
from hinode.env.observation.cells import AT, Cells
from hinode.known.public import Laid, Public
from hinode.vocab.ids import CLAN_NO, HIDDEN, KAMI_NO, NOBODY, SETS

_SEAT: Final = WIDTH["seat"]
_MANDATE: Final = WIDTH["mandate"]
_SHRINE: Final = WIDTH["shrine"]
TOLD: Final = ("tea", "performing", "shrine")  # frames with facts that the public state does not have


class SeasonCells:
    """Rewrites what changed in the season since the last update."""

    def __init__(self, cells: Cells) -> None:
        self._numbers = cells.numbers
        self._display_view = cells.field("display.copies")
        self._mandate_views = tuple(
            cells.field(f"mandate.{name}") for name in ("clan", "carried_out", "face_down")
        )
        self._time = (NOBODY, NOBODY, NOBODY)
        self._display: list[int] = []
        self._laid: list[Laid] | None = None
        self._told: list[dict[str, Any]] = []
        self._asked: list[int] = []

    def begin(self, p: Public) -> None:
        """What stays the same for a whole game."""
        self._numbers[AT["game.players"] + len(p.clans) - 3] = 1.0
        self._numbers[AT["game.season_set"] + SETS.index(p.season_set)] = 1.0
        self._numbers[AT["game.kami_unbound"]] = float(p.kami_unbound)

    def update(self, p: Public, told: list[dict[str, Any]], asked: list[int]) -> None:
        """`told`: frames of these kinds, as in the stack of a view. `asked`: the clans that are asked."""
        now = (p.season, p.phase, p.dead if p.battle else 0)
        if now != self._time:
            self._write_time(now)
        if p.display != self._display:
            self._display = p.display.copy()
            self._display_view[0] = np.array(p.display) / COPIES
        if p.laid != self._laid:
            self._write_mandates(p.laid)
        if told != self._told:
            self._mark(self._told, 0.0)
            self._mark(told, 1.0)
            self._told = told
        if asked != self._asked:
            for clan in self._asked:
                self._numbers[AT["seat.asked"] + clan * _SEAT] = 0.0
            for clan in asked:
                self._numbers[AT["seat.asked"] + clan * _SEAT] = 1.0
            self._asked = asked

    def _write_time(self, now: tuple[int, int, int]) -> None:
        numbers, (season, phase, dead) = self._numbers, self._time
        if season != NOBODY:
            numbers[AT["game.season"] + season] = numbers[AT["game.phase"] + phase] = 0.0
        self._time = season, phase, dead = now
        numbers[AT["game.season"] + season] = numbers[AT["game.phase"] + phase] = 1.0
        numbers[AT["game.killed_in_battle"]] = dead / FIGURES_HELD

    def _write_mandates(self, laid: list[Laid]) -> None:
        numbers = self._numbers
        if self._laid is not None:
            numbers[AT["game.mandates_laid"] + len(self._laid)] = 0.0
        self._laid = laid.copy()
        numbers[AT["game.mandates_laid"] + len(laid)] = 1.0
        for view in self._mandate_views:
            view[:] = 0.0
        for turn, (_, clan, tile, announced) in enumerate(laid):
            at = turn * _MANDATE
            numbers[AT["mandate.clan"] + at + clan] = 1.0
            numbers[AT["mandate.carried_out"] + at + announced] = 1.0
            numbers[AT["mandate.face_down"] + at] = float(tile == HIDDEN)

    def _mark(self, told: list[dict[str, Any]], value: float) -> None:
        """The Tea Ceremony, the clans that still have to perform the mandate, and the shrine's ability."""
        numbers = self._numbers
        for frame in told:
            if frame["kind"] == "tea":
                for clan in frame["ready"]:
                    numbers[AT["seat.ready"] + CLAN_NO[clan] * _SEAT] = value
                for one, two in frame["proposals"]:
                    numbers[AT["seat.proposes_to"] + CLAN_NO[one] * _SEAT + CLAN_NO[two]] = value
            elif frame["kind"] == "performing":
                for clan in frame["to_perform"]:
                    numbers[AT["seat.to_perform"] + CLAN_NO[clan] * _SEAT] = value
            else:
                numbers[AT["shrine.resolving"] + KAMI_NO[frame["kami"]] * _SHRINE] = value
