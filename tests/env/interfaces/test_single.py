"""The single-seat environment, with bots in the other seats."""

from __future__ import annotations

from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest

import hinode.env as hinode_env
from hinode import InvalidOptions
from hinode.bots.bot import Choice
from hinode.bots.seat import Seat

asked: list[str] = []


class Watched:
    """A bot that records when it is asked, and takes the first option."""

    def choose(self, seat: Seat) -> Choice:
        asked.append(seat.clan)
        return Choice(seat.decision.options[0])


WATCHED = f"{__name__}:Watched"


def play(env: hinode_env.SingleSeat, seed: int) -> tuple[float, dict[str, Any]]:
    rng, earned, over = Random(seed), 0.0, False
    seen, info = env.reset(seed=seed)
    while not over:
        seen, reward, over, _, info = env.step(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        earned += reward
    return earned, info


def test_a_game_against_bots_can_be_played_to_its_end() -> None:
    env = hinode_env.single_seat(seat="lotus")
    earned, info = play(env, 2)
    result = env.session.game.result
    assert result is not None
    assert info["clan"] == "lotus"
    assert info["vp"] == result.scores["lotus"]
    assert earned == (1.0 if result.winners == ["lotus"] else 0.0)


def test_the_same_seed_and_actions_give_the_same_game() -> None:
    digests = []
    for _ in range(2):
        env = hinode_env.single_seat()
        play(env, 4)
        digests.append(env.session.game.digest())
    assert digests[0] == digests[1]


def test_the_agent_is_asked_whenever_it_is_its_turn() -> None:
    env = hinode_env.single_seat(seat="turtle", clans=["koi", "turtle", "bonsai"])
    seen, _ = env.reset(seed=3)
    for _ in range(20):
        assert env.session.turn == "turtle"
        seen, _, over, _, _ = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
        assert not over


def test_the_agents_seat_is_drawn_by_default() -> None:
    env = hinode_env.single_seat(clans=["koi", "turtle", "bonsai"])
    assert {env.reset(seed=seed)[1]["clan"] for seed in range(15)} == {"koi", "turtle", "bonsai"}


def test_a_fixed_clan_is_in_every_draw() -> None:
    env = hinode_env.single_seat(seat="bonsai", players=3)
    tables = set()
    for seed in range(8):
        env.reset(seed=seed)
        tables.add(env.session.game.clans)
    assert all("bonsai" in table for table in tables)
    assert len(tables) > 1


def test_bots_sit_clockwise_from_the_agent() -> None:
    """Custom bots are given by module and class."""
    asked.clear()
    env = hinode_env.single_seat(
        seat="lotus", clans=["koi", "lotus", "turtle"], bots=[WATCHED, "random"], seconds=5.0
    )
    play(env, 1)
    assert set(asked) == {"turtle"}


@pytest.mark.parametrize(
    "wrong",
    [
        {"seat": "heron"},
        {"seat": "bonsai", "clans": ["koi", "lotus", "turtle"]},
        {"bots": ["random"]},
        {"bots": "nobody"},
        {"render_mode": "opera"},
    ],
    ids=str,
)
def test_invalid_options_are_refused_immediately(wrong: dict[str, Any]) -> None:
    with pytest.raises(InvalidOptions):
        hinode_env.single_seat(**wrong)


def test_an_illegal_action_ends_the_game() -> None:
    env = hinode_env.single_seat()
    env.reset(seed=1)
    _, reward, over, _, info = env.step(0)
    assert (reward, over, info) == (-1.0, True, {"illegal": True})


def test_masks_can_be_requested_separately() -> None:
    env = hinode_env.single_seat()
    seen, _ = env.reset(seed=1)
    assert env.action_masks().dtype == np.bool_
    assert (env.action_masks() == seen["action_mask"]).all()


def test_several_games_run_in_parallel() -> None:
    envs = gymnasium.vector.SyncVectorEnv([lambda: hinode_env.single_seat(players=3)] * 2)
    seen, _ = envs.reset(seed=1)
    for _ in range(10):
        actions = np.array([np.flatnonzero(mask)[0] for mask in seen["action_mask"]])
        seen, rewards, *_ = envs.step(actions)
    assert seen["observation"].shape == (2, hinode_env.OBSERVATION_SIZE)
    assert rewards.tolist() == [0, 0]
    envs.close()


def test_human_mode_prints_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    env = hinode_env.single_seat(render_mode="human")
    env.reset(seed=1)
    assert "spring, tea" in capsys.readouterr().out
