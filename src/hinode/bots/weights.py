"""Weights of the components of a position's value: two rows a season, politics and war."""

from __future__ import annotations

from typing import Final

PLAIN: Final = (1.0,) * 16
WEIGHTS: Final[tuple[tuple[float, ...], ...]] = (PLAIN,) * 6
