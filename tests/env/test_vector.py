"""Several games at once, each in a process of its own."""

from __future__ import annotations

import numpy as np

import hinode.env as hinode_env
from hinode.env.actions import ACTIONS


def test_the_games_of_a_vector_play_on_after_their_ends() -> None:
    """An illegal action ends one game, which starts again with the next step, while the other goes on."""
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
