"""Several games in parallel, each in its own process."""

from __future__ import annotations

import numpy as np

import hinode.env as hinode_env
from hinode.env.actions import ACTIONS


def test_finished_games_of_a_vector_restart() -> None:
    """An illegal action ends one game, which restarts at the next step, while the other continues."""
    games = hinode_env.vector_env(2, clans=["koi", "lotus", "turtle"], seat="koi")
    try:
        seen, _ = games.reset(seed=1)
        assert seen["action_mask"].shape == (2, ACTIONS)
        legal = [int(np.flatnonzero(mask)[0]) for mask in seen["action_mask"]]
        seen, rewards, ended, _, _ = games.step(np.array([legal[0], 0]))
        assert (list(ended), rewards[1]) == ([False, True], -1.0)
        legal = [int(np.flatnonzero(mask)[0]) for mask in seen["action_mask"]]
        seen, _, ended, _, _ = games.step(np.array(legal))
        assert not ended.any()
        assert (seen["action_mask"].sum(axis=1) > 0).all()
    finally:
        games.close()
