"""The AEC environment: agents, turns, endings, and simultaneous actions."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

import hinode.env as hinode_env
from hinode import Game, InvalidOptions
from hinode.env.actions import action_name

FOUR = ["koi", "lotus", "turtle", "dragonfly"]
ALL = [*FOUR, "bonsai"]


def play(env: Any, rng: Random) -> dict[str, float]:
    """Take random legal actions to the end. Returns what each agent earned."""
    earned = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, cut_short, _ = env.last()
        earned[agent] += reward
        over = ended or cut_short
        env.step(None if over else rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    return earned


def named(env: Any, agent: str, name: str) -> int:
    legal = np.flatnonzero(env.observe(agent)["action_mask"]).tolist()
    return next(action for action in legal if action_name(action) == name)


def test_agents_are_the_clans_in_seat_order() -> None:
    env = hinode_env.env(clans=["turtle", "koi", "bonsai"])
    env.reset(seed=1)
    assert env.agents == env.possible_agents == ["koi", "turtle", "bonsai"]


def test_without_clans_they_are_drawn_again_for_each_game() -> None:
    env = hinode_env.env(players=3)
    drawn = set()
    for seed in range(12):
        env.reset(seed=seed)
        drawn.add(tuple(env.agents))
    assert env.possible_agents == ALL
    assert {len(agents) for agents in drawn} == {3}
    assert len(drawn) > 3


def test_a_seed_fixes_all_games_after_it() -> None:
    env = hinode_env.raw_env()
    games = []
    for _ in range(2):
        env.reset(seed=7)
        first = env.session.game.digest()
        env.reset()
        games.append((first, env.session.game.digest()))
    assert games[0] == games[1]
    assert games[0][0] != games[0][1]


def test_the_options_are_those_of_the_game() -> None:
    shrines = ["raijin", "fujin", "susanoo", "ryujin"]
    env = hinode_env.raw_env(clans=ALL, season_set="teapot", shrines=shrines, kami_unbound=True)
    env.reset(seed=1)
    view = env.session.game.view(None)
    assert (view["season_set"], view["kami_unbound"]) == ("teapot", True)
    assert [shrine["kami"] for shrine in view["shrines"]] == shrines


@pytest.mark.parametrize(
    "wrong",
    [
        {"players": 2},
        {"clans": ["koi", "lotus"]},
        {"season_set": "harbour"},
        {"shrines": ["fujin"]},
        {"render_mode": "opera"},
    ],
    ids=str,
)
def test_invalid_options_are_refused_immediately(wrong: dict[str, Any]) -> None:
    """SET-1."""
    with pytest.raises(InvalidOptions):
        hinode_env.raw_env(**wrong)


def test_the_winner_gets_1_and_the_others_nothing() -> None:
    """WIN-5."""
    env = hinode_env.env(clans=FOUR)
    env.reset(seed=3)
    earned = play(env, Random(3))
    result = env.unwrapped.session.game.result
    assert sorted(earned.values()) == [0, 0, 0, 1]
    assert earned[result.winners[0]] == 1


def test_the_last_infos_have_the_result() -> None:
    env = hinode_env.raw_env(clans=FOUR)
    env.reset(seed=3)
    rng = Random(3)
    while not any(env.terminations.values()):
        seen, *_ = env.last()
        env.step(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    result = env.session.game.result
    assert result is not None
    assert {agent: info["vp"] for agent, info in env.infos.items()} == result.scores
    assert [agent for agent in FOUR if env.infos[agent]["rank"] == 1] == result.ranking[:1]
    assert [agent for agent in FOUR if env.infos[agent]["won"]] == result.winners


def test_an_illegal_action_ends_the_game_with_a_penalty_for_its_agent() -> None:
    env = hinode_env.env(clans=FOUR)
    env.reset(seed=1)
    offender = env.agent_selection
    env.step(0)
    assert all(env.terminations.values())
    assert env.rewards == {agent: -1.0 if agent == offender else 0 for agent in FOUR}


def test_the_bare_environment_raises_instead() -> None:
    env = hinode_env.raw_env(clans=FOUR)
    env.reset(seed=1)
    with pytest.raises(hinode_env.IllegalAction):
        env.step(0)
    with pytest.raises(ValueError, match="None"):
        env.step(None)


def test_it_can_start_from_any_position() -> None:
    env = hinode_env.raw_env()
    position = {"phase": "war", "players": {"koi": {"coins": 2}, "lotus": {"coins": 1}, "turtle": {}}}
    fight = {"war": ["edo"], "map": {"edo": {"koi": {"bushi": 1}, "lotus": {"bushi": 1}}}}
    env.begin(Game.from_position({**position, **fight}))
    assert env.agents == ["koi", "lotus", "turtle"]
    assert env.asked == ["koi", "lotus"]
    play(env, Random(1))
    assert env.agents == []


def test_a_finished_position_is_over_from_the_start() -> None:
    env = hinode_env.raw_env(clans=FOUR)
    env.reset(seed=1)
    play(env, Random(1))
    finished = env.session.game
    env.begin(finished)
    assert all(env.terminations.values())
    assert env.infos["koi"]["rank"] in (1, 2, 3, 4)


# -- simultaneous actions --------------------------------------------------------------------


def test_all_asked_agents_can_be_observed_and_act_together() -> None:
    env = hinode_env.raw_env(clans=FOUR)
    env.reset(seed=1)
    seen = env.observe_together()
    assert list(seen) == env.asked == FOUR
    dropped = env.step_together({agent: named(env, agent, "ready") for agent in seen})
    assert dropped == []
    assert env.session.game.view(None)["phase"] == "political"
    assert env.agent_selection == "koi"


def test_bids_can_be_made_together() -> None:
    """BAT-3: one advantage after the other, all clans at the same time."""
    env = hinode_env.raw_env()
    players = {"koi": {"coins": 1}, "lotus": {"coins": 1}, "turtle": {}}
    fight = {"war": ["edo"], "map": {"edo": {"koi": {"bushi": 1}, "lotus": {"daimyo": 1}}}}
    env.begin(Game.from_position({"phase": "war", "players": players, **fight}))
    for advantage in ("seppuku", "hostage"):
        env.step_together({agent: named(env, agent, f"bid {advantage} 0") for agent in env.asked})
    env.step_together({agent: named(env, agent, "bid ronin 1") for agent in env.asked})
    assert not any(decision.kind == "bid" for decision in env.session.game.pending)


def test_an_action_that_another_simultaneous_action_made_impossible_is_dropped() -> None:
    """TEA-2: two clans accept the same proposal; for the second, that clan already has an ally."""
    env = hinode_env.raw_env(clans=FOUR)
    env.reset(seed=1)
    env.step(named(env, "koi", "propose 1"))
    env.session.acted("dragonfly")
    env.step_together({"koi": named(env, "koi", "propose 2")})
    said = {"lotus": named(env, "lotus", "accept 3"), "turtle": named(env, "turtle", "accept 2")}
    assert env.step_together(said) == ["turtle"]
    assert env.session.game.view(None)["alliances"] == [["koi", "lotus"]]


def test_acting_together_is_all_or_nothing() -> None:
    env = hinode_env.raw_env(clans=FOUR)
    env.reset(seed=1)
    before = env.session.game.digest()
    with pytest.raises(hinode_env.IllegalAction):
        env.step_together({"koi": named(env, "koi", "ready"), "lotus": 0})
    assert env.session.game.digest() == before
