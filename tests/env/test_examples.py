"""The examples run unchanged, with small settings."""

from __future__ import annotations

import json
import runpy
import sys
from dataclasses import fields
from pathlib import Path
from random import Random

import numpy as np
import pytest

from hinode.env import ACTIONS, OBSERVATION_SIZE
from tests.support.play import play_out, random_game

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


def run(name: str, *arguments: str) -> None:
    """Run an example as a script."""
    before = sys.argv
    sys.argv = [name, *arguments]
    try:
        runpy.run_path(str(EXAMPLES / name), run_name="__main__")
    finally:
        sys.argv = before


def test_a_small_policy_is_trained(capsys: pytest.CaptureFixture[str]) -> None:
    run("train_small_policy.py", "--rounds", "2", "--per-round", "2", "--games", "2")
    said = capsys.readouterr().out
    assert "round 2: " in said
    assert "against three random, 2 games: " in said


def test_training_makes_good_actions_more_likely() -> None:
    made = runpy.run_path(str(EXAMPLES / "train_small_policy.py"))
    policy, rng = made["Policy"](seed=1), np.random.default_rng(1)
    seen = np.zeros(OBSERVATION_SIZE, np.float32)
    seen[::7] = 1.0
    mask = np.zeros(ACTIONS, np.int8)
    mask[[3, 5]] = 1
    steps = made["Steps"]([], [], [], [], [], [])
    for _ in range(64):
        action, odds, _ = policy.choose({"observation": seen, "action_mask": mask}, rng)
        worth = 1.0 if action == 5 else -1.0
        for column, value in zip(fields(steps), (seen, mask, action, odds, worth, worth), strict=True):
            getattr(steps, column.name).append(value)
    policy.learn(steps, rng)
    chosen = [policy.choose({"observation": seen, "action_mask": mask}, rng) for _ in range(50)]
    assert {action for action, _, _ in chosen} <= {3, 5}
    assert np.exp(max(odds for action, odds, _ in chosen if action == 5)) > 0.55


def test_a_custom_bot_plays(capsys: pytest.CaptureFixture[str]) -> None:
    run("write_a_bot.py", "--games", "8")
    assert "Settler won " in capsys.readouterr().out


def test_the_bot_is_twenty_lines() -> None:
    text = (EXAMPLES / "write_a_bot.py").read_text(encoding="utf-8")
    body = text.partition("class Settler:")[2].partition("\n\n\n")[0]
    assert len(body.splitlines()) <= 20


def test_a_recorded_game_is_stepped_through(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = play_out(random_game(1, players=3), Random(1)).record()
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    run("step_through.py", str(path), "--most", "5")
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith("  1 spring, tea: ")
    assert said[-1].startswith(f"{len(record['answers'])} answers; result: Result(")


def test_without_a_file_a_game_is_played(capsys: pytest.CaptureFixture[str]) -> None:
    run("step_through.py", "--clan", "koi", "--most", "3")
    said = capsys.readouterr().out.splitlines()
    assert [line.split(maxsplit=1)[0] for line in said if " spring, " in line] == ["1", "2", "3"]


@pytest.mark.filterwarnings("ignore:.*multi-threaded, use of fork")
def test_the_speed_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    run("env_speed.py", "--seconds", "0.1", "--workers", "1")
    assert capsys.readouterr().out.count("/s") == 3
