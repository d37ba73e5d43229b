"""The parallel environment: all agents act together, and agents without a question wait."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np

import hinode.env as hinode_env
from hinode.env.actions import BLOCKS, WAITING, action_name

THREE = ["koi", "lotus", "turtle"]
READY = BLOCKS["ready"][0]


def legal(seen: dict[str, Any], agent: str) -> list[int]:
    return [int(action) for action in np.flatnonzero(seen[agent]["action_mask"])]


def test_agents_without_a_question_may_only_wait() -> None:
    env = hinode_env.parallel_env(clans=THREE)
    seen, _ = env.reset(seed=1)
    assert all(WAITING not in legal(seen, agent) for agent in THREE)  # the Tea Ceremony asks everyone
    seen, *_ = env.step(dict.fromkeys(THREE, READY))
    assert [legal(seen, agent) for agent in ("lotus", "turtle")] == [[WAITING], [WAITING]]
    assert {action_name(action).split()[0] for action in legal(seen, "koi")} == {"mandate"}


def test_a_whole_game_rewards_the_winner() -> None:
    env, rng = hinode_env.parallel_env(clans=THREE), Random(5)
    seen, _ = env.reset(seed=5)
    earned = dict.fromkeys(THREE, 0.0)
    infos: dict[str, Any] = {}
    while env.agents:
        actions = {agent: rng.choice(legal(seen, agent)) for agent in env.agents}
        seen, rewards, _, _, infos = env.step(actions)
        for agent, reward in rewards.items():
            earned[agent] += reward
    assert sum(earned.values()) == 1
    assert [agent for agent in THREE if infos[agent]["won"]] == [a for a in THREE if earned[a] > 0]


def test_a_dropped_action_is_reported() -> None:
    """TEA-2: two clans accept the Koi at the same time."""
    env = hinode_env.parallel_env(clans=[*THREE, "bonsai"])
    env.reset(seed=1)
    session = env.session
    by_name = {agent: {action_name(a): a for a in session.legal(agent)} for agent in env.agents}
    session.act("koi", by_name["koi"]["propose 1"])
    session.act("koi", by_name["koi"]["propose 2"])
    said = {"koi": "propose 3", "lotus": "accept 3", "turtle": "accept 2", "bonsai": "ready"}
    legal_now = {agent: {action_name(a): a for a in session.legal(agent)} for agent in env.agents}
    *_, infos = env.step({agent: legal_now[agent][words] for agent, words in said.items()})
    assert [agent for agent, info in infos.items() if info.get("dropped")] == ["turtle"]


def test_an_illegal_action_ends_the_game_for_all() -> None:
    env = hinode_env.parallel_env(clans=THREE)
    env.reset(seed=1)
    _, rewards, ended, cut_short, infos = env.step({"koi": READY, "lotus": WAITING, "turtle": READY})
    assert rewards == {"koi": 0.0, "lotus": -1.0, "turtle": 0.0}
    assert (set(ended.values()), set(cut_short.values())) == ({True}, {False})
    assert infos["lotus"] == {"illegal": True}
    assert env.agents == []
