"""Rendering: the game as text or as an image, as a spectator sees it."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from hinode.api import Game
from hinode.env.rendering.picture import draw
from hinode.env.rendering.text import write
from hinode.vocab.errors import InvalidOptions

RENDER_MODES: Final = ("human", "ansi", "rgb_array")
Image = str | NDArray[np.uint8]


def render(game: Game, mode: str | None) -> Image | None:
    """Text for `ansi`, pixels for `rgb_array`. `human` prints the text."""
    if mode == "ansi":
        return write(game)
    if mode == "rgb_array":
        return draw(game)
    if mode == "human":
        print(write(game))
    return None


def check_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in RENDER_MODES:
        raise InvalidOptions(f"render_mode: one of {', '.join(RENDER_MODES)}, not {mode!r}")
    return mode
