"""Canvas: draws boxes, lines, and letters on an array of pixels."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from hinode.env.rendering.font import stencil

Color = tuple[int, int, int]
Point = tuple[int, int]


class Canvas:
    """Pixels addressed as (x, y) from the top left."""

    __slots__ = ("pixels",)

    def __init__(self, width: int, height: int, color: Color) -> None:
        self.pixels: NDArray[np.uint8] = np.full((height, width, 3), color, dtype=np.uint8)

    def box(self, at: Point, size: Point, color: Color, edge: Color | None = None) -> None:
        (x, y), (width, height) = at, size
        self.pixels[y : y + height, x : x + width] = edge if edge is not None else color
        if edge is not None:
            self.pixels[y + 2 : y + height - 2, x + 2 : x + width - 2] = color

    def line(self, start: Point, end: Point, color: Color, dashed: bool = False) -> None:
        count = max(abs(end[0] - start[0]), abs(end[1] - start[1])) + 1
        xs = np.linspace(start[0], end[0], count).astype(int)
        ys = np.linspace(start[1], end[1], count).astype(int)
        shown = np.arange(count) % 12 < 6 if dashed else np.ones(count, dtype=np.bool_)
        for dx, dy in ((0, 0), (1, 0), (0, 1)):
            self.pixels[ys[shown] + dy, xs[shown] + dx] = color

    def text(self, at: Point, text: str, color: Color, scale: int = 2) -> None:
        """Draw text. Parts outside the canvas are cut off."""
        x, y = at
        room = self.pixels[y : y + 5 * scale, x:]
        dots = stencil(text, scale)[: room.shape[0], : room.shape[1]]
        room[: dots.shape[0], : dots.shape[1]][dots] = color
