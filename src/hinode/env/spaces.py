"""Observation and action spaces, the same for every seat."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from hinode.env.actions import ACTIONS
from hinode.env.layout import HIGH, SIZE


def observation_space() -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(0.0, HIGH, (SIZE,), np.float32),
            "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
        }
    )


def action_space() -> spaces.Discrete[Any]:
    return spaces.Discrete(ACTIONS)
