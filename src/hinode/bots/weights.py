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
    (1.06, 1.0, 1.0, 0.49, 0.23, 0.81, 0.59, 1.63, 1.0, 0.11, 2.68, 1.54, 1.09, 3.49, 5.02, 0.88, 2.0),
    (1.44, 1.64, 0.92, 1.17, 0.76, 0.0, 6.78, 1.0, 0.59, 0.59, 1.0, 2.29, 1.51, 5.15, 5.86, 1.0, 2.0),
    (1.31, 2.96, 0.69, 0.33, 0.15, 0.71, 5.7, 0.25, 1.0, 0.52, 1.82, 1.14, 0.04, 2.01, 6.25, 0.89, 0.5),
    (1.27, 1.04, 1.14, 0.72, 1.06, 0.14, 4.58, 1.0, 0.0, 0.51, 1.0, 1.35, 1.88, 4.78, 4.85, 1.0, 1.5),
    (1.08, 1.36, 0.93, 0.36, 0.37, 0.0, 3.3, 0.85, 1.0, 0.62, 0.87, 0.01, 0.0, 1.9, 7.06, 0.79, 0.3),
    (0.99, 0.81, 1.08, 0.63, 0.9, 0.0, 3.59, 1.0, 0.0, 0.88, 1.0, 1.71, 0.0, 1.66, 1.0, 1.0, 1.1),
)
