"""The examples run as they are, in small form."""

from __future__ import annotations

import json
import runpy
import sys
from pathlib import Path
from random import Random

import pytest

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


def test_training_beats_random_soon() -> None:
    """A few rounds are enough to win clearly more than a quarter of the games."""
    made = runpy.run_path(str(EXAMPLES / "train_small_policy.py"))
    share = made["train"](rounds=6, per_round=12, games=24, seed=1)
    assert share > 0.4


def test_a_bot_of_ones_own_plays(capsys: pytest.CaptureFixture[str]) -> None:
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


def test_without_a_file_a_game_is_made_up(capsys: pytest.CaptureFixture[str]) -> None:
    run("step_through.py", "--clan", "koi", "--most", "3")
    said = capsys.readouterr().out.splitlines()
    assert [line[:4].strip() for line in said if line[:3].strip().isdigit()] == ["1", "2", "3"]


@pytest.mark.filterwarnings("ignore:.*multi-threaded, use of fork")
def test_the_speed_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    run("env_speed.py", "--seconds", "0.1", "--workers", "1")
    assert capsys.readouterr().out.count("/s") == 3
