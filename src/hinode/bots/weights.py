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
    (0.41, 1.00, 1.00, 0.81, 0.00, 0.07, 9.10, 0.48, 1.00, 0.25, 0.45, 1.02, 0.00, 0.00, 2.95, 0.67, 1.00),
    (1.07, 1.73, 0.51, 0.76, 0.05, 0.00, 7.66, 1.00, 0.00, 0.49, 1.00, 2.26, 0.00, 4.50, 3.45, 1.00, 1.00),
    (1.10, 2.22, 0.55, 1.01, 0.00, 0.00, 5.23, 0.82, 1.00, 0.56, 0.85, 1.76, 0.00, 1.59, 4.85, 0.71, 1.00),
    (1.11, 1.11, 0.90, 1.03, 0.21, 0.00, 2.80, 1.00, 0.00, 0.68, 1.00, 2.21, 0.00, 3.27, 5.56, 1.00, 1.00),
    (1.08, 1.50, 0.82, 0.80, 0.02, 0.00, 1.18, 0.63, 1.00, 0.63, 0.43, 1.56, 0.00, 0.84, 6.97, 0.60, 1.00),
    (1.03, 0.92, 1.02, 0.99, 0.41, 0.00, 0.41, 1.00, 0.00, 0.91, 1.00, 1.36, 0.00, 0.79, 1.00, 1.00, 1.00),
)
