"""Weights of the components of a position: two rows for each season, politics and war.

Fitted to games of an earlier `greedy` by ridge regression of the final VP on the components, toward 1
(tools/fit_weights.py), then rounded by hand: no negative weights, and less honor than found. The Dragonfly
can move anywhere, so honor and shrines count less for them, and harvests and Strongholds more.
"""

from __future__ import annotations

from typing import Final

from hinode.vocab.ids import CLAN_NO, CLANS

Row = tuple[float, ...]
TUNED: Final[tuple[Row, ...]] = (
    (1.00, 1.00, 1.00, 0.80, 0.15, 0.10, 6.00, 0.60, 1.00, 1.30, 0.63, 0.85, 0.00, 0.00, 3.00, 0.63, 0.00),
    (1.05, 1.70, 0.45, 0.75, 0.15, 0.00, 6.00, 1.00, 0.50, 1.40, 1.00, 2.20, 1.00, 4.00, 3.00, 1.00, 0.00),
    (1.06, 2.00, 0.57, 0.95, 0.15, 0.00, 4.20, 0.90, 1.00, 1.40, 0.94, 1.30, 0.00, 1.25, 4.50, 0.61, 0.00),
    (1.07, 1.20, 0.83, 1.03, 0.33, 0.00, 2.40, 1.00, 0.50, 1.40, 1.00, 1.80, 0.30, 3.00, 5.10, 1.00, 0.00),
    (1.07, 1.50, 0.81, 0.81, 0.21, 0.00, 1.00, 0.60, 1.00, 0.80, 0.52, 1.06, 0.10, 0.00, 6.00, 0.56, 0.00),
    (1.02, 0.94, 1.02, 1.00, 0.50, 0.00, 0.30, 1.00, 0.50, 1.00, 1.00, 0.84, 0.00, 0.00, 1.00, 1.00, 0.00),
)

# Different from 1: honor, harvest, capacity, worship.
_DRAGONFLY: Final[Row] = (1, 1, 1, 1, 1, 1, 0.6, 1, 1, 1, 1.5, 1, 1, 1, 1.3, 0.7, 1)
_ADJUSTMENTS: Final[dict[int, Row]] = {CLAN_NO["dragonfly"]: _DRAGONFLY}
# The rows for each clan slot.
BY_CLAN: Final[tuple[tuple[Row, ...], ...]] = tuple(
    tuple(
        tuple(w * factor for w, factor in zip(row, _ADJUSTMENTS.get(slot, (1,) * len(row)), strict=True))
        for row in TUNED
    )
    for slot in range(len(CLANS))
)
