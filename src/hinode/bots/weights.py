"""Weights of the components of a position's value: two rows a season, politics and war.

`TUNED` was fitted to some 400 games of `greedy`, with either table, against itself: ridge regression of
the final VP on the components, towards 1, negative weights cut off.
"""

from __future__ import annotations

from typing import Final

Row = tuple[float, ...]
# The hand-made value knows nothing of ties.
PLAIN: Final[tuple[Row, ...]] = ((*(1.0,) * 16, 0.0),) * 6
TUNED: Final[tuple[Row, ...]] = (
    (1.00, 1.00, 1.00, 0.79, 0.15, 0.09, 6.00, 0.47, 1.00, 0.25, 0.49, 0.95, 0.00, 0.00, 3.00, 0.60, 0.00),
    (1.07, 1.78, 0.50, 0.74, 0.15, 0.00, 6.00, 1.00, 0.50, 0.49, 1.00, 2.24, 0.00, 4.45, 3.49, 1.00, 0.00),
    (1.11, 2.24, 0.56, 1.00, 0.15, 0.00, 4.20, 0.77, 1.00, 0.56, 0.94, 1.64, 0.00, 1.36, 4.96, 0.65, 0.00),
    (1.11, 1.17, 0.89, 1.04, 0.30, 0.00, 2.60, 1.00, 0.50, 0.68, 1.00, 2.10, 0.00, 3.14, 5.66, 1.00, 0.00),
    (1.08, 1.49, 0.83, 0.82, 0.16, 0.00, 1.20, 0.60, 1.00, 0.64, 0.49, 1.43, 0.00, 0.60, 7.13, 0.59, 0.00),
    (1.03, 0.93, 1.02, 1.00, 0.50, 0.00, 0.50, 1.00, 0.50, 0.91, 1.00, 1.23, 0.00, 0.87, 1.00, 1.00, 0.00),
)
