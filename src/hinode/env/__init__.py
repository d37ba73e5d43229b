"""Reinforcement learning environments for PettingZoo and Gymnasium. Needs the extra `hinode[env]`."""

from __future__ import annotations

try:
    import gymnasium
    import pettingzoo  # type: ignore[import-untyped]  # noqa: F401
except ModuleNotFoundError as error:
    raise ImportError('the environment needs more packages: pip install "hinode[env]"') from error

from hinode.env.actions import ACTION_VERSION, ACTIONS, BID_CAP, IllegalAction, action_name
from hinode.env.aec import env, raw_env
from hinode.env.layout import OBSERVATION_VERSION, where
from hinode.env.layout import SIZE as OBSERVATION_SIZE
from hinode.env.parallel import parallel_env
from hinode.env.single import SingleSeat, single_seat, vector_env

__all__ = [
    "ACTIONS",
    "ACTION_VERSION",
    "BID_CAP",
    "OBSERVATION_SIZE",
    "OBSERVATION_VERSION",
    "IllegalAction",
    "SingleSeat",
    "action_name",
    "env",
    "parallel_env",
    "raw_env",
    "single_seat",
    "vector_env",
    "where",
]

gymnasium.register(id="hinode/SingleSeat-v1", entry_point="hinode.env.single:SingleSeat")
