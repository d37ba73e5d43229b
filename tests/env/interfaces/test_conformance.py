"""The conformance checks of PettingZoo and Gymnasium."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import (  # type: ignore[import-untyped]
    api_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
    state_test,
)

import hinode.env as hinode_env

# PettingZoo's warnings about every environment with masks, or with agents that are not "player_0".
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:We recommend agents to be named in the format"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    # Its warning about agents whose game is over.
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]

EVERYTHING: dict[str, Any] = {
    "players": 5,
    "season_set": "random",
    "kami_unbound": True,
    "gifts": True,
    "shaping": 0.5,
}


@pytest.mark.parametrize("options", [{}, {"clans": ["koi", "turtle", "bonsai"]}, EVERYTHING])
def test_the_aec_environment_passes_the_api_test(options: dict[str, Any]) -> None:
    api_test(hinode_env.env(**options), num_cycles=1000)


def test_the_same_seed_gives_the_same_game() -> None:
    seed_test(hinode_env.env, num_cycles=100)


def test_every_render_mode_returns_its_documented_type(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(hinode_env.env)
    assert "spring, tea" in capsys.readouterr().out  # printed by the `human` mode


def test_the_parallel_environment_passes_the_api_test() -> None:
    parallel_api_test(hinode_env.parallel_env(clans=["koi", "lotus", "turtle"]), num_cycles=300)


def test_the_same_seed_gives_the_same_parallel_game() -> None:
    parallel_seed_test(hinode_env.parallel_env)


def test_the_state_for_central_critics_passes_the_state_test() -> None:
    clans = ["koi", "lotus", "turtle"]
    state_test(hinode_env.env(clans=clans), hinode_env.parallel_env(clans=clans), num_cycles=30)


def test_the_single_seat_passes_gymnasiums_check() -> None:
    made = gymnasium.make("hinode/SingleSeat-v1", render_mode="ansi")
    check_env(made.unwrapped)


def test_without_its_libraries_the_error_says_what_to_install() -> None:
    code = "import sys; sys.modules['pettingzoo'] = None; import hinode.env"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert found.returncode == 1
    assert found.stderr.rstrip().endswith('pip install "hinode[env]"')
