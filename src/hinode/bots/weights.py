"""Weights of the components of a position's value: two rows a season, politics and war.

`TUNED` was fitted to games of `greedy` against itself: ridge regression of the final VP on the
components, towards 1, negative weights cut off (benchmarks/fit_weights.py).
"""

from __future__ import annotations

from typing import Final

Row = tuple[float, ...]
PLAIN: Final[tuple[Row, ...]] = ((1.0,) * 16,) * 6
TUNED: Final[tuple[Row, ...]] = (
    (1.76, 1.0, 1.0, 0.26, 0.0, 0.56, 2.9, 0.0, 1.0, 0.08, 2.69, 3.18, 8.15, 0.0, 11.01, 1.29),
    (1.46, 0.88, 0.98, 0.7, 0.39, 0.33, 6.84, 1.0, 0.0, 0.35, 1.0, 2.29, 6.94, 1.71, 10.34, 1.0),
    (1.3, 3.25, 0.5, 0.4, 0.18, 0.24, 5.54, 0.0, 1.0, 0.22, 1.56, 0.0, 2.09, 1.89, 9.34, 0.94),
    (1.22, 1.25, 1.1, 0.87, 1.02, 0.0, 4.09, 1.0, 0.0, 0.64, 1.0, 0.0, 0.12, 6.52, 7.04, 1.0),
    (1.1, 1.38, 0.91, 0.41, 0.32, 0.0, 3.23, 0.48, 1.0, 0.66, 0.51, 0.0, 0.0, 2.79, 10.41, 0.52),
    (1.02, 0.75, 1.08, 0.58, 0.91, 0.0, 3.46, 1.0, 0.0, 0.87, 1.0, 1.18, 0.0, 1.56, 1.0, 1.0),
)
