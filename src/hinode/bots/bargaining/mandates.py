"""What each mandate of the clan that chooses now would change, simulated in the same worlds."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from hinode.bots.evaluation.position import Values, estimates, relative_to_rivals
from hinode.bots.search.lookahead import announced, play_mandate
from hinode.bots.style import Style
from hinode.worlds.world import World

OPTIONS: Final = 3  # options evaluated in each question of a simulated mandate


class MandateValues:
    """The value of all clans after each mandate, relative to the one that its chooser likes best.

    Computed when it is first needed. All mandates are simulated with the same luck.
    """

    def __init__(self, worlds: Sequence[World], style: Style, rng: Random) -> None:
        self._worlds = worlds
        self._style = style
        self._rng = rng
        self._found: dict[int, Values] | None = None

    def change(self, mandate: int) -> Values | None:
        """What choosing this mandate changes for every clan. None if it is not known to be possible."""
        return self.all().get(mandate)

    def all(self) -> dict[int, Values]:
        if self._found is None:
            self._found = self._simulate()
        return self._found

    def _simulate(self) -> dict[int, Values]:
        totals: dict[int, Values] = {}
        counts: dict[int, int] = {}
        for world in self._worlds:
            for mandate, values in self._in_world(world).items():
                so_far = totals.setdefault(mandate, [0.0] * 5)
                totals[mandate] = [a + b for a, b in zip(so_far, values, strict=True)]
                counts[mandate] = counts.get(mandate, 0) + 1
        return {mandate: [vp / counts[mandate] for vp in values] for mandate, values in totals.items()}

    def _in_world(self, world: World) -> dict[int, Values]:
        ask = next((ask for ask in world.asks() if ask.kind == "mandate"), None)
        if ask is None:
            return {}
        seed = self._rng.getrandbits(32)
        found: dict[int, Values] = {}
        for code in world.codes(ask):
            if announced(code) not in found:
                after = world.copy()
                after.play(ask.clan, code)
                play_mandate(after, self._style, Random(seed), OPTIONS)
                found[announced(code)] = estimates(after.public, self._style)
        p, chooser = world.public, ask.clan
        best = max(found, key=lambda mandate: relative_to_rivals(p, found[mandate], chooser, self._style))
        likely = found[best]
        return {
            mandate: [vp - usual for vp, usual in zip(values, likely, strict=True)]
            for mandate, values in found.items()
        }
