"""The vector of one seat while it is filled in."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from hinode.env import layout
from hinode.env.actions import RelativeSeats
from hinode.vocab.ids import CLAN_NO

Json = dict[str, Any]
Vector = NDArray[np.float32]
Force = Callable[[str, str], int]

_EMPTY: Final = bytes(4 * layout.SIZE)
AT: Final = layout.START


class ObservationBuffer:
    """A view, where each clan sits as the observer sees it, and the vector."""

    __slots__ = ("frames", "places", "seat_at", "vector", "view")

    def __init__(self, view: Json, relative_seats: RelativeSeats) -> None:
        self.vector = array("f", _EMPTY)  # a few hundred single numbers: faster than in numpy
        self.view = view
        self.places = {clan: relative_seats.place(CLAN_NO[clan]) for clan in view["players"]}
        # Where the block of each clan begins, less where the first one does: add it to a field's start.
        self.seat_at = {clan: place * layout.WIDTH["seat"] for clan, place in self.places.items()}
        self.frames: dict[str, Json] = {frame["kind"]: frame for frame in view["stack"]}

    def done(self) -> Vector:
        vector = np.frombuffer(self.vector, dtype=np.float32)
        np.minimum(vector, layout.HIGH, out=vector)
        return vector
