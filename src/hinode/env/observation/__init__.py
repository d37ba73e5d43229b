"""Observations: what a seat may know, as a vector, from the public state and its private state only."""

from __future__ import annotations

from hinode.env.observation.cells import Vector
from hinode.env.observation.encoder import Encoder

__all__ = ["Encoder", "Vector"]
