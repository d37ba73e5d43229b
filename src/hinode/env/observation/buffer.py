"""Observation buffer: the vector of one seat while it is filled."""

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
    """A view, the relative seat of each clan, and the vector to fill."""

    __slots__ = ("frames", "places", "seat_at", "vector", "view")

    def __init__(self, view: Json, relative_seats: RelativeSeats) -> None:
        self.vector = array("f", _EMPTY)  # faster than numpy for a few hundred single writes
        self.view = view
        self.places = {clan: relative_seats.place(CLAN_NO[clan]) for clan in view["players"]}
        # The offset of each clan's block: add it to the start of a field.
        self.seat_at = {clan: place * layout.WIDTH["seat"] for clan, place in self.places.items()}
        self.frames: dict[str, Json] = {frame["kind"]: frame for frame in view["stack"]}

    def done(self) -> Vector:
        vector = np.frombuffer(self.vector, dtype=np.float32)
        np.minimum(vector, layout.HIGH, out=vector)
        return vector
