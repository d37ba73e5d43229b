"""Mandate values: simulate each mandate that can be chosen now, and compare the positions of all clans."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import fmean
from typing import Final

from hinode.bots.evaluation.expected_vp import Values, estimates, relative_to_rivals
from hinode.bots.search.lookahead import after_mandate, announced
from hinode.bots.style import Style
from hinode.known.public import Public
from hinode.worlds.world import World

OPTIONS: Final = 4  # options evaluated in each question of a simulated mandate


class MandateValues:
    """The value of all clans after each mandate, relative to the one that its chooser likes best.

    Computed when it is first needed. All mandates are simulated with the same luck.
    """

    def __init__(self, worlds: Sequence[World], style: Style, rng: Random) -> None:
        self._worlds = worlds
        self._style = style
        self._rng = rng
        self._ends: list[dict[int, Public]] | None = None  # by world: the position after each mandate
        self._found: dict[int, Values] | None = None

    @property
    def known(self) -> bool:
        return self._ends is not None

    def ends(self) -> list[dict[int, Public]]:
        """By world: the position after each mandate that its chooser has there."""
        if self._ends is None:
            self._ends = [self._simulate(world) for world in self._worlds]
        return self._ends

    def change(self, mandate: int) -> Values | None:
        """What choosing this mandate changes for every clan. None if it is not known to be possible."""
        return self.all().get(mandate)

    def all(self) -> dict[int, Values]:
        """The changes by mandate: means over the worlds where it is possible."""
        if self._found is None:
            totals: dict[int, list[Values]] = {}
            for world, ends in zip(self._worlds, self.ends(), strict=True):
                for mandate, values in self._changes(world, ends).items():
                    totals.setdefault(mandate, []).append(values)
            self._found = {
                mandate: [fmean(column) for column in zip(*values, strict=True)]
                for mandate, values in totals.items()
            }
        return self._found

    def _simulate(self, world: World) -> dict[int, Public]:
        ask = next((ask for ask in world.asks() if ask.kind == "mandate"), None)
        if ask is None:
            return {}
        seed = self._rng.getrandbits(32)
        found: dict[int, Public] = {}
        for code in world.codes(ask):
            if announced(code) not in found:
                found[announced(code)] = after_mandate(
                    world, ask.clan, code, self._style, Random(seed), OPTIONS
                )
        return found

    def _changes(self, world: World, ends: dict[int, Public]) -> dict[int, Values]:
        p = world.public
        values = {mandate: estimates(end, self._style) for mandate, end in ends.items()}
        if not values:
            return {}
        best = max(values, key=lambda mandate: relative_to_rivals(p, values[mandate], p.current, self._style))
        return {
            mandate: [vp - usual for vp, usual in zip(found, values[best], strict=True)]
            for mandate, found in values.items()
        }
